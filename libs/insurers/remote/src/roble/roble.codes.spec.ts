import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeLists, ENUMERATIONS } from '../testing/code-lists';
import { ROBLE_DECLINES, ROBLE_GUARANTEES, ROBLE_PERIODS } from './roble-answer.codes';
import { ROBLE_CODES } from './roble.codes';

const read = (file: string) => readFileSync(join(__dirname, 'vendor', file), 'utf8');
const lists = codeLists(read('codes.md'));
/** The values of every simple type of the schema that has a list of them. */
const published = [...read('roble.xsd').matchAll(/<xs:simpleType name="(\w+)">([^]*?)<\/xs:simpleType>/g)].map(
  ([, name, body]) => ({
    name: name!,
    values: [...body!.matchAll(/enumeration value="([^"]*)"/g)].map(([, value]) => value!),
  }),
);

describe('the codes of Roble', () => {
  it('are there for every enumeration of the contract', () => {
    expect(Object.keys(ROBLE_CODES).sort()).toEqual(Object.keys(ENUMERATIONS).sort());
  });

  it.each(Object.entries(ROBLE_CODES))(
    'say every value of %s, each in another way, and as its documents do',
    (name, codes) => {
      expect(Object.keys(codes).sort()).toEqual([...ENUMERATIONS[name]!.values].sort());
      const used: string[] = Object.values(codes);
      expect(new Set(used).size).toBe(used.length);
      const schema = published.find(({ values }) => String([...values].sort()) === String([...used].sort()));
      expect([...lists.get(schema!.name)!].sort()).toEqual([...used].sort());
    },
  );

  it.each([
    ['Garantías de HOG', ROBLE_GUARANTEES.Home],
    ['Garantías de AUT', ROBLE_GUARANTEES.Car],
    ['Garantías de MOT', ROBLE_GUARANTEES.Motorcycle],
    ['Códigos de rechazo', ROBLE_DECLINES],
  ])('are understood, all of them: %s', (title, book) => {
    expect(Object.keys(book).sort()).toEqual([...lists.get(title)!].sort());
    expect(new Set(Object.values(book)).size).toBe(Object.keys(book).length);
  });

  it('are understood for every period', () => {
    expect(published.find(({ name }) => name === 'Periodicidad')!.values).toEqual(Object.keys(ROBLE_PERIODS));
  });
});
