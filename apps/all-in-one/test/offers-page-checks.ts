/** What a browser is asked about the framed page: expressions that are evaluated there. */

/** The columns that say they are sorted, and how. */
export const SORTED = `[...document.querySelectorAll('[aria-sort]')].map(
  (header) => header.dataset.field + ' ' + header.getAttribute('aria-sort'),
)`;

/** Controls under the 24 px that WCAG 2.2 asks for. */
export const TOO_SMALL = `[...document.querySelectorAll('button, select, input')]
  .filter((control) => control.checkVisibility())
  .filter((control) => Math.min(control.offsetWidth, control.offsetHeight) < 24)
  .map((control) => control.outerHTML)`;

/** Visible texts whose contrast with the ground behind them is under the 4.5 that WCAG asks for. */
export const TOO_FAINT = `(() => {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (colour) => {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    return paint.getImageData(0, 0, 1, 1).data;
  };
  const light = (colour) => {
    const [r, g, b] = [...rgba(colour)].map((part) => (part / 255 <= 0.04045 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (node) => {
    const colour = getComputedStyle(node).backgroundColor;
    return rgba(colour)[3] === 255 || !node.parentElement ? colour : groundOf(node.parentElement);
  };
  return [...document.querySelectorAll('body *:not(script)')]
    .filter((node) => node.checkVisibility() && [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
    .filter((node) => {
      const [a, b] = [light(getComputedStyle(node).color), light(groundOf(node))];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 4.5;
    })
    .map((node) => node.textContent);
})()`;
