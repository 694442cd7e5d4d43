import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codesSuite } from '../testing/code-lists';
import { ROBLE_DECLINES, ROBLE_GUARANTEES, ROBLE_PERIODS } from './roble-answer.codes';
import { ROBLE_CODES } from './roble.codes';

const read = (file: string) => readFileSync(join(__dirname, 'vendor', file), 'utf8');
/** The values of every simple type of the schema that has a list of them. */
const published = [...read('roble.xsd').matchAll(/<xs:simpleType name="\w+">([^]*?)<\/xs:simpleType>/g)].map(
  ([, body]) => [...body!.matchAll(/enumeration value="([^"]*)"/g)].map(([, value]) => value!),
);

codesSuite('Roble', {
  codes: ROBLE_CODES,
  books: {
    'Garantías de HOG': ROBLE_GUARANTEES.Home,
    'Garantías de AUT': ROBLE_GUARANTEES.Car,
    'Garantías de MOT': ROBLE_GUARANTEES.Motorcycle,
    'Códigos de rechazo': ROBLE_DECLINES,
  },
  document: read('codes.csv'),
  published,
});

it('the codes of Roble are understood for every period', () => {
  expect(published).toContainEqual(Object.keys(ROBLE_PERIODS));
});
