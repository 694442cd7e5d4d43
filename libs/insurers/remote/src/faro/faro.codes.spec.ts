import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeLists, ENUMERATIONS } from '../testing/code-lists';
import { FARO_DECLINES, FARO_GUARANTEES, FARO_PERIODS } from './faro-answer.codes';
import { FARO_CODES } from './faro.codes';

const read = (file: string) => readFileSync(join(__dirname, 'vendor', file), 'utf8');
const lists = codeLists(read('codes.md'));
type Schemas = Record<string, { enum?: string[] }>;
const { schemas } = (JSON.parse(read('openapi.json')) as { components: { schemas: Schemas } }).components;
const published = Object.values(schemas).flatMap((schema) => (schema.enum ? [JSON.stringify(schema.enum)] : []));

describe('the codes of Faro', () => {
  it('are there for every enumeration of the contract', () => {
    expect(Object.keys(FARO_CODES).sort()).toEqual(Object.keys(ENUMERATIONS).sort());
  });

  it.each(Object.entries(FARO_CODES))(
    'say every value of %s, each in another way, and as its documents do',
    (name, codes) => {
      expect(Object.keys(codes).sort()).toEqual([...ENUMERATIONS[name]!.values].sort());
      const used: string[] = Object.values(codes);
      expect(new Set(used).size).toBe(used.length);
      expect(published.map((list) => [...(JSON.parse(list) as string[])].sort())).toContainEqual([...used].sort());
      expect([...lists.values()].map((list) => [...list].sort())).toContainEqual([...used].sort());
    },
  );

  it.each([
    ['Garantías de hogar', FARO_GUARANTEES.Home],
    ['Garantías de auto', FARO_GUARANTEES.Car],
    ['Garantías de moto', FARO_GUARANTEES.Motorcycle],
    ['Motivos de rechazo', FARO_DECLINES],
  ])('are understood, all of them: %s', (title, book) => {
    expect(Object.keys(book).sort()).toEqual([...lists.get(title)!].sort());
    expect(new Set(Object.values(book)).size).toBe(Object.keys(book).length);
  });

  it('are understood for every period', () => {
    const text = read('codes.md');
    for (const code of Object.keys(FARO_PERIODS)) expect(text).toContain(`\`${code}\``);
  });
});
