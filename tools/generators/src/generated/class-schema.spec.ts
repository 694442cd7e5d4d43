import { readCallersFile, readInsurersFile } from '@cotiza/assembly';
import { OperatorFileError } from '@cotiza/kernel';
import { readWebhooks } from '@cotiza/notifications/settings';
import Ajv from 'ajv';
import fc from 'fast-check';
import { FILE_SCHEMAS } from './file-schemas';

const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: true });
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const HASH = `sha256:${'a'.repeat(64)}`;

const INSURERS = { embedded: ['aldaba'], mostMs: 8000, environment: { SET: 'a' } };

const readers = {
  callers: (content: object) => readCallersFile(JSON.stringify(content)),
  insurers: (content: object) => readInsurersFile(JSON.stringify(content), INSURERS),
  webhooks: (content: object) => readWebhooks(content, { SET: SECRET }),
};

/** An entry of each kind, with every key. */
const FARO = {
  ...{ connector: 'faro', id: 'faro-dos', name: 'Faro Dos', lines: ['Home', 'Car'], baseUrl: 'https://faro.example' },
  ...{ allowPlainHttp: false, deadlineMs: 5000, maxConcurrent: 20, maxQueued: 0, breakerFailures: 3 },
  ...{ breakerPauseMs: 1000, enabled: true, weight: 25, costCents: 3 },
  spend: { maxEurosPerDay: 10, maxPerDay: 100, maxPerCaller: 5 },
  credentials: { clientId: 'env:SET', clientSecret: 'env:SET' },
};
const GOOD = [
  [
    'callers',
    { name: 'faro', key: HASH, quotesPerMinute: 0, estimatesPerMinute: 1, referencePerMinute: 2, enabled: false },
  ],
  ['insurers', { connector: 'tariff', id: 'aldaba', lines: ['Home'], enabled: false, weight: 1 }],
  ['insurers', FARO],
  ['webhooks', { name: 'crm', url: 'https://crm.example/', secret: 'env:SET', events: ['cotizacion.cotizada'] }],
] as const;

const isRead = (file: keyof typeof readers, entry: object): boolean => {
  try {
    readers[file]({ [file]: [entry] });
    return true;
  } catch (error) {
    if (error instanceof OperatorFileError) return false;
    throw error;
  }
};

/** Values that are wrong in most places. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    '',
    'Home',
    'faro',
    'all',
    0,
    21,
    true,
    ['Car'],
    {},
    null,
    'env:SET',
    'http://localhost:1/',
    SECRET,
  ),
);

describe('the published schemas of the files of the operator', () => {
  it.each(GOOD)('of %s accept an entry with every key, and their descriptions name each', (file, entry) => {
    expect(isRead(file, entry)).toBe(true);
    expect(ajv.validate(FILE_SCHEMAS[file], { [file]: [entry] })).toBe(true);
  });

  it.each(GOOD)('of %s refuse nothing that is read', (file, entry) => {
    const matches = ajv.compile(FILE_SCHEMAS[file]);
    const changes = fc.dictionary(fc.constantFrom(...Object.keys(entry), 'other'), odd, { minKeys: 1, maxKeys: 2 });
    fc.assert(
      fc.property(changes, (change) => {
        const changed = { ...entry, ...change };
        if (isRead(file, changed)) expect(matches({ [file]: [changed] })).toBe(true);
      }),
    );
  });

  it.each([
    ['callers', { name: 'C R M' }],
    ['callers', { key: 'open sesame' }],
    ['callers', { quotesPerMinute: -1 }],
    ['insurers', { colour: 'red' }],
    ['insurers', { connector: 'unknown' }],
    ['insurers', { lines: ['Boat'] }],
    ['insurers', { weight: 101 }],
    ['insurers', { spend: { maxPerDay: 1 } }],
    ['insurers', { credentials: { clientId: 'written-down', clientSecret: 'env:SET' } }],
    ['webhooks', { url: 'http://crm.example/' }],
    ['webhooks', { secret: 'open sesame' }],
    ['webhooks', { events: ['otra'] }],
    ['webhooks', { other: 1 }],
  ] as const)('of %s refuse %j', (file, change) => {
    const good = file === 'insurers' ? FARO : GOOD.find(([name]) => name === file)?.[1];
    expect(ajv.validate(FILE_SCHEMAS[file], { [file]: [{ ...good, ...change }] })).toBe(false);
    expect(isRead(file, { ...good, ...change })).toBe(false);
  });
});
