/** What a browser is asked about a page: expressions that are evaluated there. */

/** Elements that stick out to the side, and how wide the page would have to be to show all of itself. */
export const STICKS_OUT = `[...document.querySelectorAll('body *')]
  .filter((node) => node.checkVisibility() && !node.closest('.unseen'))
  .filter((node) => { const { left, right } = node.getBoundingClientRect(); return left < 0 || right > innerWidth + 0.5; })
  .map((node) => node.outerHTML.slice(0, 80))
  .concat(document.documentElement.scrollWidth > innerWidth ? ['scroll: ' + document.documentElement.scrollWidth] : [])`;

/** Controls under the 24 px that WCAG 2.2 asks for; links inside a sentence are exempt there. */
export const TOO_SMALL = `[...document.querySelectorAll('summary')]
  .filter((control) => Math.min(control.offsetWidth, control.offsetHeight) < 24)
  .map((control) => control.outerHTML)`;

/** The lowest contrast of any text with the ground behind it, and whose it is. Every colour of the page is opaque. */
export const LOWEST_CONTRAST = `(() => {
  const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const linear = (part) => (part / 255 <= 0.04045 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const light = (colour) => {
    const [r, g, b] = parts(colour).map(linear);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (node) => {
    const colour = getComputedStyle(node).backgroundColor;
    return parts(colour)[3] === 0 ? groundOf(node.parentElement) : colour;
  };
  return [...document.querySelectorAll('body *')]
    .filter((node) => node.checkVisibility() && [...node.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()))
    .map((node) => {
      const [a, b] = [light(getComputedStyle(node).color), light(groundOf(node))];
      return { ratio: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), text: node.textContent.slice(0, 60) };
    })
    .reduce((lowest, next) => (next.ratio < lowest.ratio ? next : lowest));
})()`;

/** Texts of what the offers cover that take no room. */
export const FOLDED = `[...document.querySelectorAll('details dd')]
  .filter((node) => !node.checkVisibility() || node.offsetHeight === 0)
  .map((node) => node.textContent)`;
