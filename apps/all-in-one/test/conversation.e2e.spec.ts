import { readFileSync } from 'node:fs';
import { withValue } from '@cotiza/contract';
import { bodyOf, completeDraft, TEST_DAY, withoutPlate } from '@cotiza/contract/testing';
import { readMail } from '@cotiza/notifications/testing';
import type {
  EstimateResult,
  FollowedDraft,
  OfferDetail,
  PreparedDraft,
  QuoteResult,
  RevisionResult,
} from '@cotiza/quoting';
import { choose, firstMail, keptMails } from './customer-link';
import { connect, refusalOf } from './mcp-client';
import { servicePerTest, until } from './running-service';

type Sent = Readonly<Record<string, unknown>>;

/** The same operations by the name of the tool: the path of each under REST, and its body. */
const OPERATIONS = {
  estimar_precio: ({ datos }: Sent) => ['estimaciones', { insurance_line: 'Car', ...(datos as object) }],
  preparar_solicitud: (sent: Sent) => ['solicitudes', sent],
  consultar_solicitud: ({ solicitud_id: id }: Sent) => [`solicitudes/${String(id)}`],
  cotizar_coche: (sent: Sent) => ['cotizaciones', { insurance_line: 'Car', ...sent }],
  detalle_de_oferta: ({ oferta_id: id }: Sent) => [`ofertas/${String(id)}`],
  revisar_cotizacion: ({ consulta, ...sent }: Sent) => [`cotizaciones/${String(consulta)}/revisiones`, sent],
} as const satisfies Record<string, (sent: Sent) => readonly [path: string, body?: object]>;

type Call = (operation: keyof typeof OPERATIONS, sent: Sent) => Promise<object>;

const service = servicePerTest();

/** Opens each door. Its calls answer the body of REST, that of a refusal too. */
const DOORS: Readonly<Record<string, () => Promise<{ call: Call; close(): Promise<void> }>>> = {
  REST: () => {
    const call: Call = async (operation, sent) => {
      const [path, body]: readonly [string, object?] = OPERATIONS[operation](sent);
      const at = `/api/agent/${path}`;
      return (await (body ? service.post(at, body) : service.get(at))).json() as Promise<object>;
    };
    return Promise.resolve({ call, close: () => Promise.resolve() });
  },
  MCP: async () => {
    const client = await connect(service, {}, '?respuestas=completas');
    const call: Call = async (name, sent) => {
      const result = await client.callTool({ name, arguments: sent });
      return result.isError ? refusalOf(result) : result.structuredContent!;
    };
    return { call, close: () => client.close() };
  },
};

const car = bodyOf('Car').changed(withoutPlate).with('effective_date', TEST_DAY);
const THREE_FACTS = ['holder.address.postal_code', 'vehicle.version_id', 'vehicle.registration_date'];
const MORE_KM = { 'vehicle.annual_km': 'UpTo25000km' };

const said = (paths: readonly string[]) => paths.reduce((body, path) => withValue(body, path, car.at(path)), {});

/** Lets the ten quiet minutes after a revision pass, and as many again. Returns the first e-mail that leaves. */
async function letterOfRevisions() {
  const [first, ...others] = keptMails(service);
  expect(others).toEqual([]);
  await until(() => {
    service.clock.advance(10_000);
    return keptMails(service).length > 1;
  });
  service.clock.advance(20 * 60_000);
  const file = keptMails(service).find((path) => path !== first)!;
  return { file, ...(await readMail(readFileSync(file))) };
}

describe.each(Object.keys(DOORS))('a conversation over %s', (name) => {
  let call: Call;
  let close: () => Promise<void>;
  beforeEach(async () => ({ call, close } = await DOORS[name]!()));
  afterEach(async () => {
    await close();
    expect(keptMails(service)).toHaveLength(2);
  });

  /** Estimates with three facts, and then with those that the answers ask for first. Returns the paths of all. */
  async function refined(): Promise<readonly string[]> {
    const facts = [...THREE_FACTS];
    for (let more = 0; more < 3; more++) {
      const answer = await call('estimar_precio', { ramo: 'coche', datos: said(facts) });
      const { estado, afinar } = answer as EstimateResult;
      expect(estado).toBe('estimado');
      facts.push(afinar![0]!.campo);
    }
    expect(new Set(facts).size).toBe(THREE_FACTS.length + 3);
    return facts;
  }

  it('goes from three facts by a draft and its page to offers, which the customer alone revises', async () => {
    const draft = { ramo: 'coche', datos: said(await refined()) };
    const prepared = (await call('preparar_solicitud', draft)) as PreparedDraft;
    expect([prepared.estado, prepared.errores]).toEqual(['pendiente', []]);
    const link = service.url + new URL(prepared.completar_url).pathname;
    const page = await completeDraft({ link, code: prepared.codigo }, car);
    const { solicitud_id } = prepared;
    const { estado, ofertas } = (await call('consultar_solicitud', { solicitud_id })) as FollowedDraft;
    expect(estado).toBe('cotizada');
    const revision = { consulta: ofertas[0]!.oferta_id, cambios: MORE_KM };
    expect(await call('revisar_cotizacion', revision)).toMatchObject({ error: 'revision_del_cliente' });
    await firstMail(service);
    service.clock.advance(60_000);
    const posted = { method: 'POST', body: new URLSearchParams(MORE_KM) };
    expect(await (await fetch(`${page!.href}/cambiar`, posted)).text()).toContain('Estás viendo una revisión');
    expect((await letterOfRevisions()).text).toContain('Ver la revisión');
  });

  it('goes from a quotation by two revisions to one letter, and by the page to another excess', async () => {
    const first = (await call('cotizar_coche', car.build() as unknown as Sent)) as QuoteResult;
    const { path } = await firstMail(service);
    let revised: RevisionResult | undefined;
    for (const km of ['UpTo20000km', 'UpTo25000km']) {
      const revision = { consulta: first.ofertas[0]!.oferta_id, cambios: { 'vehicle.annual_km': km } };
      service.clock.advance(9 * 60_000);
      revised = (await call('revisar_cotizacion', revision)) as RevisionResult;
    }
    const { referencia, ofertas } = revised!;
    expect((await letterOfRevisions()).file).toContain(referencia);
    const cheapest = ofertas.find(({ franquicia }) => franquicia)!;
    const { alternativas } = (await call('detalle_de_oferta', { oferta_id: cheapest.oferta_id })) as OfferDetail;
    const { oferta_id } = alternativas.find(({ cambio }) => cambio === 'franquicia')!;
    await fetch(service.url + path, { method: 'POST', body: new URLSearchParams({ revision: referencia }) });
    await choose(service, path, oferta_id);
    const { aseguradora, franquicia } = ofertas.find((offer) => offer.oferta_id === oferta_id)!;
    const chosen = new RegExp(`Has elegido: ${aseguradora}[^]*Franquicia de ${franquicia}`);
    expect(await (await service.get(path)).text()).toMatch(chosen);
  });
});
