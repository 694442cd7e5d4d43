import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { filesBelow, WORKSPACE_ROOT } from '@cotiza/tools-kit';

interface Link {
  readonly from: string;
  /** From the root of the repository. */
  readonly path: string;
  readonly anchor?: string;
}

const AT_THE_ROOT = ['README.md', 'AGENTS.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'];
const documents = [...AT_THE_ROOT, ...['apps', 'deploy', 'docs', 'libs', 'skills', 'tools'].flatMap(filesBelow)].filter(
  (path) => path.endsWith('.md'),
);

const read = (path: string) => readFileSync(join(WORKSPACE_ROOT, path), 'utf8');

/** Returns a document without its code blocks and code spans, because links there are examples. */
const proseOf = (markdown: string) => markdown.replace(/^( *)(```+|~~~+)[^]*?^\1\2/gm, '').replace(/`[^`\n]*`/g, '``');

/** Every link of a document to a file of the repository. */
function linksIn(from: string, markdown: string): Link[] {
  const targets = [...proseOf(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path, anchor] = target.split('#');
      const leadsTo = path === '' ? from : normalize(join(dirname(from), path!));
      return { from, path: leadsTo, ...(anchor === undefined ? {} : { anchor }) };
    });
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(markdown: string): Set<string> {
  const headings = [...markdown.replace(/^```[^]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, title]) => title!);
  return new Set(
    headings.map((title) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function isBroken({ path, anchor }: Link): boolean {
  const whole = join(WORKSPACE_ROOT, path);
  if (path.startsWith('..') || !existsSync(whole)) return true;
  if (anchor === undefined) return false;
  return statSync(whole).isDirectory() || !anchorsOf(read(path)).has(anchor);
}

const links = documents.flatMap((path) => linksIn(path, read(path)));

it('finds the documents and their links', () => {
  expect(documents.length).toBeGreaterThan(50);
  expect(links.length).toBeGreaterThan(200);
});

it('leads to files and headings that are there', () => {
  const broken = links
    .filter(isBroken)
    .map(({ from, path, anchor }) => `${from}: ${path}${anchor ? `#${anchor}` : ''}`);
  expect(broken).toEqual([]);
});
