/** Licences (SPDX) that packages of the service and the libraries may have: they ask only for attribution. */
export const ALLOWED_WHERE_IT_RUNS: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // Of a font: not to be sold by itself.
  'OFL-1.1',
  'Python-2.0',
];

/** Further licences of packages that only build and test: no release contains them. */
export const ALLOWED_WHERE_IT_IS_MADE: readonly string[] = [
  '(MIT OR CC0-1.0)',
  'Apache-2.0 AND MIT',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'MPL-2.0',
  'Unlicense',
];

/** Licences of packages whose manifest states none, read from their files. */
export const READ_BY_HAND: Readonly<Record<string, string>> = {
  'png-js': 'MIT',
};
