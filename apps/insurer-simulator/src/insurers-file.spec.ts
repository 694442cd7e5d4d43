import { parse } from 'yaml';
import { manyInsurers } from './read-command-line';
import { DEFAULT_OPTIONS } from './simulator-options';
import { insurersFile } from './insurers-file';

it('is a list with all that the service has to know of each insurer', () => {
  const text = insurersFile('http://127.0.0.1:4600', { ...DEFAULT_OPTIONS, insurers: manyInsurers(8) });
  const { insurers: entries } = parse(text) as { insurers: object[] };
  expect(entries).toHaveLength(8);
  expect(entries.slice(0, 2)).toEqual([
    {
      id: 'faro-a',
      connector: 'faro',
      name: 'Faro A',
      lines: ['Home', 'Car', 'Motorcycle'],
      baseUrl: 'http://127.0.0.1:4600/i/faro-a',
      deadlineMs: 7000,
      credentials: { clientId: 'env:SIMULATOR_CLIENT_ID', clientSecret: 'env:SIMULATOR_CLIENT_SECRET' },
      weight: 100,
      enabled: true,
    },
    {
      id: 'roble-a',
      connector: 'roble',
      name: 'Roble A',
      lines: ['Home', 'Car', 'Motorcycle'],
      baseUrl: 'http://127.0.0.1:4600/i/roble-a',
      deadlineMs: 8000,
      credentials: {
        brokerCode: 'env:SIMULATOR_BROKER_CODE',
        username: 'env:SIMULATOR_USERNAME',
        password: 'env:SIMULATOR_PASSWORD',
      },
      weight: 100,
      enabled: true,
    },
  ]);
});
