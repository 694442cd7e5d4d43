import { readFileSync } from 'node:fs';

/** The logo of an insurer, for the page of offers. */
export interface InsurerLogo {
  readonly body: Buffer;
  readonly contentType: string;
}

/** Every page of offers loads it. */
const MOST_BYTES = 32_768;

/** Returns what is wrong with the file of a logo, as in `must be an IP address`, or undefined. */
export function logoFault(path: string): string | undefined {
  try {
    const body = readFileSync(path);
    return body.length > MOST_BYTES || typeOf(body) === undefined
      ? `must be a PNG or an SVG of at most ${MOST_BYTES} bytes`
      : undefined;
  } catch (error) {
    return `cannot be read (${(error as NodeJS.ErrnoException).code})`;
  }
}

/** Returns the logo of a file without faults. */
export function readLogo(path: string): InsurerLogo {
  const body = readFileSync(path);
  return { body, contentType: typeOf(body) ?? '' };
}

const PNG = /^\x89PNG\r\n\x1a\n/;
/** The root element after a declaration, a document type and comments. */
const SVG = /^\s*(?:<[?!][^>]*>\s*)*<svg[\s>]/;

function typeOf(body: Buffer): string | undefined {
  if (PNG.test(body.toString('latin1', 0, 8))) return 'image/png';
  return SVG.test(body.toString()) ? 'image/svg+xml' : undefined;
}
