import { INSURANCE_LINES, tables, walk, type InsuranceLine } from '@cotiza/contract';
import { bodyOf, exampleAt, TEST_DAY, type BodyDraft } from '@cotiza/contract/testing';
import type { KeptQuotation, OfferLookup } from './ports/offer-lookup';
import { StorageUnavailable } from './ports/quote-recorder';
import { ownRevisionWith, reviseQuoteWith } from './revise-quote.use-case';
import type { RequestContext } from './request-terms';
import { isRevisable } from './revisions/changed-body';
import { quoteResult } from './testing';

const HANDLE = 'q7Tn2bWm0cXk4dZv9eRj1A';
const SERIES = 'COT-0123456789';
const CONSENT = { text: 'Acepto.', at: 0 };
const CHANGE = { 'holder.birth_date': '1984-05-06' };

interface KeptAs extends Partial<Omit<KeptQuotation, 'body'>> {
  readonly body?: BodyDraft;
  readonly isChosen?: boolean;
}

/** A quotation of a body, and what is quoted after that. */
function keptQuotation(
  { body = bodyOf('Car'), isChosen = false, ...kept }: KeptAs = {},
  lookup: Partial<OfferLookup> = {},
) {
  const asked: { body: unknown; context: RequestContext; faults: unknown[] }[] = [];
  const ports: Parameters<typeof ownRevisionWith>[0] = {
    offers: {
      handleOf: (reference) => (reference === SERIES ? HANDLE : 'other'),
      quotationOf: (handle) =>
        Promise.resolve(
          handle === HANDLE ? { body: body.build(), result: quoteResult(), series: SERIES, ...kept } : undefined,
        ),
      isChosen: (series) => Promise.resolve(isChosen && series === SERIES),
      ...lookup,
    },
    requestQuote: ({ sent: quoted, judgement }, context) => {
      asked.push({ body: quoted, context, faults: judgement.faults.map(({ campo, codigo }) => `${campo} ${codigo}`) });
      return Promise.resolve({ result: quoteResult() });
    },
    clock: { today: () => TEST_DAY },
  };
  return { ports, asked };
}

/** Revises a quotation of a body, and tells the body that is quoted. */
async function revised(sent: unknown, ...kept: Parameters<typeof keptQuotation>) {
  const { ports, asked } = keptQuotation(...kept);
  const answer = await reviseQuoteWith(ports)(HANDLE, sent, { requestId: 'req-1' });
  const refusal = 'refusal' in answer ? answer.refusal : undefined;
  return {
    asked,
    refusal,
    problem: refusal?.problem,
    faults: refusal?.faults.map(({ campo, codigo }) => `${campo} ${codigo}`),
  };
}

it('judges the kept body with its changes as a whole, and quotes it in the series of the quotation', async () => {
  const { asked } = await revised({
    cambios: { ...CHANGE, 'vehicle.retail_price': null, effective_date: '2026-11-20' },
  });
  const changed = bodyOf('Car')
    .withAll({ ...CHANGE, effective_date: '2026-11-20' })
    .without('vehicle.retail_price');
  expect(asked).toMatchObject([
    { body: changed.build(), context: { requestId: 'req-1', revises: { series: SERIES } } },
  ]);
  expect(asked[0]!.faults).toEqual(['effective_date fecha_pasada']);
});

it('takes null for a value where the field has it as one', async () => {
  const body = bodyOf('Home').with('risk.last_reform_year', 2015);
  const { asked } = await revised({ cambios: { 'risk.last_reform_year': null } }, { body });
  expect(asked).toMatchObject([{ body: { risk: { last_reform_year: null } } }]);
});

/** Fields that the row marks as identifying, and all of an address. */
function identityOf(line: InsuranceLine): string[] {
  const paths: string[] = [];
  walk(tables[line], (node, path) => {
    if (node.node === 'field' && (node.use.identifies || path.includes('.address.'))) paths.push(path);
  });
  return paths;
}

it.each(INSURANCE_LINES)('of a %s changes no identity, contact, address or plate', async (line) => {
  for (const path of identityOf(line))
    for (const value of [exampleAt(line, path), null]) {
      const { problem, faults, asked } = await revised(
        { cambios: { ...CHANGE, [path]: value } },
        { body: bodyOf(line) },
      );
      expect([problem, faults, asked]).toEqual(['cambio_de_identidad', [`${path} no_documentado`], []]);
    }
});

it.each<[string, unknown, string]>([
  ['no object', [], ' tipo'],
  ['nothing', {}, 'cambios falta'],
  ['no change', { cambios: {} }, 'cambios falta'],
  ['a list', { cambios: [CHANGE] }, 'cambios tipo'],
  ['a body', { cambios: CHANGE, holder: {} }, 'holder no_documentado'],
  ['another line', { cambios: { insurance_line: 'Home' } }, 'insurance_line no_documentado'],
  ['a block', { cambios: { holder: {} } }, 'holder no_documentado'],
  ['a field of another line', { cambios: { 'risk.rooms': 3 } }, 'risk.rooms no_documentado'],
  ['a hostile name', JSON.parse('{"cambios":{"__proto__":{}}}'), 'cambios no_documentado'],
])('refuses %s before anything is asked', async (_name, sent, fault) => {
  const { problem, faults, asked } = await revised(sent);
  expect([problem, faults, asked]).toEqual(['datos_invalidos', [fault], []]);
});

it.each<[string, KeptAs, Partial<OfferLookup>, string]>([
  ['an unknown quotation', {}, { quotationOf: () => Promise.resolve(undefined) }, 'cotizacion_no_encontrada'],
  ['one of a draft', { consent: CONSENT }, {}, 'revision_del_cliente'],
  ['one with a chosen offer', { isChosen: true }, {}, 'oferta_ya_elegida'],
  [
    'one that cannot be read',
    {},
    { isChosen: () => Promise.reject(new StorageUnavailable()) },
    'servicio_no_disponible',
  ],
])('refuses to revise %s', async (_name, kept, lookup, problem) => {
  expect(await revised({ cambios: CHANGE }, kept, lookup)).toMatchObject({ problem, asked: [] });
});

describe('the customer, on the page of offers,', () => {
  const KM = { 'vehicle.annual_km': 'UpTo20000km' };

  it.each(INSURANCE_LINES)('of a %s sees the facts that a revision may change', async (line) => {
    const { ports } = keptQuotation({ body: bodyOf(line) });
    const facts = Object.entries((await ownRevisionWith(ports).facts(SERIES))!);
    expect(facts).toHaveLength(2);
    for (const [path, value] of facts) {
      expect([path, isRevisable(line, path)]).toEqual([path, true]);
      expect([path, value]).toEqual([path, bodyOf(line).at(path)]);
    }
  });

  it('revises what they typed on a page, with the consent to that', async () => {
    const { ports, asked } = keptQuotation({ consent: CONSENT });
    expect(await ownRevisionWith(ports).revise(SERIES, KM, { requestId: 'req-1' })).toMatchObject({
      result: { revision: { de: quoteResult().referencia } },
    });
    expect(asked).toMatchObject([
      { body: bodyOf('Car').withAll(KM).build(), context: { revises: { series: SERIES, consent: CONSENT } } },
    ]);
  });

  it('changes nothing once an offer is chosen', async () => {
    const { ports, asked } = keptQuotation({ isChosen: true });
    const { facts, revise } = ownRevisionWith(ports);
    expect([await facts(SERIES), await facts('COT-0000000000')]).toEqual([undefined, undefined]);
    expect(await revise(SERIES, KM, { requestId: 'req-1' })).toMatchObject({
      refusal: { problem: 'oferta_ya_elegida' },
    });
    expect(asked).toEqual([]);
  });
});
