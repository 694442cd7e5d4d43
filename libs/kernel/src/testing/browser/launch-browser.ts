import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

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
export function describeInBrowser(name: string, tests: () => void): void {
  if (existsSync(CHROMIUM)) return describe(name, tests);
  const message = `no Chromium at ${CHROMIUM}: set CHROMIUM_PATH, or install Debian's package chromium`;
  if (process.env.CI === 'true') throw new Error(message);
  process.stderr.write(`skipped: ${message}\n`);
  describe.skip(name, tests);
}

/**
 * Most specs that are given this folder open no browser: they do not load what drives one.
 *
 * @param features experimental ones of Chromium
 */
export async function launchBrowser(...features: string[]): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [...FLAGS, ...features.map((feature) => `--enable-features=${feature}`)],
  });
}
