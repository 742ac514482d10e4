// @ts-check
// Lays a rule that a table or a lesson names before the reader, who needn't leave what they are at.

/** What follows a rule's heading belongs to it up to the next heading of its kind, or of a higher one. */
const HEADINGS = ["H1", "H2", "H3", "H4"];
/** What has its place on the rule's own page only: what can be pressed, and the sign that links a heading. */
const LEFT_OUT = ".rake-widget, .headerlink, script";

/** @param {Element} heading @returns {Element[]} */
function withWhatFollows(heading) {
  const ends = HEADINGS.slice(0, HEADINGS.indexOf(heading.tagName) + 1);
  const section = [heading];
  for (let next = heading.nextElementSibling; next && !ends.includes(next.tagName); next = next.nextElementSibling) section.push(next);
  return section;
}

/**
 * Shows the rule that a link leads to. Fails without a connection, or if the page that it leads to has no such rule.
 * @param {HTMLAnchorElement} link
 */
export async function showRule(link) {
  const reply = await fetch(link.pathname);
  const page = new DOMParser().parseFromString(reply.ok ? await reply.text() : "", "text/html");
  const heading = page.getElementById(link.hash.slice(1));
  const drawer = document.getElementById("rake-rulebook");
  const [text, whole, close] = drawer?.querySelectorAll(":scope > div, :scope > p > *") ?? [];
  if (!heading || !drawer || !(whole instanceof HTMLAnchorElement)) throw new Error(`no rule at ${link.href}`);
  const rule = withWhatFollows(heading);
  for (const each of rule) {
    for (const part of each.querySelectorAll(LEFT_OUT)) part.remove();
    for (const part of each.querySelectorAll("[id]")) part.removeAttribute("id");
    for (const part of each.querySelectorAll("a")) part.href = new URL(part.getAttribute("href") ?? "", link.href).href;
  }
  heading.id = `${drawer.id}-title`;
  text.replaceChildren(...rule.filter((each) => !each.matches(LEFT_OUT)));
  whole.href = link.href;
  const title = page.querySelector("h1");
  for (const sign of title?.querySelectorAll(LEFT_OUT) ?? []) sign.remove();
  whole.textContent = title?.textContent ?? "";
  // Browsers lead the focus back from a drawer, but not from one that was opened within another.
  const leadBack = () => !drawer.matches(":popover-open") && drawer.contains(document.activeElement) && link.focus();
  if (link.isConnected) drawer.ontoggle = leadBack; // else it has gone with the rule before
  drawer.showPopover({ source: link }); // a drawer that names the rule stays open below it
  if (close instanceof HTMLElement) close.focus(); // not only when the drawer opens: what was pressed in the rule before has gone
  drawer.scrollTop = 0;
}
