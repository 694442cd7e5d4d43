import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `describe` where Chromium is installed; elsewhere skipped with one clear line, and a failure in continuous integration. */
export const describeInBrowser: typeof describe | typeof describe.skip = browserOrSkip();

function browserOrSkip() {
  if (existsSync(CHROMIUM)) return describe;
  const message = `no Chromium at ${CHROMIUM}: set CHROMIUM_PATH, or install Debian's package chromium`;
  if (process.env.CI === 'true') throw new Error(message);
  process.stderr.write(`skipped: ${message}\n`);
  return describe.skip;
}

export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
