import { faultsThrown } from '@cotiza/kernel/testing';
import { digestOf, keyHash, newKey } from '../access-key';
import { readCallersFile } from './callers-file.reader';

const KEY = newKey();
const FARO = { name: 'faro', key: keyHash(KEY) };
const other = (changes: object = {}) => ({ name: 'roble', key: keyHash(newKey()), ...changes });

const textOf = (...callers: readonly unknown[]) => JSON.stringify({ callers });

const faultsOf = (text: string) => faultsThrown(() => readCallersFile(text));

describe('the file of callers', () => {
  it('names those that are switched on, with what is theirs', () => {
    const roble = other({ quotesPerMinute: 200, referencePerMinute: 0, enabled: true });
    const callers = readCallersFile(textOf(FARO, roble, other({ name: 'off', enabled: false })));
    expect(callers).toEqual([
      { name: 'faro', limits: {}, digest: digestOf(KEY) },
      { name: 'roble', limits: { quotes: 200, reference: 0 }, digest: expect.any(Buffer) as Buffer },
    ]);
  });

  it('may be YAML, and may be empty', () => {
    expect(readCallersFile(`callers:\n  - name: faro\n    key: ${FARO.key}\n`)).toHaveLength(1);
    expect(readCallersFile('callers: []')).toEqual([]);
  });

  const FAULTY: readonly (readonly [string, readonly unknown[], readonly string[]])[] = [
    ['no name and no key', [{}], ['callers[0].name is missing', 'callers[0].key is missing']],
    ['a name that is none', [{ ...FARO, name: 'Faro' }], ['callers[0].name must']],
    ['a long name', [{ ...FARO, name: 'x'.repeat(41) }], ['callers[0].name must']],
    ['a key instead of its hash', [{ ...FARO, key: KEY }], ['callers[0].key must']],
    ['a hash in capital letters', [{ ...FARO, key: `sha256:${'A'.repeat(64)}` }], ['callers[0].key must']],
    [
      'limits that are none',
      [{ ...FARO, quotesPerMinute: -1, referencePerMinute: 1.5 }],
      ['callers[0].quotesPerMinute must', 'callers[0].referencePerMinute must'],
    ],
    ['a limit as text', [{ ...FARO, quotesPerMinute: '10' }], ['callers[0].quotesPerMinute must']],
    ['a switch that is none', [{ ...FARO, enabled: 'yes' }], ['callers[0].enabled must']],
    ['a setting that there is not', [{ ...FARO, limit: 1 }], ['callers[0].limit is not']],
  ];

  it.each(FAULTY)('is refused with %s', (_name, callers, begins) => {
    const faults = faultsOf(textOf(...callers));
    expect(faults.map((fault, place) => fault.slice(0, begins[place]?.length))).toEqual(begins);
  });

  it('is refused with names or keys that come twice, also of one that is switched off', () => {
    expect(faultsOf(textOf(FARO, other({ name: 'faro' }), { ...FARO, name: 'b', enabled: false }))).toEqual([
      'callers must differ in name: [1] repeats that of [0]; must differ in key: [2] repeats that of [0]',
    ]);
  });
});
