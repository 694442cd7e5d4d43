import { faultsThrown } from '@cotiza/kernel/testing';
import { CONNECTORS } from '@cotiza/insurers-remote';
import { readInsurersFile } from './insurers-file.reader';

const CONTEXT = {
  embedded: ['aldaba', 'brujula'],
  mostMs: 8000,
  environment: { FARO_CLIENT: 'client', FARO_SECRET: 's3cr3t-value' },
};

const FARO = `
  - id: faro-uno
    connector: faro
    lines: [Home, Car]
    baseUrl: https://faro.example
    deadlineMs: 3000
    weight: 25
    credentials: { clientId: env:FARO_CLIENT, clientSecret: env:FARO_SECRET }`;

const read = (entries: string) => readInsurersFile(`insurers:${entries}\n`, CONTEXT);

const faultsOf = (text: string) => faultsThrown(() => readInsurersFile(text, CONTEXT));

describe('the file of insurers', () => {
  it('names insurers over the network and embedded tariffs, with credentials of the environment', () => {
    expect(read(`${FARO}\n  - { connector: tariff, id: aldaba, lines: [Home] }`)).toEqual([
      {
        weight: 25,
        settings: {
          id: 'faro-uno',
          connector: 'faro',
          lines: ['Home', 'Car'],
          baseUrl: 'https://faro.example',
          deadlineMs: 3000,
          credentials: { clientId: 'client', clientSecret: 's3cr3t-value' },
        },
      },
      { weight: 100, settings: { connector: 'tariff', id: 'aldaba', lines: ['Home'] } },
    ]);
  });

  it('leaves out those that are switched off, and judges them all the same', () => {
    expect(read(`${FARO}\n    enabled: false\n  - { connector: tariff, id: aldaba }`)).toHaveLength(1);
    expect(faultsOf(`insurers:${FARO}\n    enabled: false\n    colour: red\n`)).toEqual([
      'insurers[0].colour is not a setting',
    ]);
  });

  it('tells every fault of every entry at once, and no value', () => {
    const faults = faultsOf(`insurers:
  - { connector: tariff, id: nobody, lines: [Boat], weight: 0, enabled: maybe, baseUrl: x }
  - { connector: unknown, lines: [Boat], baseUrl: https://a.example, weight: 0, credentials: { key: env:NOT_SET } }
  - connector: faro
    lines: [Home]
    baseUrl: https://faro.example
    credentials: { clientId: written-down, clientSecret: env:NOT_SET }
  - 7
  -
  - connector: roble
    lines: [Home]
    baseUrl: http://somebody:marked@roble.example/?marked
    deadlineMs: 1
    colour: red
    credentials: { username: env:NOT_SET_EITHER, apiKey: env:NOT_SET }
`);
    expect(faults).toEqual([
      'insurers[0].baseUrl is not a setting',
      'insurers[0].enabled must be true or false',
      'insurers[0].weight must be a whole number from 1 to 100',
      'insurers[0].id must be one of aldaba, brujula',
      'insurers[0].lines must be a list of Home, Car, Motorcycle: at least one, each once',
      'insurers[1].weight must be a whole number from 1 to 100',
      `insurers[1].connector must be one of tariff, ${Object.keys(CONNECTORS).join(', ')}`,
      'insurers[1].lines must be a list of Home, Car, Motorcycle: at least one, each once',
      'insurers[2].credentials.clientId must be env: and the name, in upper case, of a variable that holds it',
      'insurers[2].credentials.clientSecret names the variable NOT_SET, which is not set',
      'insurers[3] must be an object',
      'insurers[4] must be an object',
      'insurers[5].colour is not a setting',
      'insurers[5].baseUrl must have no credentials, no query and no fragment',
      'insurers[5].deadlineMs must be a whole number from 100 to 180000',
      'insurers[5].credentials.apiKey is not a setting',
      'insurers[5].credentials.brokerCode is missing',
      'insurers[5].credentials.username names the variable NOT_SET_EITHER, which is not set',
      'insurers[5].credentials.password is missing',
    ]);
    expect(faults.join()).not.toMatch(/written-down|marked/);
  });

  it('gives no insurer longer than INSURER_DEADLINE_MS', () => {
    expect(faultsOf(`insurers:${FARO.replace('3000', '8001')}\n`)).toEqual([
      'insurers[0].deadlineMs must not be above INSURER_DEADLINE_MS, which is 8000',
    ]);
    expect(read(FARO.replace('3000', '8000'))).toMatchObject([{ settings: { deadlineMs: 8000 } }]);
  });

  it.each([
    ['', 'it must be an object with keys'],
    ['insurers: {}', 'insurers must be a list of objects'],
    ['others: []', 'others is not a setting'],
    ['insurers: [', 'line 1, column 12: '],
  ])('is nothing else: %p', (text, fault) => {
    expect(faultsOf(text)[0]).toMatch(fault.includes('line') ? /^line 1, column \d+: / : fault);
  });

  it('names no insurer twice, also among entries that have faults of their own', () => {
    expect(faultsOf(`insurers:${FARO}${FARO}\n`)).toEqual(['insurers must differ in id: [1] repeats that of [0]']);
    const entries = `${FARO}
    colour: red
  - { connector: roble }
  - { connector: roble }
  - { connector: unknown }
  - { connector: unknown }`;
    expect(faultsOf(`insurers:${entries}\n`).filter((fault) => fault.includes('differ'))).toEqual([
      'insurers must differ in id: [2] repeats that of [1]',
    ]);
  });
});
