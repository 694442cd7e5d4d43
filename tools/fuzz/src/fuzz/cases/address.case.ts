import type { Chance } from '@cotiza/tools-kit';
import type { Marks } from '../marks/marks';
import { ADDRESSES, PAGE, PURCHASE, SHOP_KEY } from './addresses';
import { alone, type CaseSource, type Sent } from './fuzz-case';
import { httpBytes, JSON_TYPE, type Header } from './http-bytes';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const RARE_METHODS = ['PROPFIND', 'MKCOL', 'SEARCH', 'LOCK', 'PURGE', 'REPORT', 'LINK', 'M-SEARCH', 'QUERY'];

type Bend = (address: string, chance: Chance, marks: Marks) => string;

const AS_IT_IS: Bend = (address) => address;

/** What makes an address another, or none. */
const BENDS: readonly Bend[] = [
  AS_IT_IS,
  (address) => `${address}/`,
  (address) => `/${address}`,
  (address) => address.toUpperCase(),
  (address, _chance, { word }) => `${address}/${word}`,
  (address, _chance, { word }) => `${address}?nombre=${word}`,
  (address) => address.replace('/', '/%2e%2e/'),
  (address) => `${address}/../../etc/passwd`,
  (address) => `${address}/%2e%2e%2f%2e%2e%2fpackage.json`,
  (address) => `${address}%00`,
  (address) => `${address}%ff`,
  (address) => `${address}%`,
  (address) => address.replaceAll('a', '%61'),
  (address) => `${address};jsessionid=1`,
  (address) => `${address}#fragment`,
  (address, chance) => `${address}/${'a'.repeat(chance.between(1, 9000))}`,
  (address) => `http://otra.example${address}`,
  (address) => `${address}?${'a&'.repeat(2000)}`,
  (address) => `${address}//${address}`,
];

/** Headers that are odd, each as a whole. */
function oddHeaders(chance: Chance, { word }: Marks): readonly Header[] {
  return chance.pick<readonly Header[]>([
    [['X-Request-Id', 'a b']],
    [['X-Request-Id', 'x'.repeat(65)]],
    [['X-Request-Id', 'bien-formado.1']],
    [['X-Forwarded-For', `${word}, 1.2.3.4:80, [::1]:9`]],
    [['Forwarded', `for="_${word}";proto=https`]],
    [
      ['Origin', 'https://otra.example'],
      ['Access-Control-Request-Method', 'PATCH'],
      ['Access-Control-Request-Headers', 'content-type, x-otra'],
    ],
    [
      ['Origin', `https://${word}.example`],
      ['Access-Control-Request-Method', word],
      ['Access-Control-Request-Headers', `a b ${word}`],
    ],
    [['Origin', 'null']],
    [['Expect', '100-continue']],
    [['Expect', word]],
    [['Cookie', `sesion=${word}`]],
    [['Authorization', `Bearer ${word}`]],
    [['Authorization', `Bearer ${SHOP_KEY}`]],
    [['Authorization', 'Basic \u00ff\u00fe']],
    [['Accept', `${word}/*`]],
    [['Upgrade', 'websocket']],
    [['User-Agent', `${word} \u00e9`]],
    [['Idempotency-Key', word]],
    [['Te', 'trailers']],
    [['Via', `1.1 ${word}`]],
    Array.from({ length: chance.between(10, 900) }, (_, place): Header => [`X-${place}`, 'a']),
    [['X-Long', 'a'.repeat(chance.between(1, 30_000))]],
  ]);
}

/** Any address by any method, with headers that nobody asked for. */
export function address({ chance, marks }: CaseSource): Sent {
  const method = chance.isOneIn(12) ? chance.pick(RARE_METHODS) : chance.pick(METHODS);
  const known = chance.pick(ADDRESSES);
  const token = known === PAGE || known === PURCHASE ? 'A'.repeat(chance.pick([0, 1, 42, 43, 44, 101, 400])) : '';
  const target = (chance.isOneIn(2) ? chance.pick(BENDS) : AS_IT_IS)(`${known}${token}`, chance, marks);
  const shown: readonly Header[] = [['Authorization', `Bearer ${SHOP_KEY}`]];
  const isShop = known === PURCHASE && chance.isOneIn(2);
  const headers = isShop ? shown : chance.isOneIn(2) ? oddHeaders(chance, marks) : [];
  const hasBody = chance.isOneIn(4);
  const planned = hasBody ? { headers: [...headers, JSON_TYPE], body: `{"a":"${marks.word}"}` } : { headers };
  return alone({ method, target }, httpBytes({ method, target, ...planned }));
}
