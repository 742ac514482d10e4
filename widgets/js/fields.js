// @ts-check
// Fields that follow each other at once, without Python.

/** Keeps a slider and the number field that mirrors it at the same value. */
document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const slider = target.form?.querySelector(`[data-mirror="${CSS.escape(target.id)}"]`);
  const twin = target.dataset.mirror ? document.getElementById(target.dataset.mirror) : slider;
  if (twin instanceof HTMLInputElement) twin.value = target.value;
  const field = target.dataset.mirror ?? target.id;
  for (const output of document.querySelectorAll(`output[for="${CSS.escape(field)}"]`)) output.textContent = target.value;
});
/** A choice with `data-presses` presses the button of that id. */
document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || !target.dataset.presses) return;
  target.form?.requestSubmit(document.getElementById(target.dataset.presses));
});
/** A button with `data-sets` writes its value into the field of that id. */
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("[data-sets]") : null;
  if (!(button instanceof HTMLButtonElement)) return;
  const field = /** @type {HTMLInputElement} */ (document.getElementById(button.dataset.sets ?? ""));
  field.value = button.value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
});
