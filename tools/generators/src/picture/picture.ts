import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { purchaseLinks, quoteMailComposer } from '@cotiza/notifications';
import type { ArchivedQuote } from '@cotiza/purchase';
import { plainCommand, runCommand, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { chromium, type Browser } from 'playwright-core';
import { pictureOf, type Panel } from './panels';
import { HOUSE, sampleQuote } from './sample-quote';
import { servePage } from './served-page';

const IMAGES = join(WORKSPACE_ROOT, 'docs', 'images');
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

const PICTURE = plainCommand({
  script: 'check -- picture',
  purpose:
    "Makes the pictures of the README from the code: the customer's e-mail and the page behind its purchase link, of an invented " +
    'quotation.',
  notes: `It needs Chromium: at CHROMIUM_PATH, by default ${CHROMIUM}; \`.ci/services browser\` installs it. Letters look as
the fonts of this machine do. The files are docs/images/email.png and docs/images/page.png.`,
  wellWhen: 'both are written',
});

/** Roughly a telephone of today, and a window on a desk. */
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1024, height: 844 };

/** A picture for the README must not be a burden to whoever opens it. */
const MOST_BYTES = 600_000;
const TOKEN = 'dGhpcyB0b2tlbiBpcyBvZiBhIHBpY3R1cmUgb25seS4';

/** The e-mail of a quotation, as the notifier writes it. */
function mailHtml(quote: ArchivedQuote): string {
  const compose = quoteMailComposer({
    from: { name: HOUSE.distributor.name, address: HOUSE.contact },
    distributor: HOUSE.distributor,
    linkOf: purchaseLinks({ publicUrl: 'https://cotiza.example' }),
    publicUrl: 'https://cotiza.example',
    retentionDays: 30,
  });
  return compose(quote, TOKEN).html;
}

/** @returns that both are written: what fails is thrown */
async function pictures(): Promise<boolean> {
  const quote = await sampleQuote();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    await drawMail(browser, quote);
    await drawPage(browser, quote);
    return true;
  } finally {
    await browser.close();
  }
}

async function drawMail(browser: Browser, quote: ArchivedQuote): Promise<void> {
  const shows = { html: mailHtml(quote) };
  const panels: Panel[] = [
    { shows, ...PHONE, colorScheme: 'light' },
    { shows, ...PHONE, colorScheme: 'dark' },
  ];
  write('email.png', await pictureOf(browser, panels, 2));
}

async function drawPage(browser: Browser, quote: ArchivedQuote): Promise<void> {
  const shows = await servePage(quote, HOUSE);
  const panels: Panel[] = [
    { shows, ...DESK, colorScheme: 'light' },
    { shows, ...PHONE, colorScheme: 'dark' },
  ];
  try {
    write('page.png', await pictureOf(browser, panels, 1.5));
  } finally {
    await shows.close();
  }
}

function write(name: string, png: Buffer): void {
  const path = join(IMAGES, name);
  if (png.length > MOST_BYTES) throw new Error(`${name} would have ${png.length} bytes, more than ${MOST_BYTES}`);
  mkdirSync(IMAGES, { recursive: true });
  writeFileSync(path, png);
  process.stdout.write(`written: ${relative(WORKSPACE_ROOT, path)}, ${Math.round(png.length / 1000)} kB\n`);
}

void runCommand(PICTURE, pictures);
