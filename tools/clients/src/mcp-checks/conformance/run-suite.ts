import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTool, type ToolPlan } from '../run-tool';
import type { ConformanceCheck, Suite, SuiteResults } from './suite';

/** A scenario as the suite lists it, and the folder in which it leaves what it found. */
const LISTED = /^ {2}- (\S+) \[/gm;
const FOLDER = /^server-(?<scenario>.+)-\d{4}-\d{2}-\d{2}T[\d-]+Z$/;

/** The scenarios of a suite for servers of its revision. */
export async function scenariosOf({ packageName, revision }: Suite, home: string): Promise<string[]> {
  const { stdout } = await runTool(planOf(packageName, home, ['list', '--server', '--spec-version', revision]));
  return Array.from(stdout.matchAll(LISTED), ([, scenario = '']) => scenario);
}

/** Runs every scenario of a suite against a server. Its exit code says nothing: many scenarios do not apply. */
export async function runSuite({ packageName, revision }: Suite, url: string, home: string): Promise<SuiteResults> {
  const folder = join(home, `results-${revision}`);
  const choice = ['--url', url, '--suite', 'all', '--spec-version', revision, '--output-dir', folder];
  const { stdout, stderr } = await runTool(planOf(packageName, home, ['server', ...choice]));
  const results = new Map<string, ConformanceCheck[]>();
  for (const name of foldersIn(folder)) {
    const scenario = FOLDER.exec(name)?.groups?.scenario;
    const text = readFileSync(join(folder, name, 'checks.json'), 'utf8');
    if (scenario) results.set(scenario, JSON.parse(text) as ConformanceCheck[]);
  }
  if (results.size === 0) throw new Error(`${packageName} left no results:\n${stdout}\n${stderr}`);
  return results;
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function planOf(packageName: string, home: string, args: readonly string[]): ToolPlan {
  const script = join(dirname(require.resolve(`${packageName}/package.json`)), 'dist', 'index.js');
  return { script, args, home, preloads: ['glob-sync.preload.js'] };
}
