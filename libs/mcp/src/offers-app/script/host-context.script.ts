/**
 * Makes the page look like its host. Colours are taken in groups or not at all: a host's text on our ground might be
 * unreadable. Fonts that would have to be fetched are not: the page fetches nothing.
 */
export const HOST_CONTEXT_SCRIPT = `
const TAKEN_TOGETHER = [
  [
    '--color-background-primary', '--color-background-secondary', '--color-text-primary', '--color-text-secondary',
    '--color-border-primary',
  ],
  ['--color-background-success', '--color-text-success'],
  ['--color-background-warning', '--color-text-warning'],
  ['--color-ring-primary'],
  ['--border-radius-md'],
  ['--font-sans'],
];

/** Applies what the host says of itself; what it leaves out stays as it is. */
function applyContext({ theme, styles, safeAreaInsets }) {
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const given = styles?.variables;
  if (given) {
    for (const names of TAKEN_TOGETHER) {
      const whole = names.every((name) => typeof given[name] === 'string');
      for (const name of names) {
        if (whole) root.style.setProperty(name, given[name]);
        else root.style.removeProperty(name);
      }
    }
  }
  for (const side of ['top', 'right', 'bottom', 'left']) {
    const inset = safeAreaInsets?.[side];
    if (Number.isFinite(inset)) root.style.setProperty('--inset-' + side, inset + 'px');
  }
}
`;
