import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { SettingsError } from '@cotiza/kernel';
import { cachedDocument, type CachedDocument } from '@cotiza/platform';

/** The types of the files that are served; others are not. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
};

/** The files of the documentation by their paths in its folder; none without the setting. */
export type SiteFiles = ReadonlyMap<string, CachedDocument>;

/**
 * Reads the documentation, so that no request opens a file.
 *
 * @param folder the folder that the setting DOCS_DIR names
 * @throws SettingsError for a folder without a documentation
 */
export function siteFiles(folder: string | undefined): SiteFiles {
  if (folder === undefined) return new Map();
  const files = existsSync(folder) ? readFiles(folder) : new Map();
  if (files.has('index.html')) return files;
  throw new SettingsError([`DOCS_DIR ${folder}: it has no index.html; \`npm run docs\` builds site/dist`]);
}

function readFiles(folder: string): SiteFiles {
  try {
    const paths = readdirSync(folder, { encoding: 'utf8', recursive: true });
    return new Map(
      paths.flatMap((path) => {
        const [type, file] = [TYPES[extname(path)], join(folder, path)];
        return type === undefined || !statSync(file).isFile() ? [] : [[path, cachedDocument(readFileSync(file), type)]];
      }),
    );
  } catch (error) {
    throw new SettingsError([`DOCS_DIR ${folder}: it cannot be read (${(error as NodeJS.ErrnoException).code})`]);
  }
}

const INLINE_SCRIPTS = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;

/** Returns the policy of the pages: their own files, and their inline scripts by hash. Highlighted code has style attributes. */
export function sitePolicy(files: SiteFiles): string {
  const scripts = [...files]
    .filter(([path]) => path.endsWith('.html'))
    .flatMap(([, { body }]) =>
      [...Buffer.from(body).toString().matchAll(INLINE_SCRIPTS)].map(([, script = '']) => script),
    );
  const hashes = [...new Set(scripts)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
