import { FORM_STEPS, INSURANCE_LINES, LINES, longestTyped, type InsuranceLine } from '@cotiza/contract';
import { AMINA, bodyOf, typedTexts } from '@cotiza/contract/testing';
import { TEST_CAR } from '@cotiza/insurers-port/testing';
import { declinesFor, isDown } from '@cotiza/quoting/testing';
import { formVisits } from '../testing/form-visits';

const { started, start } = formVisits();

const KNOWN_CAR = bodyOf('Car').with('vehicle.version_id', TEST_CAR.id);

/** Completes every step of a form with a body, as far as no agent has said it. */
async function completed(line: InsuranceLine, body: ReturnType<typeof bodyOf>) {
  const texts = typedTexts(body);
  const { vehicle, risk, driver } = body.build() as unknown as Record<string, Record<string, unknown>>;
  const said = vehicle ? { vehicle: { ...vehicle, registration_plate: undefined } } : { risk: { use: risk!.use } };
  const agent = { insurance_line: line, ...said, ...(driver ? { driver: { same_as_holder: true } } : {}) };
  const parts = await started(JSON.parse(JSON.stringify(agent)) as object);
  const { customer, token } = parts;
  const pages: string[] = [];
  for (const { slug } of FORM_STEPS[line].slice(0, -1)) {
    pages.push((await customer.get(`/s/${token}/${slug}`)).body);
    let answer = await customer.answer(`/s/${token}/${slug}`, texts);
    while (String(answer.headers.location).startsWith(`${slug}?`)) {
      expect(answer.headers.location).toBe(`${slug}?mas=1`);
      pages.push((await customer.get(`/s/${token}/${slug}?mas=1`)).body);
      answer = await customer.answer(`/s/${token}/${slug}`, texts);
    }
    expect([slug, answer.statusCode]).toEqual([slug, 303]);
  }
  const answer = await customer.answer(`/s/${token}/contacto`, texts, { acepto: 'es' });
  return { ...parts, pages, answer };
}

it.each([
  ['Car', 'OTRA', 'AB12CDE'],
  ['Motorcycle', 'MT-OTRA', 'WA1234A'],
] as const)('a history of %s from another country is taken: its company is %s', async (line, company, plate) => {
  const history = {
    ...{ 'driver.previously_insured': true, 'driver.previous_company_code': company },
    ...{ 'driver.previous_policy_number': 'POL-GB-2041', 'driver.previous_plate': plate },
    ...{ 'driver.total_years_insured': 8, 'driver.years_in_previous_company': 3 },
    ...{ 'driver.years_without_accidents': 8, 'driver.last_five_years_accidents': 0 },
  };
  const body = bodyOf(line).withAll(history);
  const { answer, pages, recorded } = await completed(line, body);
  expect(answer.headers.location).toMatch(/^\.\.\/\.\.\/c\/offers-/);
  expect(recorded[0]!.request.body).toMatchObject({ driver: (body.build() as { driver: object }).driver });
  for (const said of ['Si fue en otro país, elige «Otra aseguradora»', 'si fue en otro país, la de allí'])
    expect(pages.join()).toContain(said);
});

describe.each(INSURANCE_LINES)('a draft of %s', (line) => {
  const body = bodyOf(line);
  const steps = FORM_STEPS[line];

  it('is completed step by step, agreed to, and leads to the offers', async () => {
    const { answer, customer, token, recorded } = await completed(line, body);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\.\.\/\.\.\/c\/offers-/),
    ]);
    expect(recorded).toHaveLength(1);
    expect(recorded[0]!.draft?.consent.text).toContain('Acepto que');
    expect(recorded[0]!.request.body).toMatchObject(body.without('client_reference').build());
    expect((await customer.get(`/s/${token}`)).headers.location).toMatch(/^\.\.\/c\/offers-/);
  });

  it('is begun without an agent, and only by its button', async () => {
    const { customer } = await start();
    const page = await customer.get(`/cotizar/${LINES[line].ramo}`);
    expect([page.statusCode, page.headers['set-cookie']]).toEqual([200, undefined]);
    const begun = await customer.post(`/cotizar/${LINES[line].ramo}`, {});
    expect(begun.headers.location).toBe(`../s/token-d1/${steps[0]!.slug}`);
    const step = await customer.get('/s/token-d1/contacto');
    expect(step.body).toContain('Paso');
    for (const { body } of [page, step]) expect(body).not.toMatch(/asistente/);
  });
});

/** Words that only Spanish has, outside of what is marked as Spanish. */
const spanishIn = (page: string) =>
  page
    .replace(/<style>[^]*?<\/style>|<(\w+)[^>]* lang="es"[^>]*>[^]*?<\/\1>/g, '')
    .replace(/«[^»]*»|<option [^>]*>[^<]*<\/option>| (?:value|action|href)="[^"]*"/g, '')
    .match(/[¿¡]| (?:de|del|la|el|los|las|que|para|con|tu|tus|una?|es|si) |(?:ción|ando|Fecha)/g);

it.each(INSURANCE_LINES)('the form of %s is in English from its first page to its last, faults too', async (line) => {
  const { customer } = await start({ outcome: () => declinesFor('No asegura este riesgo.') });
  const first = await customer.get(`/cotizar/${LINES[line].ramo}?idioma=en`);
  await customer.post(`/cotizar/${LINES[line].ramo}?idioma=en`, {});
  const body = bodyOf(line);
  const texts = typedTexts(body);
  const pages = [first.body, (await customer.get('/s/token-d1')).body];
  for (const { slug } of FORM_STEPS[line]) {
    const wrong = new Map([...texts].map(([path]) => [path, path.endsWith('id') || path.includes('name') ? '?' : '']));
    await customer.answer(`/s/token-d1/${slug}`, wrong);
    pages.push((await customer.get(`/s/token-d1/${slug}?revisa=1`)).body);
  }
  for (const page of pages) {
    expect(page).toContain('<html lang="en">');
    expect(spanishIn(page)).toBeNull();
  }
  for (const { slug } of FORM_STEPS[line].slice(0, -1)) {
    await customer.answer(`/s/token-d1/${slug}`, texts);
    await customer.answer(`/s/token-d1/${slug}`, texts);
  }
  const refused = await customer.answer('/s/token-d1/contacto', texts, { acepto: 'es' });
  expect(refused.body).toMatch(/No insurer makes you an offer[^]*<span lang="es"><strong>Inventada:/);
});

it.each([
  ['/cotizar/barco?idioma=en', 404, 'We do not compare this insurance'],
  ['/s/no-such-link?idioma=en', 404, 'This link leads to no request'],
])('%s is refused in English', async (url, status, words) => {
  const { customer } = await start();
  const { statusCode, body } = await customer.get(url);
  expect([statusCode, body]).toEqual([status, expect.stringContaining(words)]);
});

describe('a step', () => {
  it('asks only what is missing, and shows apart what the agent said', async () => {
    const { customer, token } = await started({ insurance_line: 'Car', vehicle: { use: 'Private' } });
    const { body } = await customer.get(`/s/${token}/coche`);
    expect(body).toContain('Código 7KQ-42M');
    expect(body).not.toContain('name="vehicle.use"');
    expect(body).toMatch(/Lo que ya dijo tu asistente[^]*¿Qué uso le das\?[^]*Particular[^]*\?cambiar=vehicle\.use/);
    expect((await customer.get(`/s/${token}/coche?cambiar=vehicle.use`)).body).toContain('name="vehicle.use"');
  });

  it('says beside each field, and together at the top, what is wrong, and keeps what was typed', async () => {
    const { customer, token } = await started();
    const answer = await customer.answer(
      `/s/${token}/titular`,
      new Map([
        ['holder.document_type', 'Dni'],
        ['holder.document_id', '12345678A'],
        ['holder.birth_date.dia', '1'],
        ['holder.birth_date.mes', '4'],
        ['holder.birth_date.anio', '1988'],
      ]),
    );
    expect(answer.headers.location).toBe('titular?revisa=1#fallos');
    const { body } = await customer.get(`/s/${token}/titular?revisa=1`);
    expect(body).toContain('<a href="#holder.document_id">Número: La letra no corresponde al número');
    expect(body).toMatch(
      /value="12345678A"[^>]*aria-describedby="holder.document_id-ayuda holder.document_id-fallo" aria-invalid="true"/,
    );
    expect(body).toMatch(/name="holder.birth_date.dia" value="01"[^]*mes" value="04"[^]*anio" value="1988"/);
    expect((await customer.get(`/s/${token}/titular`)).body).not.toContain('Nombre: Falta este dato.');
  });

  it.each(INSURANCE_LINES)('of %s keeps no text that is longer than its field has room for', async (line) => {
    const { customer, token, store } = await started({ insurance_line: line });
    for (const { slug, fields } of FORM_STEPS[line]) {
      for (const { path, row } of fields.values()) {
        const tooLong = { [path]: 'x'.repeat(longestTyped(row) + 1) };
        const { statusCode } = await customer.sealed(`/s/${token}/${slug}`, tooLong);
        expect([path, statusCode]).toEqual([path, 400]);
      }
    }
    expect((await store.find('d1'))?.content.customer).toEqual({});
  });

  it('shows the questions that an answer opens, without faults', async () => {
    const { customer, token } = await started();
    const asked = [...typedTexts(bodyOf('Car'))].filter(([path]) => path.startsWith('driver.'));
    const texts = new Map([...asked, ['driver.same_as_holder', 'false']]);
    expect((await customer.answer(`/s/${token}/conductor`, texts)).headers.location).toBe('conductor?mas=1');
    const { body } = await customer.get(`/s/${token}/conductor?mas=1`);
    expect(body).toContain('hacen falta algunos datos más');
    expect(body).toContain('name="driver.birth_date.dia"');
    expect(body).not.toContain('aria-invalid=');
  });

  it('leads past the steps that are answered, and removes what no form asks and is wrong', async () => {
    const body = bodyOf('Car').with('vehicle.brand_id', 'no-brand');
    const { customer, token, store } = await started(body.build());
    const answer = await customer.answer(`/s/${token}/coche`, new Map());
    expect(answer.headers.location).toBe('contacto');
    expect((await store.find('d1'))?.content.customer).toEqual({
      'vehicle.brand_id': {},
      'vehicle.version_id': { value: 'CVTEST000001' },
    });
  });

  it('says what is wrong before it asks what an answer opens', async () => {
    const { customer, token } = await started({ insurance_line: 'Car', driver: { same_as_holder: true } });
    const asked = [...typedTexts(bodyOf('Car'))].filter(([path]) => path.startsWith('driver.'));
    const texts = new Map(asked.filter(([path]) => !/previous_|years|accidents/.test(path)));
    texts.set('driver.driving_license_date', '31/02/2020');
    const { headers } = await customer.answer(`/s/${token}/conductor`, texts);
    expect(headers.location).toBe('conductor?revisa=1#fallos');
  });

  it.each([
    [
      'titular',
      'holder.birth_date.anio',
      '1887',
      'nacimiento\\?: El titular tendría más de 110 años[^<]* Si está bien, sigue',
    ],
    ['contacto', 'holder.email', 'lucia.ejemplo@gmial.com', 'Correo electrónico: [^<]* Si está bien, sigue'],
  ])('%s asks once whether what is hardly true is right: %s %s', async (slug, name, text, words) => {
    const { customer, token } = await started(KNOWN_CAR.without(name.replace('.anio', '')).build());
    const texts = new Map([...typedTexts(bodyOf('Car')), [name, text]]);
    const answer = () => customer.answer(`/s/${token}/${slug}`, texts, slug === 'contacto' ? { acepto: 'es' } : {});
    expect((await answer()).headers.location).toBe(`${slug}?revisa=1#fallos`);
    expect((await customer.get(`/s/${token}/${slug}?revisa=1`)).body).toMatch(new RegExp(words));
    expect((await answer()).headers.location).not.toMatch(`^${slug}[?]revisa`);
  });

  it('says what is hardly true in English too', async () => {
    const { customer, token } = await started(bodyOf('Car').with('holder.birth_date', '1887-05-03').build());
    await customer.get(`/s/${token}?idioma=en`);
    const { body } = await customer.get(`/s/${token}/contacto`);
    expect(body).toContain('The policyholder would be over 110 years old: check the date of birth.');
    expect(body).not.toContain('más de 110');
  });

  it('drops what no longer fits the answers', async () => {
    const { customer, token, store } = await started({
      insurance_line: 'Car',
      driver: { same_as_holder: false, name: AMINA.name },
    });
    await customer.sealed(`/s/${token}/conductor`, { 'driver.same_as_holder': 'true' });
    expect((await store.find('d1'))?.content.customer).toMatchObject({
      'driver.same_as_holder': { value: true },
      'driver.name': {},
    });
  });

  it('finds a vehicle by words and shows it to choose', async () => {
    const { customer, token } = await started();
    const search = { 'texto.vehicle.version_id': 'marca modelo', buscar: 'vehicle.version_id' };
    const found = await customer.sealed(`/s/${token}/coche`, search);
    expect(found.statusCode).toBe(200);
    const [, version] =
      /name="vehicle.version_id" value="([^"]+)"[^>]*> Marca Modelo 1.0 \(2020–\)/.exec(found.body) ?? [];
    await customer.sealed(`/s/${token}/coche`, { 'vehicle.version_id': version! });
    expect((await customer.get(`/s/${token}/coche`)).body).toMatch(new RegExp(`value="${version}" checked`));
  });

  it('says above the values of a search what was not found', async () => {
    const { customer, token } = await started();
    const search = { 'texto.vehicle.version_id': 'otra', buscar: 'vehicle.version_id' };
    const { body } = await customer.sealed(`/s/${token}/coche`, search);
    expect(body).toMatch(/role="status">No está «otra».<[^]*> Marca Modelo 1.0/);
  });

  it('asks for the line when the agent has not said it', async () => {
    const { customer, token } = await started({});
    const { body } = await customer.get(`/s/${token}`);
    expect(body).toContain(`action="${token}/ramo"`);
    const [, sello = ''] = /name="sello" value="([^"]*)"/.exec(body) ?? [];
    expect((await customer.post(`/s/${token}/ramo`, { sello, ramo: 'moto' })).statusCode).toBe(303);
    expect((await customer.get(`/s/${token}`)).body).toContain('Seguro de moto');
  });
});

describe('what the agent changes while the customer is at it', () => {
  const texts = typedTexts(bodyOf('Car'));

  it('is shown before the customer goes on, and what was typed is kept', async () => {
    const { customer, token, change, store } = await started({ insurance_line: 'Car', vehicle: { use: 'Private' } });
    const page = await customer.get(`/s/${token}/coche`);
    await change({ vehicle: { use: 'Professional', annual_km: 'UpTo5000km' } });
    const posted = await customer.postOf(page.body, `/s/${token}/coche`, {
      'vehicle.parking_type': 'NoGarage',
      'vehicle.annual_km': '',
    });
    expect([posted.statusCode, posted.headers.location]).toEqual([303, 'coche?desde=1#cambios']);
    const again = await customer.get(`/s/${token}/coche?desde=1`);
    expect(again.body).toMatch(
      /id="cambios"[^]*Tu asistente ha cambiado datos[^]*¿Qué uso le das\?: <strong>Profesional<\/strong>[^]*\?cambiar=vehicle\.use/,
    );
    expect((await store.find('d1'))?.content.customer).toEqual({ 'vehicle.parking_type': { value: 'NoGarage' } });
    const next = await customer.postOf(again.body, `/s/${token}/coche`, {});
    expect(next.headers.location).not.toContain('desde');
    expect((await customer.get(`/s/${token}/titular`)).body).not.toContain('id="cambios"');
  });

  it('leads to a step of the other line, where it has changed that', async () => {
    const { customer, token, change } = await started();
    const page = await customer.get(`/s/${token}/coche`);
    await change({ insurance_line: 'Home' });
    const posted = await customer.postOf(page.body, `/s/${token}/coche`, { 'vehicle.use': 'Private' });
    expect(posted.headers.location).toBe(`${FORM_STEPS.Home[0]!.slug}?desde=1#cambios`);
    const { body } = await customer.get(`/s/${token}/${FORM_STEPS.Home[0]!.slug}?desde=1`);
    expect(body).toMatch(/Qué se asegura: <strong>/);
  });

  it('holds nobody up who posts the last button twice from one page', async () => {
    const { customer, token, recorded } = await started(KNOWN_CAR.build());
    const { body } = await customer.get(`/s/${token}/contacto`);
    const names = [...body.matchAll(/ name="([^"]+)"/g)].flatMap(([, name = '']) => (texts.has(name) ? [name] : []));
    const typed = Object.fromEntries(names.map((name) => [name, texts.get(name)!]));
    const click = () => customer.postOf(body, `/s/${token}/precios`, { ...typed, acepto: 'es' });
    const answers = await Promise.all([click(), click()]);
    const offers = expect.stringMatching(/c\/offers-d1/) as unknown;
    expect(answers.map(({ headers }) => headers.location)).toEqual([offers, offers]);
    expect(recorded).toHaveLength(1);
  });

  it('was not recorded in drafts of before, whose forms are taken as they are', async () => {
    const { customer, token } = await started({ insurance_line: 'Car', vehicle: { use: 'Private' } });
    const posted = await customer.sealed(`/s/${token}/coche`, { 'vehicle.parking_type': 'NoGarage' });
    expect([posted.statusCode, posted.headers.location]).toEqual([303, expect.not.stringContaining('desde')]);
  });
});

describe('prices', () => {
  const texts = typedTexts(bodyOf('Home'));
  const complete = () => bodyOf('Home').build();

  it('need consent, which no page ticks beforehand', async () => {
    const { customer, token, recorded } = await started(complete());
    expect((await customer.get(`/s/${token}/contacto`)).body).not.toMatch(/name="acepto"[^>]*checked/);
    const answer = await customer.answer(`/s/${token}/contacto`, texts);
    expect(answer.headers.location).toBe('contacto?permiso=1#fallos');
    expect((await customer.get(`/s/${token}/contacto?permiso=1`)).body).toContain('<a href="#acepto">');
    expect(recorded).toEqual([]);
  });

  it('keep the text of the consent that was shown, whatever the language of the form is by then', async () => {
    const { customer, token, recorded } = await started(complete());
    await customer.answer(`/s/${token}/contacto`, texts, { acepto: 'en' });
    expect(recorded[0]!.draft?.consent.text).toMatch(/^I agree/);
  });

  it('need every step: the first that lacks something is shown', async () => {
    const { customer, token } = await started();
    const answer = await customer.answer(`/s/${token}/contacto`, typedTexts(bodyOf('Car')), { acepto: 'es' });
    expect(answer.headers.location).toBe('coche?revisa=1#fallos');
  });

  it('are asked for after a look at what is hardly true', async () => {
    const { customer, token } = await started(bodyOf('Home').with('risk.rooms', 50).build());
    const { body } = await customer.get(`/s/${token}/contacto`);
    expect(body).toMatch(/¿Seguro que está bien\?[^]*habitaciones[^]*href="vivienda\?cambiar=risk\.[a-z0-9_]+#risk\./);
  });

  it('lead to the shop of the operator, if it has one', async () => {
    const shopLink = (token: string) => `https://tienda.example/comprar?t=${token}`;
    const { customer, token } = await started(complete(), { shopLink });
    const answer = await customer.answer(`/s/${token}/contacto`, texts, { acepto: 'es' });
    expect(answer.headers.location).toMatch(/^https:\/\/tienda.example\/comprar\?t=offers-/);
    expect(answer.headers['content-security-policy']).toContain("form-action 'self' https://tienda.example");
  });

  it('that nobody offers are said in words, with the reasons', async () => {
    const { customer, token } = await started(complete(), { outcome: () => declinesFor('No asegura este riesgo.') });
    const answer = await customer.answer(`/s/${token}/contacto`, texts, { acepto: 'es' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<strong>Inventada:</strong> No asegura este riesgo.');
    expect((await customer.get(`/s/${token}`)).body).toContain('Ninguna aseguradora te hace una oferta');
  });

  it('that cannot be asked for now are asked for again later', async () => {
    const { customer, token } = await started(complete(), { outcome: isDown });
    const answer = await customer.answer(`/s/${token}/contacto`, texts, { acepto: 'es' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, expect.any(String)]);
    expect(answer.body).toContain('Tus respuestas están guardadas');
  });
});
