import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { connectorNames, named } from './connector-names';

const REMOTE = 'libs/insurers/remote';
const PAGES = [
  'docs/connectors.md',
  `${REMOTE}/README.md`,
  ...['faro', 'roble'].map((folder) => `${REMOTE}/src/${folder}/README.md`),
];
const read = (path: string) => readFileSync(join(WORKSPACE_ROOT, path), 'utf8');

it.each(PAGES)('%s leads to what there is', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link]) => link!);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !existsSync(join(WORKSPACE_ROOT, dirname(page), link)))).toEqual([]);
});

it('the guide names every file that the generator writes', () => {
  const guide = read('docs/connectors.md');
  const sources = readdirSync(join(__dirname, 'template')).filter((file) => file.endsWith('.ts.template'));
  const names = sources
    .filter((file) => !file.includes('.spec.') && !file.includes('under-test'))
    .map((file) => named(file, connectorNames('acme-seguros')).replace('.template', ''));
  expect(names.length).toBeGreaterThan(7);
  for (const name of names) expect(guide).toContain(`\`${name}\``);
});
