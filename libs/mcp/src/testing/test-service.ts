import type { InsuranceLine } from '@cotiza/contract';
import { exampleAt, TEST_DAY } from '@cotiza/contract/testing';
import { manualClock } from '@cotiza/kernel';
import type { RefusalBody } from '@cotiza/problems';
import {
  checkRequestWith,
  offerDetailsWith,
  panelOfAll,
  requestEstimateWith,
  requestQuoteWith,
  type QuotingService,
  type RecordedQuote,
  type VehicleVersion,
} from '@cotiza/quoting';
import {
  insurer,
  keptOffer,
  offerAt,
  offers,
  openChannel,
  registryOf,
  TestIdempotencyKeys,
  testReferenceData,
} from '@cotiza/quoting/testing';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { CHOSEN_BY_SILENCE } from '../profiles/profile';
import { callTool, REFUSAL_META } from '../server/call-tool';
import { TOOLS } from '../tool-surface';
import type { Tool, ToolArguments } from '../tool';
import { testCatalogues } from './test-catalogues';

/** The vehicle that the example body of a line names, made in the year of its registration. */
function vehicleOf(line: InsuranceLine): VehicleVersion {
  const text = (path: string) => exampleAt(line, path) as string;
  return {
    id: line === 'Car' ? text('vehicle.version_id') : text('vehicle.code'),
    brandId: line === 'Car' ? text('vehicle.brand_id') : 'MBTEST000001',
    brandName: 'Marca',
    modelId: line === 'Car' ? text('vehicle.model_id') : 'MMTEST000001',
    modelName: 'Modelo',
    name: '1.0 80 CV',
    fuel: 'Gasoline',
    displacementCc: line === 'Car' ? 999 : 471,
    powerKw: 34,
    fromYear: 2000,
    toYear: 2026,
    firstSoldYear: null,
    lastSoldYear: null,
    newPriceCents: 12_000_00,
  };
}

/** The day on which the vehicle of the example body of a line was registered. */
const registeredOf = (line: InsuranceLine) =>
  exampleAt(line === 'Home' ? 'Car' : line, 'vehicle.registration_date') as string;

const vehicles = { Car: vehicleOf('Car'), Motorcycle: vehicleOf('Motorcycle') };

const INSURERS = [
  insurer('Aldaba', () => offers(offerAt(250_00, { excessCents: 300_00 }), offerAt(320_00))),
  insurer('Dehesa', () => offers(offerAt(199_99))),
];

/** The id under which the service of tests has an offer. */
export const TEST_OFFER_ID = 'Zk3v0aQp9mXc1uYb7LrT2w.1';

/** The service with two insurers of tests, for a line. */
export function testService(line: InsuranceLine = 'Car', insurers = INSURERS): QuotingService {
  const clock = manualClock(`${TEST_DAY}T09:00:00Z`);
  const { id } = vehicles[line === 'Motorcycle' ? 'Motorcycle' : 'Car'];
  const idempotencyKeys = new TestIdempotencyKeys();
  const ports = {
    clock,
    referenceData: testReferenceData({ cars: [vehicles.Car], motorcycles: [vehicles.Motorcycle] }),
    plateRegistry: registryOf({ versionId: id, registrationDate: registeredOf(line) }),
    insurerPanel: panelOfAll(insurers),
    channelSwitch: openChannel,
    idempotencyKeys,
    quoteRecorder: {
      emailsCustomer: true,
      record: ({ keyReservation: reservation, result }: RecordedQuote) => {
        if (reservation) idempotencyKeys.answered(reservation.keyHash, result);
      },
    },
    newReference: () => 'COT-0123456789',
    offerToken: () => 'Zk3v0aQp9mXc1uYb7LrT2w',
  };
  const settings = {
    insurerDeadlineMs: 8000,
    quoteDeadlineMs: 10_000,
    priceHoldsDays: 15,
    distributor: { name: 'Correduría Inventada' },
  };
  return {
    sells: (line) => ports.insurerPanel.sells(line),
    requestQuote: requestQuoteWith(ports, settings),
    requestEstimate: requestEstimateWith(ports, settings),
    checkRequest: checkRequestWith(ports),
    documents: () => [],
    offerDetails: offerDetailsWith({
      offers: { find: (id) => Promise.resolve(id === TEST_OFFER_ID ? keptOffer() : undefined) },
      documents: () => [],
      clock,
      distributor: settings.distributor,
      contact: undefined,
    }),
    catalogueAnswers: testCatalogues,
    clock,
  };
}

/** The tool of a name. */
export function toolNamed(name: string): Tool {
  const tool = TOOLS.find((each) => each.name === name);
  if (!tool) throw new Error(`there is no tool ${name}`);
  return tool;
}

/** Calls a tool as the server does, with limits off. */
export const call = (tool: Tool, args: ToolArguments, service = testService(), chosen = CHOSEN_BY_SILENCE) =>
  callTool(tool, args, { service, caller: { requestId: 'req-1', chosen, note: () => undefined } });

/** The body of REST in a refusal. */
export const refusalOf = ({ _meta }: CallToolResult): RefusalBody => _meta?.[REFUSAL_META] as RefusalBody;
