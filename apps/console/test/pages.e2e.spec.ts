import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyHash, newKey } from '@cotiza/assembly';
import { bodyOf } from '@cotiza/contract/testing';
import { folderPerTest } from '@cotiza/kernel/testing';
import { KEYS, MARK, PAGES, startConsole, Visitor, type RunningBench } from './running-console';

const inFolder = folderPerTest();
let bench: RunningBench;
let visitor: Visitor;
async function start(...given: Parameters<typeof startConsole>) {
  bench = await startConsole(...given);
  visitor = await new Visitor(bench.url).signIn(KEYS.maria);
}
afterEach(() => bench.close());

const page = async (path: string) => (await visitor.get(path)).text.replaceAll(/\s+/g, ' ');
const trail = async () =>
  (await bench.storage.privacy.auditTrail(9)).map(({ action, count, actor }) => [action, count, actor]);

/** Has one attempt with every waiting message end so. */
async function fail(settlement: Parameters<RunningBench['storage']['outbox']['settle']>[1]) {
  for (const message of await bench.storage.outbox.claim(9, 60_000))
    await bench.storage.outbox.settle(message, settlement);
}
const giveUp = () => fail({ kind: 'dead', reason: 'SMTP: 550 to RCPT TO', followUps: [] });

describe('the overview', () => {
  it('shows quotations, messages, refusals and processes', async () => {
    await start();
    await bench.quote();
    await fetch(`${bench.services[0]}/api/agent/cotizaciones`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }); // prettier-ignore
    const text = await page('/');
    for (const shown of [
      'con ofertas</dt><dd>1<',
      'por entregar</dt><dd>1<',
      'en esta hora</dt><dd>1<',
      '1 de 1 proceso.',
    ])
      expect(text).toContain(shown);
    expect(text).toContain('datos_invalidos</code></th> <td role="cell" class="number" data-title="Peticiones">1</td>');
  });

  it('says that all is well, in Spanish, and which process does not answer', async () => {
    await start({ READY_DISK_YELLOW_MB: '0' });
    expect(await page('/')).toMatch(/<html lang="es">.*Todo en orden\./);
    await bench.closeServices();
    expect(await page('/')).toMatch(/1 aviso<.*No responde el proceso de <code>.*«CotizaDown»/);
    expect(await page('/insurers')).toContain('No responden 1 de 1 proceso');
  });

  it('begins with messages that fail, why and since when, and what to do; tried again on request', async () => {
    await start();
    for (let time = 0; time < 2; time++) await bench.quote();
    bench.clock.advance(1000);
    await fail({ kind: 'retry', dueAt: bench.clock.now() + 3_600_000, reason: 'SMTP: ECONNREFUSED' });
    const text = await page('/');
    expect(text).toMatch(
      /2 correos sin salir desde el <time[^>]*>21 nov 2026, 10:10:00<\/time>: el servidor no acepta la conexión, <code>SMTP: ECONNREFUSED<\/code>/,
    );
    expect(text).toMatch(/<code>ops notifications retry-now<\/code>.*«Mail is stuck»/);
    expect(text).toContain('de ellos, con fallos</dt><dd>2<');
    expect(await page('/messages?state=pending')).toContain('el servidor no acepta la conexión');
    expect(await page('/messages')).toContain('Reintentar ahora los pendientes (2)');
    const { headers } = await visitor.post('/messages/retry');
    expect(headers.get('location')).toBe('/messages?state=pending&replayed=2');
    expect(await trail()).toEqual([['retry-now', 2, 'maria']]);
    bench.clock.advance(180_000);
    expect(await page('/')).toContain('Nadie reparte los mensajes: el más antiguo espera desde hace 3 min');
  });

  it('names an insurer that does not answer, a full disk, a receiver that is off, and where to read on', async () => {
    await start({ READY_DISK_YELLOW_MB: String(2 ** 40) });
    await bench.quote();
    await bench.storage.endpointSwitches.switchOff('crm', 'answered 410');
    const text = await page('/');
    expect(text).toMatch(/La aseguradora <code>candil<\/code> no responde.*«CotizaInsurerUnavailable»/);
    expect(text).toMatch(/El disco está casi lleno: quedan [\d.]+ MB.*«CotizaDiskLow»/);
    expect(text).toContain('<code>ops webhooks on crm</code>');
  });
});

it('shows the answers of each insurer, their duration, and its breaker', async () => {
  await start();
  for (let time = 0; time < 3; time++) await bench.quote();
  const text = await page('/insurers');
  const rowOf = (insurer: string) => new RegExp(`${insurer}</code></th>.*?</tr>`).exec(text)![0];
  const numbers = (row: string) =>
    Array.from(row.matchAll(/<td[^>]*>(?:<span>)?(\d+)(?! ms)/g), ([, number]) => Number(number));
  expect(numbers(rowOf('aldaba')).slice(0, 4)).toEqual([3, 0, 0, 0]);
  expect(numbers(rowOf('brujula')).slice(0, 4)).toEqual([0, 3, 0, 0]);
  expect(numbers(rowOf('candil')).slice(0, 4)).toEqual([0, 0, 3, 0]);
  expect(rowOf('candil')).toContain('fallo: 3');
  expect(rowOf('aldaba')).toMatch(/\d ms</);
});

it('messages that were given up are sent again, one or all, in the name of the operator', async () => {
  await start();
  const references = [await bench.quote(), await bench.quote(), await bench.quote()].map(
    ({ referencia }) => referencia,
  );
  await giveUp();
  expect(await page('/')).toMatch(/3 correos sin entregar tras .*: el servidor de correo no admite al destinatario/);
  const dead = await page('/messages?state=dead');
  for (const reference of references) expect(dead).toContain(`value="${reference}_correo"`);
  expect(dead).toContain('SMTP: 550 to RCPT TO');
  expect(dead).toContain('abandonados</dt><dd><a href="/messages?state=dead">3</a>');
  expect(dead).toContain('entregados</dt><dd><a href="/messages?state=delivered">ver</a>');
  const unknown = await visitor.post('/messages/replay', { id: `${references[0]}_corr\0o` });
  expect(unknown.headers.get('location')).toBe('/messages?state=dead&replayed=0');
  const answer = await visitor.post('/messages/replay', { id: `${references[0]}_correo` });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/messages?state=dead&replayed=1']);
  expect(await page(answer.headers.get('location')!)).toContain('1 por salir ahora');
  await visitor.post('/messages/replay', { id: 'all-dead' });
  expect(await bench.storage.outboxDesk.count(['dead', 'pending'])).toMatchObject({ dead: 0, pending: 3 });
  expect(await trail()).toEqual([
    ['replay', 2, 'maria'],
    ['replay', 1, 'maria'],
    ['replay', 0, 'maria'],
  ]);
});

it('tells callers with their limits, and who ran into one', async () => {
  const file = inFolder('callers.json');
  const key = newKey();
  writeFileSync(file, JSON.stringify({ callers: [{ name: 'faro', key: keyHash(key), referencePerMinute: 1 }] }));
  await start({ CALLERS_FILE: file, LIMIT_REFERENCE_PER_MINUTE: '50' });
  const asked = { headers: { authorization: `Bearer ${key}` } };
  for (let time = 0; time < 3; time++) await fetch(`${bench.services[0]}/api/agent/requisitos?ramo=coche`, asked);
  const text = await page('/callers');
  expect(text).toContain('<dt>requisitos y catálogos por minuto</dt><dd>50</dd>');
  expect(text).toMatch(
    /faro<\/th> <td[^>]*>como cualquiera<\/td> <td[^>]*>como cualquiera<\/td> <td[^>]*>1<\/td> <td[^>]*>3<\/td> <td[^>]*>2<\/td>/,
  );
  expect(text).toMatch(/>\/api\/agent\/requisitos<\/code><\/th> <td[^>]*>2<\/td>/);
  writeFileSync(file, 'callers: 7');
  expect(await page('/callers')).toContain('<code>CALLERS_FILE</code> no se puede leer');
  rmSync(file);
  expect(await page('/callers')).toContain('<code>CALLERS_FILE</code> no se puede leer');
});

describe('the channel', () => {
  it('is switched off and on by each operator in his own name, for the service too', async () => {
    await start();
    const other = await new Visitor(bench.url).signIn(KEYS.juan);
    await visitor.post('/channel/off', { reason: ' new tariffs ', 'retry-after': '600' });
    expect(await page('/channel')).toMatch(/apagado<\/span>.*new tariffs.*600 s/);
    expect(await page('/')).toContain('El canal está apagado desde');
    bench.clock.advance(5000);
    while ((await bench.quote()).status !== 503) await new Promise(setImmediate);
    await other.post('/channel/on');
    bench.clock.advance(5000);
    while ((await bench.quote()).status !== 200) await new Promise(setImmediate);
    expect(await trail()).toEqual([
      ['channel-on', null, 'juan'],
      ['channel-off', null, 'maria'],
    ]);
  });

  it('stays as it is for a form that is not right', async () => {
    await start();
    const reasons = ['', 'x\ny', 'x'.repeat(201)].map((reason) => ({ reason, 'retry-after': '60' }));
    const waits = ['0', '86401', 'soon'].map((wait) => ({ reason: 'x', 'retry-after': wait }));
    for (const fields of [...reasons, ...waits]) {
      const { status, text } = await visitor.post('/channel/off', fields);
      expect(status).toBe(400);
      expect(text).toContain('role="alert"');
    }
    expect(await bench.storage.channel.read()).toMatchObject({ isOn: true });
  });
});

describe('personal data', () => {
  it('is on no page but the look that the audit trail keeps, and not in the log', async () => {
    await start();
    const { referencia } = await bench.quote();
    await giveUp();
    expect(await page('/quotations')).toContain(referencia);
    for (const path of [...PAGES, '/messages?state=dead']) expect(await page(path)).not.toMatch(MARK);
    const looked = await visitor.post('/quotations/look', { reference: ` ${referencia.toLowerCase()} ` });
    expect(looked.status).toBe(200);
    expect(looked.text).toMatch(/Marcada/);
    expect(looked.text).toContain('La auditoría dice que los has consultado');
    expect(await trail()).toEqual([[`look ${referencia}`, null, 'maria']]);
    for (const path of [...PAGES, '/messages?state=dead']) expect(await page(path)).not.toMatch(MARK);
    expect(await page('/audit')).toContain(`Cotización consultada <code>${referencia}</code>`);
    expect(bench.log.join()).not.toMatch(MARK);
  });

  it('does not exist for an unknown reference, and such a request is not recorded', async () => {
    await start();
    for (const reference of ['COT-ZZZZZZZZZZ', '', '<b>', `COT-${'x'.repeat(99)}`]) {
      const { status, text } = await visitor.post('/quotations/look', { reference });
      expect(status).toBe(404);
      expect(text).not.toContain('<b>');
    }
    expect(await trail()).toEqual([]);
  });
});

describe('the rights of a person', () => {
  const EMAIL = String(bodyOf('Home').build().holder.email);
  const mailFile = () => join(bench.folder, 'mail', `${reference}.eml`);
  let reference: string;
  beforeEach(async () => {
    await start();
    reference = (await bench.quote()).referencia;
    mkdirSync(join(bench.folder, 'mail'));
    writeFileSync(mailFile(), `To: ${EMAIL}\r\n\r\nHola`);
  });

  it('has everything exported to a file, by e-mail or document, each in the audit trail', async () => {
    for (const person of [` ${EMAIL} `, String(bodyOf('Home').build().holder.document_id)]) {
      const { status, headers, text } = await visitor.post('/people/export', { person });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('content-disposition')).toMatch(/^attachment/);
      expect(headers.get('cache-control')).toBe('no-store');
      const held = JSON.parse(text);
      expect(held).toMatchObject({ quotes: [{ reference, createdAt: '2026-11-21T09:10:00.000Z' }], drafts: [] });
      expect(held.emails).toMatchObject([{ file: `${reference}.eml` }]);
      expect(text).toMatch(MARK);
    }
    expect(await trail()).toEqual([
      ['export', 1, 'maria'],
      ['export', 1, 'maria'],
    ]);
  });

  it('has everything erased, once the operator has confirmed', async () => {
    const { status, text } = await visitor.post('/people/confirm', { person: EMAIL });
    expect(status).toBe(200);
    expect(text).toContain('1 cotización,');
    expect(text).toContain(`name="person" value="${EMAIL}"`);
    expect(existsSync(mailFile())).toBe(true);
    expect(await trail()).toEqual([]);
    const erased = await visitor.post('/people/erase', { person: EMAIL });
    expect([erased.status, erased.headers.get('location')]).toEqual([303, '/people?quotes=1&drafts=0&emails=1']);
    expect(await page(erased.headers.get('location')!)).toContain('Borrado: 1 cotización, 0 borradores, 1 correo.');
    expect(existsSync(mailFile())).toBe(false);
    expect(await bench.storage.quoteAdmin.show(reference)).toBeUndefined();
    expect(await trail()).toEqual([['erase', 1, 'maria']]);
    expect(bench.log.join()).not.toContain(EMAIL);
  });

  it('erases nothing where e-mail files cannot be looked through, and says so', async () => {
    rmSync(join(bench.folder, 'mail'), { recursive: true });
    writeFileSync(join(bench.folder, 'mail'), '');
    const { status, text } = await visitor.post('/people/erase', { person: EMAIL });
    expect(status).toBe(500);
    expect(text).toContain('(ENOTDIR)');
    expect(await bench.storage.quoteAdmin.show(reference)).toBeDefined();
  });

  it('is refused from another site and without a session, and for an empty or unknown person', async () => {
    const person = { person: EMAIL };
    for (const path of ['/people/export', '/people/confirm', '/people/erase']) {
      const { status } = await visitor.post(path, person, { 'sec-fetch-site': 'cross-site' });
      expect(status).toBe(403);
      expect((await new Visitor(bench.url).post(path, person)).status).toBe(401);
      expect((await visitor.post(path, { person: ' ' })).status).toBe(400);
      expect((await visitor.post(path)).status).toBe(400);
    }
    const none = await visitor.post('/people/export', { person: 'nadie@example.com' });
    expect([none.status, none.headers.get('content-disposition')]).toEqual([404, null]);
    expect(none.text).toContain('No se conserva nada');
    expect(await bench.storage.quoteAdmin.show(reference)).toBeDefined();
  });
});

it('says that the database is gone, and nothing of why', async () => {
  await start();
  await bench.storage.close();
  const { status, text } = await visitor.get('/quotations');
  expect([500, 503]).toContain(status);
  expect(text).not.toMatch(/Error|stack|at \//);
});
