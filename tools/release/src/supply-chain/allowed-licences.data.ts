/** Licences (SPDX) of packages that the service or a library runs with: they ask for no more than to be named. */
export const ALLOWED_WHERE_IT_RUNS: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
];

/** Besides those, of packages that only build and test: nothing of them is handed out. */
export const ALLOWED_WHERE_IT_IS_MADE: readonly string[] = [
  '(AFL-2.1 OR BSD-3-Clause)',
  '(MIT OR CC0-1.0)',
  'Apache-2.0 AND MIT',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'MPL-2.0',
  'Unlicense',
];

/** Packages whose manifest names a file instead of a licence, or nothing, and what their file says. */
export const READ_BY_HAND: Readonly<Record<string, string>> = {
  '@modelcontextprotocol/inspector': 'Apache-2.0 AND MIT',
  // Its manifest says nothing; the file LICENSE does.
  'png-js': 'MIT',
};
