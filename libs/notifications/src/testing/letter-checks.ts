/** What a browser is asked about the letter: expressions that are evaluated there. */

/** Elements that stick out to the side, and how wide the document would have to be to show all of itself. */
export const STICKS_OUT = `[...document.querySelectorAll('body *')]
  .filter((node) => node.checkVisibility())
  .filter((node) => { const { left, right } = node.getBoundingClientRect(); return left < 0 || right > innerWidth + 0.5; })
  .map((node) => node.outerHTML.slice(0, 80))
  .concat(document.documentElement.scrollWidth > innerWidth ? ['scroll: ' + document.documentElement.scrollWidth] : [])`;

const TEXTS = `[...document.querySelectorAll('body *')]
  .filter((node) => node.checkVisibility() && [...node.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()))`;

/** The lowest contrast of any text with the ground behind it, and whose it is. Every colour of the letter is opaque. */
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
  return ${TEXTS}
    .map((node) => {
      const [a, b] = [light(getComputedStyle(node).color), light(groundOf(node))];
      return { ratio: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), text: node.textContent.slice(0, 60) };
    })
    .reduce((lowest, next) => (next.ratio < lowest.ratio ? next : lowest));
})()`;

/** Size of the smallest text, in pixels. */
export const SMALLEST_TEXT = `Math.min(...${TEXTS}.map((node) => parseFloat(getComputedStyle(node).fontSize)))`;

/** Levels of the headings, in order. */
export const HEADINGS = `[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]))`;
