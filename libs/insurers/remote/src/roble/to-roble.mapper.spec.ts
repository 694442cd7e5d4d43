import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf, neverReformed, notInsuredBefore, retiredHolder, withoutPlate } from '@cotiza/contract/testing';
import type { InsurerRequest } from '@cotiza/insurers-port';
import { EVERY_REQUEST, carRequest, homeRequest, ORDINARY_REQUESTS, TEST_HOLDER } from '@cotiza/insurers-port/testing';
import { readXml, readXsd, writeXml, XmlFragment } from '@cotiza/transport';
import { fixture } from '../testing/fixture';
import { ROBLE_NAMESPACE } from './roble.manifest';
import { toRoble } from './to-roble.mapper';

const faultsIn = readXsd(readFileSync(join(__dirname, 'vendor/roble.xsd'), 'utf8'));

/** Returns the petition as sent, without its envelope. */
function sent(request: InsurerRequest): string {
  return writeXml({
    name: 'r:CalcularPrimaPeticion',
    attributes: { 'xmlns:r': ROBLE_NAMESPACE },
    content: [XmlFragment.of('r', toRoble(request, 'M-0417'))],
  });
}

describe('what Roble is sent', () => {
  it.each([
    ['Home', 'petition-home.xml'],
    ['Car', 'petition-car.xml'],
    ['Motorcycle', 'petition-motorcycle.xml'],
  ] as const)('for an ordinary %s request is the recorded petition', (line, file) => {
    const recorded = fixture('roble', file).replaceAll(/\n\s*/g, '');
    expect(sent(ORDINARY_REQUESTS[line]())).toBe(recorded);
  });

  it.each(EVERY_REQUEST)('is as its schema says: $name', ({ request }) => {
    expect(faultsIn(readXml(sent(request)))).toEqual([]);
  });

  it('never has a way to reach the customer, nor the reference of the caller', () => {
    for (const { request } of EVERY_REQUEST) {
      const { email, phone } = request.body.holder;
      for (const reach of [email, phone, request.body.client_reference!]) expect(sent(request)).not.toContain(reach);
    }
  });

  it('has no element for what there is not', () => {
    const holder = { ...TEST_HOLDER, surname2: '' };
    const draft = bodyOf('Car').changed(retiredHolder, withoutPlate, notInsuredBefore);
    const car = sent(
      carRequest(draft.with('holder.economic_occupation', '2611'), { holder, driver: holder, owner: holder }),
    );
    const home = sent(homeRequest(bodyOf('Home').changed(neverReformed).without('risk.security_main_door')));
    for (const name of ['Apellido2', 'Ocupacion', 'Matricula', 'Historial']) expect(car).not.toContain(`<r:${name}>`);
    for (const name of ['AnioReforma', 'PuertaBlindada', 'VentanasProtegidas'])
      expect(home).not.toContain(`<r:${name}>`);
  });

  it('has amounts in cents', () => {
    const draft = bodyOf('Home').withAll({ 'risk.buildings_limit': 100_000.15, 'risk.contents_limit': 0 });
    expect(sent(homeRequest(draft))).toContain(
      '<r:ContinenteCentimos>10000015</r:ContinenteCentimos><r:ContenidoCentimos>0</r:ContenidoCentimos>',
    );
  });

  it('has everything escaped', () => {
    const draft = bodyOf('Home').with('risk.address.road_name', '</r:NombreVia> & <b> "ñ"');
    const text = sent(homeRequest(draft));
    expect(text).toContain('<r:NombreVia>&lt;/r:NombreVia&gt; &amp; &lt;b&gt; &quot;ñ&quot;</r:NombreVia>');
    expect(faultsIn(readXml(text))).toEqual([]);
  });
});
