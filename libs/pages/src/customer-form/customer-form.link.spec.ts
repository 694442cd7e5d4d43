import { StorageUnavailable } from '@cotiza/quoting';
import { visitor } from '../testing/form-app';
import { formVisits } from '../testing/form-visits';

const { start, started } = formVisits();

describe('a link', () => {
  it('needs the code, and is bound to one browser by a cookie that no script and no other site reads', async () => {
    const { customer, prepare, ...rest } = await start({ publicUrl: 'https://seguros.example/cotiza/' });
    const token = await prepare({ insurance_line: 'Car' });
    expect((await customer.get(`/s/${token}`)).body).toContain('Escribe tu código');
    expect((await customer.get(`/s/${token}/coche`)).headers.location).toBe(`../${token}`);
    const unlocked = await customer.unlock(token);
    expect(unlocked.headers['set-cookie']).toBe(
      `cotiza_solicitud=browser-1; Path=/cotiza/s/${token}; Max-Age=604800; HttpOnly; SameSite=Lax; Secure`,
    );
    expect((await customer.get(`/s/${token}/coche`)).statusCode).toBe(200);
    const stranger = visitor(rest);
    for (const path of [`/s/${token}`, `/s/${token}/coche`]) expect((await stranger.get(path)).statusCode).toBe(403);
    expect((await stranger.unlock(token)).statusCode).toBe(403);
    expect((await stranger.post(`/s/${token}/coche`, { sello: 'csrf-browser-1' })).statusCode).toBe(403);
  });

  it('to a form brings answers that the customer sees at their step, and begins nothing by itself', async () => {
    const { customer, store } = await start();
    const link = '/cotizar/coche?vehicle.annual_km=UpTo10000km&driver.birth_date=1987-05-03&utm_source=x&idioma=en';
    const page = await customer.get(link);
    expect(page.body).toContain('This link brings 2 answers already');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain(
      '?vehicle.annual_km=UpTo10000km&amp;driver.birth_date=1987-05-03&amp;idioma=es" lang="es"',
    );
    expect(await store.find('d1')).toBeUndefined();
    await customer.post(link, {});
    expect((await store.find('d1'))?.content.customer).toEqual({
      insurance_line: { value: 'Car' },
      'vehicle.annual_km': { value: 'UpTo10000km' },
      'driver.birth_date': { value: '1987-05-03' },
    });
  });

  it.each([
    ['who somebody is', '/cotizar/coche?holder.name=Marta&holder.email=a%40b.es&vehicle.registration_plate=1234BBB'],
    ['what only the customer states', '/cotizar/hogar?risk.owner_is_holder=true'],
    ['what no form asks', '/cotizar/hogar?insurance_line=Car&__proto__=x&risk.area_m2=1&risk.area_m2=2'],
    ['nothing', '/cotizar/hogar?risk.area_m2='],
  ])('to a form leaves out %s', async (_what, link) => {
    const { customer, store } = await start();
    expect((await customer.get(link)).body).not.toContain('Este enlace trae');
    await customer.post(link, {});
    expect(Object.keys((await store.find('d1'))!.content.customer)).toEqual(['insurance_line']);
  });

  it('that is unknown or over is answered so, and says nothing of anybody', async () => {
    const { customer, token, clock } = await started({ insurance_line: 'Car' });
    expect((await customer.get('/s/never-seen')).statusCode).toBe(404);
    expect((await customer.get('/cotizar/decesos')).statusCode).toBe(404);
    clock.advance(25 * 3_600_000);
    const over = await customer.get(`/s/${token}/coche`);
    expect([over.statusCode, over.body]).toEqual([410, expect.stringContaining('ha caducado')]);
  });

  it.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['of another site', { 'sec-fetch-site': 'cross-site' }, {}, 403],
    ['with an empty seal', {}, { sello: '' }, 400],
    ['with a forged seal', {}, { sello: 'forged' }, 400],
    ['with a field of another step', {}, { 'holder.email': 'a@b.es' }, 400],
    ['with a field that no form has', {}, { 'vehicle.__proto__': 'x' }, 400],
    ['with a text that no page lets type', {}, { 'vehicle.registration_plate': 'x'.repeat(201) }, 400],
  ])('refuses a form %s', async (_what, headers, fields, status) => {
    const { customer, token, store } = await started();
    const answer = await customer.sealed(`/s/${token}/coche`, { 'vehicle.use': 'Private', ...fields }, headers);
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining('No hemos guardado nada')]);
    expect((await store.find('d1'))?.content.customer).toEqual({});
  });

  it('refuses a form without the seal, a field that is sent twice, and bytes that are no form', async () => {
    const { customer, token, store } = await started();
    expect((await customer.post(`/s/${token}/coche`, { 'vehicle.use': 'Private' })).statusCode).toBe(400);
    const twice = 'sello=csrf-browser-1&vehicle.use=Private&vehicle.use=Professional';
    expect((await customer.post(`/s/${token}/coche`, twice)).statusCode).toBe(400);
    expect((await customer.post(`/s/${token}/coche`, '{}', { 'content-type': 'application/json' })).statusCode).toBe(
      415,
    );
    expect((await store.find('d1'))?.content.customer).toEqual({});
  });

  it('is never stored by a cache nor told to another site, and runs nothing', async () => {
    const { customer, token } = await started();
    for (const path of [`/s/${token}`, `/s/${token}/coche`, '/s/x']) {
      expect((await customer.get(path)).headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
        ),
      });
    }
  });

  it('leaves nothing of the link or of what was typed in the log, nor of an error that quotes it', async () => {
    const save = () => Promise.reject(new StorageUnavailable('cannot keep marta.marcada@example.com'));
    const { customer, token, log } = await started({ insurance_line: 'Car' }, { desk: { save } });
    const answer = await customer.sealed(`/s/${token}/titular`, { 'holder.name': 'Marcada' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(log.join()).toContain('a form cannot be kept: StorageUnavailable');
    expect(log.join()).not.toMatch(/marcada|token-d1|browser-1|7KQ/i);
  });

  it('is a 500 without Retry-After where keeping a step fails otherwise', async () => {
    const save = () => Promise.reject(new TypeError('no field of marta.marcada@example.com'));
    const { customer, token, log } = await started({ insurance_line: 'Car' }, { desk: { save } });
    const accept = 'text/html';
    const answer = await customer.sealed(`/s/${token}/titular`, { 'holder.name': 'Marcada' }, { accept });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([500, undefined]);
    expect(answer.body).toContain('Ha fallado algo nuestro');
    expect(log.join()).toContain('TypeError');
    expect(log.join()).not.toMatch(/marcada|token-d1|browser-1|7KQ/i);
  });

  it('holds up a client that tries many', async () => {
    const { customer } = await start({ perMinute: 1 });
    await customer.get('/s/a');
    const held = await customer.get('/s/b');
    expect([held.statusCode, held.body]).toEqual([429, expect.stringContaining('Demasiadas visitas seguidas')]);
  });
});
