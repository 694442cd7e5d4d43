import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../service-process';
import { inputSeries, type Scrape } from './scrapes';

export const RULES = join(ROOT, 'deploy', 'observation', 'alerts.yml');

/** True when Debian's `prometheus` is installed: `.ci/services prometheus` does it. */
export const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

const ALERT = /alertname="(\w+)"/g;

/** Returns the names of the alerts that fire after these scrapes, from `promtool` with no expected alert. */
export function firingAlerts(scrapes: readonly Scrape[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-alerts-'));
  const expr = 'group by (alertname) (ALERTS{alertstate="firing"})';
  const test = {
    rule_files: [RULES],
    tests: [
      {
        interval: '1m',
        input_series: inputSeries(scrapes),
        promql_expr_test: [{ expr, eval_time: `${scrapes.length - 1}m`, exp_samples: [] }],
      },
    ],
  };
  try {
    const file = join(folder, 'test.yml');
    writeFileSync(file, JSON.stringify(test));
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
    const said = stdout + stderr;
    if (status !== 0 && !said.includes('got:')) throw new Error(said);
    const got = status === 0 ? '' : said.slice(said.indexOf('got:'));
    return [...new Set([...got.matchAll(ALERT)].map(([, name = '']) => name))].sort();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Checks the rules with `promtool`. */
export const checkedRules = () => execFileSync('promtool', ['check', 'rules', RULES], { encoding: 'utf8' });
