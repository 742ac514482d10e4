// @ts-check
// The share panel's buttons: copy a text, make a picture. Nothing is sent anywhere: texts and pictures go to the clipboard.

/**
 * Shows a notice in the panel's live region. It is emptied first, so that screen readers repeat a notice shown before.
 * @param {Element} within @param {"copied" | "selected" | "touched" | "failed"} what
 */
function say(within, what) {
  const region = /** @type {HTMLElement} */ (within.closest(".rake-share")?.querySelector("[role=status]"));
  region.textContent = "";
  setTimeout(() => (region.textContent = region.dataset[what] ?? ""), 50);
}

/** @param {HTMLElement} button */
async function copyText(button) {
  const field = /** @type {HTMLTextAreaElement} */ (document.getElementById(button.dataset.copy ?? ""));
  try {
    await navigator.clipboard.writeText(field.value);
    say(button, "copied");
  } catch {
    field.focus();
    field.select();
    say(button, matchMedia("(pointer: coarse)").matches ? "touched" : "selected");
  }
}

/**
 * Returns the address of the sheet with the cards of a picture, read from the style of one of them put into this element.
 * @param {Element} within @param {string} svg
 */
function sheetAddress(within, svg) {
  const face = within.appendChild(Object.assign(document.createElement("span"), { className: "rake-face" }));
  face.dataset.card = svg.match(/href="#(\d+\w)"/)?.[1] ?? "";
  const { backgroundImage } = getComputedStyle(face);
  face.remove();
  return backgroundImage.slice('url("'.length, -'")'.length);
}

/** Turns the button's SVG, completed with the sheet of the deck, into a PNG and shows it. @param {HTMLElement} button */
async function makePicture(button) {
  const panel = /** @type {HTMLElement} */ (button.closest(".rake-pack"));
  const shown = /** @type {HTMLElement} */ (panel.querySelector(".rake-picture"));
  const image = /** @type {HTMLImageElement} */ (shown.querySelector("img"));
  try {
    const picture = button.dataset.picture ?? "";
    const sheet = await (await fetch(sheetAddress(shown, picture))).text();
    const svg = picture.replace("<defs/>", () => `<defs>${sheet}</defs>`);
    const drawing = new Image();
    drawing.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await drawing.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: drawing.width, height: drawing.height });
    canvas.getContext("2d")?.drawImage(drawing, 0, 0);
    image.src = canvas.toDataURL("image/png");
    /** @type {HTMLAnchorElement} */ (shown.querySelector("a")).href = image.src;
    /** @type {HTMLElement} */ (shown.querySelector("[data-copy-picture]")).hidden = !globalThis.ClipboardItem;
    shown.hidden = false;
  } catch {
    say(button, "failed");
  }
}

/** @param {HTMLElement} button */
async function copyPicture(button) {
  const image = /** @type {HTMLImageElement} */ (button.closest(".rake-picture")?.querySelector("img"));
  try {
    const bytes = Uint8Array.from(atob(image.src.split(",")[1]), (letter) => letter.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ "image/png": new Blob([bytes], { type: "image/png" }) })]);
    say(button, "copied");
  } catch {
    say(button, "failed");
  }
}

/** Runs the action of a button in the share panel: copy a text, make a picture, or copy it. @param {HTMLButtonElement} button */
export function press(button) {
  if ("copy" in button.dataset) copyText(button);
  else if ("picture" in button.dataset) makePicture(button);
  else if ("copyPicture" in button.dataset) copyPicture(button);
}
