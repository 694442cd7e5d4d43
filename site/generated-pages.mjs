import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorPages } from './error-pages.mjs';
import { ROOT } from './repository-links.mjs';
import { restPage } from './rest-page.mjs';

const FOLDER = join(ROOT, 'site/generated');
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** Writes the pages that follow from the table of refusals and from openapi.json. */
export function writeGeneratedPages() {
  const openApi = JSON.parse(read('openapi.json'));
  const pages = [...errorPages(openApi, read), restPage(openApi)];
  rmSync(FOLDER, { recursive: true, force: true });
  for (const { path, text } of pages) {
    const file = join(FOLDER, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
