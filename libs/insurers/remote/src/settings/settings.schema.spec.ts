import Ajv from 'ajv';
import fc from 'fast-check';
import { settingFaults } from '@cotiza/kernel';
import { CONNECTORS } from '../connectors';
import { FARO_TEST_CREDENTIALS } from '../testing/faro-under-test';

const schema = CONNECTORS.faro.settingsSchema;
const good = {
  connector: 'faro',
  lines: ['Home', 'Car'],
  baseUrl: 'https://api.faro-seguros.example',
  credentials: FARO_TEST_CREDENTIALS,
};

describe('settings', () => {
  it.each([
    ['with what is required', good],
    [
      'with everything',
      {
        ...good,
        ...{ id: 'faro-dos', name: 'Faro Dos', allowPlainHttp: true, deadlineMs: 5000, maxConcurrent: 20 },
        ...{ maxQueued: 0, breakerFailures: 3, breakerPauseMs: 1000 },
      },
    ],
  ])('%s have no faults', (_name, settings) => expect(settingFaults(schema, settings)).toEqual([]));

  it.each<[unknown, string]>([
    [undefined, 'the entry must be an object'],
    [[], 'the entry must be an object'],
    [{ ...good, lines: undefined }, 'lines is missing'],
    [{ ...good, line: 'Home' }, 'line is not a setting'],
    [{ ...good, connector: 'roble' }, 'connector must be faro'],
    [{ ...good, id: 'Faro' }, 'id must be a text of 0 to 40 characters that matches ^[a-z]+(-[a-z]+)*$'],
    [{ ...good, lines: [] }, 'lines must be a list of at least 1, each once'],
    [{ ...good, lines: ['Home', 'Home'] }, 'lines must be a list of at least 1, each once'],
    [{ ...good, lines: ['Boat'] }, 'lines[0] must be one of Home, Car, Motorcycle'],
    [{ ...good, allowPlainHttp: 'yes' }, 'allowPlainHttp must be true or false'],
    [{ ...good, maxConcurrent: 1001 }, 'maxConcurrent must be a whole number from 1 to 1000'],
    [{ ...good, deadlineMs: 1.5 }, 'deadlineMs must be a whole number from 100 to 60000'],
    [{ ...good, credentials: 'secret' }, 'credentials must be an object'],
    [{ ...good, credentials: { clientId: 'a' } }, 'credentials.clientSecret is missing'],
  ])('say what is wrong: %#', (settings, fault) => expect(settingFaults(schema, settings)).toEqual([fault]));

  it('say everything that is wrong, with its place, and never what was given', () => {
    const settings = {
      connector: 'faro',
      lines: 7,
      baseUrl: 'x',
      credentials: { clientId: '', clientSecret: 'a\nsecret' },
    };
    const faults = settingFaults(schema, settings, 'insurers[2]');
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'insurers[2].lines',
      'insurers[2].baseUrl',
      'insurers[2].credentials.clientId',
      'insurers[2].credentials.clientSecret',
    ]);
    expect(faults.join()).not.toContain('secret ');
    expect(faults.join()).not.toContain('a\n');
  });

  it('are judged as any reader of JSON Schema judges them', () => {
    const validate = new Ajv({ strict: false, unicodeRegExp: true }).compile(schema);
    const odd = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('', 'Home', 'faro', 0, 21, true, ['Car'], {}, null),
    );
    const settings = fc
      .dictionary(fc.constantFrom(...Object.keys(schema.properties), 'other'), odd, { maxKeys: 3 })
      .map((change) => ({ ...good, ...change }));
    fc.assert(
      fc.property(settings, (each) => expect(settingFaults(schema, each).length === 0).toBe(validate(each))),
      { numRuns: 500 },
    );
  });
});
