/** Expressions that a browser evaluates on a page with a quotation. */

/** Elements that stick out to the side, and how wide the document would have to be to show all of itself. */
export const STICKS_OUT = `[...document.querySelectorAll('body *')]
  .filter((node) => node.checkVisibility() && !node.closest('.unseen'))
  .filter((node) => { const { left, right } = node.getBoundingClientRect(); return left < 0 || right > innerWidth + 0.5; })
  .map((node) => node.outerHTML.slice(0, 80))
  .concat(document.documentElement.scrollWidth > innerWidth ? ['scroll: ' + document.documentElement.scrollWidth] : [])`;

/** Controls under the 24 px that WCAG 2.2 asks for; links inside a sentence are exempt there. */
export const TOO_SMALL = `[...document.querySelectorAll('button, select, input, summary')]
  .filter((control) => control.checkVisibility())
  .filter((control) => Math.min(control.offsetWidth, control.offsetHeight) < 24)
  .map((control) => control.outerHTML)`;

const TEXTS = `[...document.querySelectorAll('body *')]
  .filter((node) => node.checkVisibility() && [...node.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()))`;

/** The lowest contrast of any text with the first opaque ground behind it, and whose it is. WCAG asks for 4.5. */
export const LOWEST_CONTRAST = `(() => {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (colour) => {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    return paint.getImageData(0, 0, 1, 1).data;
  };
  const linear = (part) => (part / 255 <= 0.04045 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const light = (colour) => {
    const [r, g, b] = [...rgba(colour)].map(linear);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (node) => {
    const colour = getComputedStyle(node).backgroundColor;
    return rgba(colour)[3] === 255 ? colour : groundOf(node.parentElement);
  };
  return ${TEXTS}
    .map((node) => {
      const [a, b] = [light(getComputedStyle(node).color), light(groundOf(node))];
      return { ratio: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), text: node.textContent.slice(0, 60) };
    })
    .reduce((lowest, next) => (next.ratio < lowest.ratio ? next : lowest));
})()`;

/** Size of the smallest text, in pixels. */
export const SMALLEST_TEXT = `Math.min(...${TEXTS}.map((node) => parseFloat(getComputedStyle(node).fontSize)))`;
