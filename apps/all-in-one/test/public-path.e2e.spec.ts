import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from '@cotiza/contract/testing';
import { folderForTests } from '@cotiza/kernel/testing';
import { firstMail } from './customer-link';
import { startService, type RunningService } from './running-service';

const PUBLIC_URL = 'https://cotiza.example/seguros';
/** Pages name the authority of insurance and that of data. */
const OWN_OR_AUTHORITY = /^https:\/\/(cotiza\.example\/seguros|dgsfp\.mineco\.gob\.es|www\.aepd\.es)\/|^tel:/;

describe('a service below a path of its public address', () => {
  const folder = folderForTests();
  let service: RunningService;
  beforeAll(async () => {
    const logo = join(folder, 'logo.svg');
    writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const INSURERS_FILE = join(folder, 'insurers.json');
    writeFileSync(INSURERS_FILE, JSON.stringify({ insurers: [{ connector: 'tariff', id: 'aldaba', logo }] }));
    service = await startService({ PUBLIC_URL: `${PUBLIC_URL}/`, INSURERS_FILE });
    await service.quoted(bodyOf('Car').build());
  });
  afterAll(() => service.close());

  /** Returns where the links, forms and pictures of a page lead, seen by a browser. */
  async function leadsOf(path: string): Promise<readonly string[]> {
    const answer = await service.get(path);
    expect([path, answer.status < 500]).toEqual([path, true]);
    const written = [...(await answer.text()).matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(([, lead = '']) => lead);
    return written.map((lead) => new URL(lead, PUBLIC_URL + path).href).filter((lead) => !lead.startsWith('mailto:'));
  }

  it('keeps the path on every page', async () => {
    const { path, text } = await firstMail(service);
    const [, product] = /\/seguros(\/productos\/\S+)/.exec(text) ?? [];
    const pages = [
      '/',
      '/en',
      '/accesibilidad',
      '/historial-de-siniestros',
      '/cotizar/hogar',
      '/s/unknown',
      '/c/unknown',
      path,
      product!,
    ];
    for (const page of pages) {
      const leads = await leadsOf(page);
      expect([page, leads.filter((lead) => !OWN_OR_AUTHORITY.test(lead))]).toEqual([page, []]);
    }
    const leads = await leadsOf(path);
    for (const kind of ['logos/', 'productos/', 'accesibilidad', 'historial-de-siniestros'])
      expect(leads).toContainEqual(expect.stringContaining(`/seguros/${kind}`));
  });
});
