import { CATALOGUE_NAMES } from '@cotiza/contract';
import { ALIAS, CATALOGUE, REQUIREMENTS } from './addresses';
import { alone, type CaseSource, type Sent } from './fuzz-case';
import { httpBytes, type Header } from './http-bytes';

const NAMES = ['ramo', 'tipo', 'type', 'codigo_postal', 'marca', 'modelo', 'motor', 'datos', 'idempotency_key'];
const ODD_NAMES = ['__proto__', 'constructor', 'tipo[]', 'tipo[a]', 'TIPO', '', '%00', 'ra%6do', 'x'.repeat(500)];
const VALUES = [
  ...['hogar', 'coche', 'moto', 'vida', 'Car', 'Home', 'Motorcycle', 'COCHE', ' coche', 'coche '],
  ...['28013', '08001', '00000', '2801', '٢٨٠١٣', 'Seat', 'seat', 'Honda', 'León', 'Gasoline', 'Diesel'],
  ...['', '%', '%2', '%zz', '%ff%fe', '%00', '%0d%0aX-Injected:%201', '+', '..%2f', '%C3%A9', '%E2%80%AE'],
  ...["'%20or%201=1--", '%3Cscript%3E', '%7B%7D', '[]', '-1', '1e309', 'a'.repeat(4000), '0', 'null', '%F0%9F%99%82'],
];
export const CONDITIONS: readonly Header[] = [
  ['If-None-Match', '"abc"'],
  ['If-None-Match', '*'],
  ['If-None-Match', `W/"${'x'.repeat(2000)}"`],
  ['If-Modified-Since', 'yesterday'],
  ['Range', 'bytes=0-1,-5,9999999-'],
  ['Accept', 'text/html;q=banana'],
  ['Accept-Encoding', 'gzip, br;q=2'],
];

/** Requirements and catalogues, asked for in all kinds of ways. */
export function query({ chance, marks }: Pick<CaseSource, 'chance' | 'marks'>): Sent {
  const address = chance.pick([REQUIREMENTS, CATALOGUE, ALIAS]);
  const value = () => {
    if (chance.isOneIn(4)) return marks.word;
    return chance.isOneIn(3) ? chance.pick(CATALOGUE_NAMES) : chance.pick(VALUES);
  };
  const name = () => (chance.isOneIn(8) ? chance.pick(ODD_NAMES) : chance.pick(NAMES));
  const count = chance.isOneIn(40) ? chance.between(10, 900) : chance.between(0, 4);
  const pairs = Array.from({ length: count }, () => (chance.isOneIn(20) ? name() : `${name()}=${value()}`));
  const target = pairs.length === 0 ? address : `${address}?${pairs.join(chance.isOneIn(20) ? '&&' : '&')}`;
  const headers = chance.isOneIn(4) ? [chance.pick(CONDITIONS)] : [];
  return alone({ method: 'GET', target }, httpBytes({ target, headers }));
}
