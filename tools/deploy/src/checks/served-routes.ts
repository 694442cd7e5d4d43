import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, readServiceSettings, type Door } from '@cotiza/assembly';
import { createLogger } from '@cotiza/platform';

/** The settings that have a process serve all that it can. Health and metrics have a port of their own everywhere in `deploy`. */
const SETTINGS = { METRICS_PORT: '0', PUBLIC_URL: 'https://cotiza.example', PURCHASE_API_KEY: 'x'.repeat(32) };

/** Returns the paths of every route that a process of these doors serves, `x` in the place of each parameter. */
export async function servedRoutes(doors: readonly Door[]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-routes-'));
  const settings = readServiceSettings({ ...SETTINGS, DATA_DIR: folder });
  const app = await createApp({ doors, delivers: false, standsAlone: true }, settings, createLogger('silent'));
  try {
    await app.init();
    return pathsIn(app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false }));
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
}

const INDENT = 4;

/** Reads a tree of routes: each line continues the path of the line above it that is one level higher. */
function pathsIn(tree: string): readonly string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([\s│├└─]*)(\S+)( \(.+\))?$/.exec(line) ?? [];
    if (part === '') return [];
    const level = indent.length / INDENT;
    above.splice(level - 1, Infinity, part);
    return methods === undefined ? [] : [above.join('').replace(/:\w+|\*/g, 'x')];
  });
}
