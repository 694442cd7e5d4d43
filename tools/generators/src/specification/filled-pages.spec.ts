import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { filledPage, filledPages } from './filled-pages';
import { referencePages, specificationPages, type SpecificationPage } from './specification-rows';

const openApi = readFileSync(join(WORKSPACE_ROOT, 'openapi.json'), 'utf8');
const pages = specificationPages();

const changed = (from: string, to: string): SpecificationPage[] =>
  pages.map(({ path, text }) => ({ path, text: text.replaceAll(from, to) }));
const filled = (from: string, to: string) => filledPages(changed(from, to), openApi);

it('is what the code says', () => {
  expect(filledPages(pages, openApi)).toEqual(pages);
  expect(referencePages().map((page) => filledPage(page, openApi))).toEqual(referencePages());
});

it('leaves alone what is written by hand', () => {
  expect(filled('Built area.', 'Area as built.')).toEqual(changed('Built area.', 'Area as built.'));
});

it.each([
  ['a field without a row', '| `rooms` |', '| rooms |', 'no row for Home risk.rooms'],
  ['a row without a field', '| `rooms` |', '| `rooms`, `pools` |', 'there is no field pools'],
  ['a limit of nothing', '`Home risk.rooms`', '`Home risk.pools`', 'There is no field "Home risk.pools"'],
  ['a catalogue that is none', '| `genders` |', '| `genders` |\n| `gender` |', 'There is no catalogue `gender`'],
  ['a key without a row', '| `aviso` |', '| aviso |', 'no row for aviso'],
  ['a key that is not answered', '| `aviso` |', '| `aviso` |\n| `avisos` |', 'QuoteResult has no key avisos'],
  ['a schema that is none', 'schema: Offer', 'schema: Offers', 'no schema Offers'],
  ['a source that is none', 'limits -->', 'limit -->', 'Nobody knows how to fill a table from "limit"'],
])('refuses %s', (_what, from, to, message) => {
  expect(() => filled(from, to)).toThrow(message);
});

const filledErrors = (from: string, to: string) => {
  const errors = referencePages().find(({ path }) => path.endsWith('/errors.md'))!;
  return filledPage({ path: errors.path, text: errors.text.replaceAll(from, to) }, openApi);
};

it.each([
  ['a refusal without a row', '| `no_cotizable` |', '| no_cotizable |', 'no row for no_cotizable'],
  ['a row without a fault', '| `tipo` |', '| `tipo` |\n| `sobra` |', 'There is no code of a fault `sobra`'],
  ['a fault without a row', '| `falta` |', '| `sobra` |', 'no row for falta'],
])('the reference refuses %s', (_what, from, to, message) => {
  expect(() => filledErrors(from, to)).toThrow(message);
});
