import { invalidAnswer } from '../call-failed.error';
import { isXmlText } from './xml-characters';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const REFERENCE = /&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|([^;&]{0,20}));?/g;
const MAX_CODE_POINT = 0x10ffff;
const HEX = 16;
const DECIMAL = 10;

/**
 * A text with its references resolved, once: what they stand for is not looked at again.
 *
 * @throws CallFailed for a reference to anything but a character or one of the five entities of XML
 */
export function resolveReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (whole: string, hex?: string, decimal?: string, name?: string) => {
    const found = whole.endsWith(';') ? characterOf(hex, decimal, name) : undefined;
    if (found === undefined) throw invalidAnswer('the XML has an unknown reference');
    return found;
  });
}

function characterOf(hex?: string, decimal?: string, name?: string): string | undefined {
  if (name !== undefined) return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  const code = hex === undefined ? parseInt(decimal!, DECIMAL) : parseInt(hex, HEX);
  const character = code <= MAX_CODE_POINT ? String.fromCodePoint(code) : undefined;
  return character !== undefined && isXmlText(character) ? character : undefined;
}
