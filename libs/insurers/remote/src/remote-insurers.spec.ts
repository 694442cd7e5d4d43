import { readdirSync, readFileSync } from 'node:fs';
import { carRequest } from '@cotiza/insurers-port/testing';
import { systemClock } from '@cotiza/kernel';
import { CONNECTORS, connectorOf } from './connectors';
import { remoteInsurers, RemoteSettingsError } from './remote-insurers';
import { faultLines } from '@cotiza/kernel/settings';
import { remoteSettingsFaults } from './remote-settings-faults';
import type { RemoteSettings } from './settings/remote-settings';
import { FARO_TEST_CREDENTIALS } from './testing/faro-under-test';
import { recorder } from './testing/recorder';
import { asking, SOME_OFFERS, stubConnector } from './testing/stub.connector';
import { ROBLE_TEST_CREDENTIALS } from './testing/roble-under-test';

/** The connectors as a fault lists them. */
const KNOWN = Object.keys(CONNECTORS).join(', ');

const faro: RemoteSettings = {
  connector: 'faro',
  lines: ['Home'],
  baseUrl: 'https://api.faro-seguros.example',
  credentials: FARO_TEST_CREDENTIALS,
};
const roble: RemoteSettings = {
  connector: 'roble',
  lines: ['Car', 'Home'],
  baseUrl: 'http://127.0.0.1:8080',
  credentials: ROBLE_TEST_CREDENTIALS,
};
const observers = () => ({ clock: systemClock(), ...recorder() });

describe('the insurers of some settings', () => {
  it('are made with their own names and lines, or those of the settings', async () => {
    const insurers = remoteInsurers([faro, { ...roble, id: 'roble-dos', name: 'Roble Dos' }], observers());
    expect(insurers.connectors.map(({ manifest }) => manifest)).toEqual([
      { id: 'faro', name: 'Faro Seguros', lines: ['Home'], currency: 'EUR', reach: 'remote' },
      { id: 'roble-dos', name: 'Roble Dos', lines: ['Car', 'Home'], currency: 'EUR', reach: 'remote' },
    ]);
    await insurers.close();
    await insurers.close();
  });

  it('answer even if those who count and log fail', async () => {
    const fail = () => {
      throw new Error('disk full');
    };
    const metrics = { breaker: fail, inFlight: fail, breakdownLeftOut: fail, billed: fail };
    const own = { faro: { ...connectorOf('faro')!, make: () => stubConnector(() => SOME_OFFERS) } };
    const insurers = remoteInsurers([faro], { clock: systemClock(), report: fail, metrics }, { own });
    expect(await insurers.connectors[0]!.quote(carRequest(), asking())).toBe(SOME_OFFERS);
    await insurers.close();
  });

  it('are refused together, with everything that is wrong', () => {
    const settings = [
      faro,
      { ...roble, baseUrl: 'http://roble.example' },
      { connector: 'sauce' } as never,
      { ...faro, lines: [] },
    ];
    const refused = () => remoteInsurers(settings, observers());
    expect(refused).toThrow(RemoteSettingsError);
    expect(refused).toThrow(
      expect.objectContaining({
        faults: [
          expect.stringMatching(/^insurers\[1\]\.baseUrl must be https/),
          'insurers[2].baseUrl is missing',
          `insurers[2].connector must be one of ${KNOWN}`,
          'insurers[2].lines is missing',
          'insurers[3].lines must be a list of Home, Car, Motorcycle: at least one, each once',
        ],
      }),
    );
  });

  it('have different ids', () => {
    expect(() => remoteInsurers([faro, roble, faro], observers())).toThrow(
      'insurers[2].id must differ from that of insurers[0]',
    );
  });

  it.each([undefined, null, 'faro', {}, { connector: 'constructor' }, { connector: ['faro'] }])(
    'need a connector that there is: %j',
    (settings) => expect(remoteSettingsFaults(settings).get('connector')).toBe(`must be one of ${KNOWN}`),
  );

  it('are judged as far as they are common to all when their connector is unknown', () => {
    const settings = { ...faro, connector: 'sauce', lines: ['Boat'], baseUrl: 'http://sauce.example', colour: 'red' };
    expect(faultLines(remoteSettingsFaults(settings))).toEqual([
      'colour is not a setting',
      expect.stringMatching(/^baseUrl must be https/),
      `connector must be one of ${KNOWN}`,
      'lines must be a list of Home, Car, Motorcycle: at least one, each once',
    ]);
  });
});

describe('every connector', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && readdirSync(`${__dirname}/${entry.name}`).some((file) => file.endsWith('.manifest.ts')),
    )
    .map(({ name }) => name);

  it('has a folder of its name, and every folder of a connector is in the table', () => {
    expect(Object.keys(CONNECTORS).sort()).toEqual(folders.sort());
    for (const id of folders) expect(connectorOf(id)?.manifest.id).toBe(id);
  });

  it.each(folders)('%s calls somebody in its client, and nowhere else', (id) => {
    const callers = readdirSync(`${__dirname}/${id}`)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .filter((file) => /\.send\(|\bfetch\(|'undici'|'node:/.test(readFileSync(`${__dirname}/${id}/${file}`, 'utf8')));
    expect(callers).toEqual([`${id}.client.ts`]);
  });
});
