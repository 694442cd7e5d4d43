import { existsSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const IMAGES = 'docs/images/';

/** Returns the path of a page on the site, by its path in the repository. */
export const sitePath = (path) =>
  path.replace(/^(site\/generated|site|docs)\//, '').replace(/\/README\.md$/, '/index.md');

/** Returns the anchor of a heading, as GitHub makes it. */
export const slugOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const isInRepository = (target) => !/^([a-z]+:|#|\/)/.test(target);

/**
 * Returns where a link of a page leads on the site; undefined for a file that is only in the repository.
 *
 * @throws Error for a file that does not exist
 */
function addressOf(target, page) {
  const [path, anchor] = target.split('#');
  const file = posix.join(posix.dirname(page), path);
  if (!existsSync(join(ROOT, file))) throw new Error(`${page}: ${target} does not exist`);
  if (file.startsWith(IMAGES)) return `/${file.slice(IMAGES.length)}`;
  if (file.endsWith('.md')) return `/${sitePath(file)}${anchor === undefined ? '' : `#${anchor}`}`;
  return undefined;
}

/** Has the links of pages lead to pages of the site. Other files of the repository are named without a link. */
export function repositoryLinks(md) {
  md.core.ruler.push('repository_links', ({ tokens, env }) => {
    const path = env.realPath ?? env.path;
    // A title is rendered apart, without a page.
    if (path === undefined) return;
    const page = relative(ROOT, path);
    for (const { children } of tokens) {
      for (const [place, token] of (children ?? []).entries()) lead(token, children.slice(place), page);
    }
  });
}

function lead(token, rest, page) {
  const name = { link_open: 'href', image: 'src' }[token.type];
  const target = name && token.attrGet(name);
  if (!target || !isInRepository(target)) return;
  const address = addressOf(target, page);
  if (address !== undefined) return token.attrSet(name, address);
  token.attrs = null;
  for (const each of [token, rest.find(({ type }) => type === 'link_close')]) each.tag = 'span';
}
