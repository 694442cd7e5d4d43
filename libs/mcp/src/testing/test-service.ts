import {
  type InsuranceLine,
  exampleEstimate,
  INSURANCE_LINES,
  quotingToolOf,
  type RefusalBody,
} from '@cotiza/contract';
import { TEST_DAY, bodyOf, EFFECTIVE_DAY, type BodyDraft } from '@cotiza/contract/testing';
import { TEST_CAR, TEST_MOTORCYCLE } from '@cotiza/insurers-port/testing';
import { manualClock } from '@cotiza/kernel';
import {
  answerInsurersWith,
  draftServiceWith,
  panelOfAll,
  quotingServiceWith,
  type LatePorts,
  type OfferLookup,
  type PlateRegistry,
  type QuotingService,
  type RecordedQuote,
} from '@cotiza/quoting';
import {
  memoryDraftStore,
  insurer,
  keptOffer,
  offerAt,
  offers,
  openChannel,
  quoteResult,
  registryOf,
  TEST_REFERENCE,
  TestIdempotencyKeys,
  testReferenceData,
} from '@cotiza/quoting/testing';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { DEFAULT_OPTIONS } from '../profiles/profile';
import { callTool, REFUSAL_META } from '../server/call-tool';
import { TOOLS } from '../tool-surface';
import type { Tool, ToolArguments, ToolService } from '../tool';
import { testCatalogues } from './test-catalogues';

/** Knows every plate as that of the vehicle of tests, registered on the day that the example bodies say. */
const PLATE_REGISTRIES: Readonly<Record<InsuranceLine, PlateRegistry>> = {
  Home: registryOf(),
  Car: registryOf({ versionId: TEST_CAR.id, registrationDate: '2023-09-14' }),
  Motorcycle: registryOf({ versionId: TEST_MOTORCYCLE.id, registrationDate: '2022-05-03' }),
};

const INSURERS = [
  insurer('Aldaba', () => offers(offerAt(250_00, { excessCents: 300_00 }), offerAt(320_00))),
  insurer('Dehesa', () => offers(offerAt(199_99))),
];

export const TEST_HANDLE = 'q7Tn2bWm0cXk4dZv9eRj1A';
const TEST_CODE = '7K3M-9QX-2TB';
export const TEST_OFFER_ID = 'Zk3v0aQp9mXc1uYb7LrT2w.1';

/** Keeps a quotation whose only question has been answered. */
const ANSWERED = {
  change: (_reference: string, change: Parameters<LatePorts['change']>[1]) => {
    const given = { aldaba: { values: { obras: true }, at: Infinity } };
    change({ answers: [], given, until: Infinity } as unknown as Parameters<typeof change>[0]);
    return Promise.resolve(true);
  },
} as unknown as LatePorts;

/** Knows one quotation, by its handle and by its first offer. */
const OFFERS: OfferLookup = {
  tokenOf: () => 'Zk3v0aQp9mXc1uYb7LrT2w',
  find: (id) => Promise.resolve(id === TEST_OFFER_ID ? keptOffer() : undefined),
  handleOf: () => TEST_HANDLE,
  quotationOf: (handle) =>
    Promise.resolve(
      handle === TEST_HANDLE ? { ...keptOffer(), result: quoteResult(), series: TEST_REFERENCE } : undefined,
    ),
  isChosen: () => Promise.resolve(false),
};

export function testService(line: InsuranceLine = 'Car', insurers = INSURERS): ToolService {
  const clock = manualClock(`${TEST_DAY}T09:00:00Z`);
  const idempotencyKeys = new TestIdempotencyKeys();
  const ports = {
    clock,
    referenceData: testReferenceData(),
    plateRegistry: PLATE_REGISTRIES[line],
    insurerPanel: panelOfAll(insurers),
    channelSwitch: openChannel,
    idempotencyKeys,
    quoteRecorder: {
      emailsCustomer: true,
      record: (quote: RecordedQuote) => idempotencyKeys.settle(quote),
    },
    newReference: () => 'COT-0123456789',
    offers: OFFERS,
    catalogueAnswers: testCatalogues,
  };
  const settings = {
    ...{ insurerDeadlineMs: 8000, quoteDeadlineMs: 10_000, priceHoldsDays: 15 },
    ...{ distributor: { name: 'Correduría Inventada' }, contact: undefined },
  };
  const service: QuotingService = {
    ...quotingServiceWith(ports, settings),
    answerInsurers: answerInsurersWith({ ...ports, offerToken: OFFERS.tokenOf, late: ANSWERED }, settings),
    resumeQuote: (code) =>
      Promise.resolve(
        code === TEST_CODE
          ? { result: quoteResult() }
          : { refusal: { problem: 'codigo_no_valido' as const, faults: [] } },
      ),
  };
  const archive = { findByReference: () => Promise.resolve(undefined) };
  return {
    ...service,
    drafts: draftServiceWith({ store: TEST_DRAFTS, service, archive, clock, keptForMs: 3_600_000 }),
  };
}

/** Drafts of all services of tests; the first is that of the call of `consultar_solicitud`. */
const TEST_DRAFTS = memoryDraftStore();
void TEST_DRAFTS.add({ agent: {}, customer: {} }, Date.parse('2026-12-31T00:00:00Z'));

export function toolNamed(name: string): Tool {
  const tool = TOOLS.find((each) => each.name === name);
  if (!tool) throw new Error(`there is no tool ${name}`);
  return tool;
}

export const WHOLE = { ...DEFAULT_OPTIONS, wantsWhole: true };

/** Calls a tool as the server does for a client that opens no pages, with limits off. */
export const call = async (tool: Tool, args: ToolArguments, service = testService(), options = DEFAULT_OPTIONS) =>
  (await callTool(tool, args, {
    service,
    caller: {
      requestId: 'req-1',
      address: 'http://127.0.0.1:3000',
      client: '192.0.2.1',
      answeredWithinMs: 4000,
      options,
      note: () => undefined,
    },
  })) as CallToolResult;

export const refusalOf = ({ _meta }: CallToolResult): RefusalBody => _meta?.[REFUSAL_META] as RefusalBody;

/** A body as the tool of its line takes it: without `insurance_line`. */
export function argumentsOf(draft: BodyDraft): ToolArguments {
  const { insurance_line: _line, ...args } = draft.build();
  return args;
}

/** By tool, arguments with which it answers, and the line they are about. */
export const VALID_CALLS: Readonly<Record<string, { readonly line: InsuranceLine; readonly args: ToolArguments }>> = {
  obtener_requisitos: { line: 'Home', args: { ramo: 'hogar' } },
  consultar_catalogo: { line: 'Home', args: { tipo: 'towns', codigo_postal: '28013' } },
  comprobar_datos: { line: 'Car', args: { ramo: 'coche', datos: argumentsOf(bodyOf('Car').without('holder.name')) } },
  detalle_de_oferta: { line: 'Car', args: { oferta_id: 'Zk3v0aQp9mXc1uYb7LrT2w.1' } },
  consultar_cotizacion: { line: 'Car', args: { consulta: TEST_HANDLE } },
  revisar_cotizacion: {
    line: 'Car',
    args: { consulta: TEST_HANDLE, cambios: { 'vehicle.annual_km': 'UpTo5000km' } },
  },
  responder_aseguradora: { line: 'Car', args: { consulta: TEST_HANDLE, respuestas: { 'aldaba.obras': true } } },
  retomar_cotizacion: { line: 'Car', args: { codigo: TEST_CODE } },
  preparar_solicitud: { line: 'Car', args: { ramo: 'coche', datos: exampleEstimate('Car', EFFECTIVE_DAY) } },
  consultar_solicitud: { line: 'Car', args: { solicitud_id: 'd1' } },
  estimar_precio: { line: 'Home', args: { ramo: 'hogar', datos: exampleEstimate('Home', EFFECTIVE_DAY) } },
  ...Object.fromEntries(
    INSURANCE_LINES.map((line) => [quotingToolOf(line), { line, args: argumentsOf(bodyOf(line)) }]),
  ),
};
