import { existing } from '@cotiza/kernel';
import { INSURER_PROTOCOLS, type InsurerProtocol } from '../participants/participant';
import { InvalidOption, type InsurerWish } from '../simulator-options';

const FIRST_NAMES: Readonly<Record<InsurerProtocol, string>> = { rest: 'faro', soap: 'roble' };
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Reads `ID` or `ID:protocol`. */
export function parseInsurer(text: string): InsurerWish {
  const [id = '', protocol = 'rest', ...rest] = text.split(':');
  const known = INSURER_PROTOCOLS.find((each) => each === protocol);
  if (!known || rest.length > 0) throw new InvalidOption(`insurer ${text}: it must be ID, ID:rest or ID:soap`);
  return { id, protocol: known };
}

/** Returns a number of insurers, REST and SOAP in turn: faro-a, roble-a, faro-b and so on. Ids have no digits. */
export function manyInsurers(count: number): InsurerWish[] {
  return Array.from({ length: count }, (_, index) => {
    const protocol = existing(INSURER_PROTOCOLS[index % INSURER_PROTOCOLS.length], 'protocol to give that insurer');
    return { id: `${FIRST_NAMES[protocol]}-${letters(Math.floor(index / INSURER_PROTOCOLS.length))}`, protocol };
  });
}

/** a to z, then aa, ab and so on. */
function letters(index: number): string {
  const before = Math.floor(index / ALPHABET.length);
  return (before > 0 ? letters(before - 1) : '') + existing(ALPHABET[index % ALPHABET.length], 'letter at that place');
}
