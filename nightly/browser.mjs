// Bundles @cotiza/contract for browsers, holds its size to what the README of the library says, and runs it in Chromium.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { exampleBody, judge } from '@cotiza/contract';
import { systemClock } from '@cotiza/kernel';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { report, ROOT } from './run-tool.mjs';

const readme = readFileSync(join(ROOT, 'libs/contract/README.md'), 'utf8');
const mostBytes = Number(/at most (\d+) kB compressed/.exec(readme)[1]) * 1000;

// It rejects when anything imports a module of Node.
const { outputFiles } = await build({
  stdin: { contents: "export * from '@cotiza/contract'", resolveDir: ROOT },
  ...{ bundle: true, minify: true, platform: 'browser', format: 'iife', globalName: 'contract', write: false },
});
const [{ text, contents }] = outputFiles;
const { length: bytes } = gzipSync(contents);
const faults = bytes > mostBytes ? [`${bytes} bytes compressed, more than ${mostBytes}`] : [];

const today = systemClock().today();
const bodies = [exampleBody('Car', today), { insurance_line: 'Home', effective_date: 'hoy' }];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: text });
  const found = await page.evaluate(
    `(${JSON.stringify(bodies)}).map((body) => contract.judge(body, '${today}').faults)`,
  );
  const expected = bodies.map((body) => judge(body, today).faults);
  if (JSON.stringify(found) !== JSON.stringify(expected)) faults.push('Chromium finds other faults than Node');
} finally {
  await browser.close();
}
report('browser', faults, `${bytes} bytes compressed, ${bodies.length} bodies judged`);
