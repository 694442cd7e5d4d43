import { loadTariffs } from '@cotiza/insurers-tariff';
import { type Clock, defined } from '@cotiza/kernel';
import { readXsd } from '@cotiza/transport';
import type { Insurer } from '../desk/serve-quote';
import type { VendorDesk } from '../desk/vendor-desk';
import type { FaroRulebook } from '../faro/faro-admission';
import { faroSchemas } from '../faro/faro-schemas';
import { faroDesk } from '../faro/faro.desk';
import { Aggregator } from '../lonja/aggregator';
import { type LonjaDocuments, readLonja } from '../lonja/lonja-documents';
import { companyId, type Participants, participantsOf } from '../participants/participants';
import { insurerProfile } from '../pricing/insurer-profile';
import { pricingOf } from '../pricing/price';
import type { RobleRulebook } from '../roble/roble-admission';
import { robleDesk } from '../roble/roble.desk';
import type { InsurerWish, SimulatorOptions } from '../simulator-options';
import { answerCodesOf } from '../vendor-documents/answer-codes';
import { CodeLists, riskCodesOf } from '../vendor-documents/code-lists';
import { vendorDocument } from '../vendor-documents/vendor-folder';

/** All participants with their settings, ready to be served. */
export interface Simulation {
  readonly options: SimulatorOptions;
  readonly vendors: Vendors;
  readonly participants: Participants;
  readonly insurers: readonly SimulatedInsurer[];
  readonly aggregators: ReadonlyMap<string, Aggregator>;
}

export type SimulatedInsurer = InsurerWish & { readonly insurer: Insurer };

/** @throws InvalidOption */
export function simulationOf(options: SimulatorOptions): Simulation {
  const vendors = readVendors(options.clock);
  const { companies } = vendors.lonja;
  const participants = participantsOf(options, [...companies.keys()]);
  const participantOf = (id: string) => defined(participants.get(id), 'insurer of that id in the simulation');
  const tariffs = loadTariffs();
  const insurers = options.insurers.flatMap(({ id, protocol }) => {
    if (protocol === 'aggregator') return [];
    const { desk } = protocol === 'rest' ? vendors.faro : vendors.roble;
    const profile = insurerProfile(id, tariffs);
    const pricing = pricingOf(profile, tariffs, desk.codes);
    const participant = participantOf(id);
    const insurer = { participant, profile, desk, pricing };
    return [{ id, protocol, insurer }];
  });
  const aggregators = options.insurers.flatMap(({ id, protocol }): [string, Aggregator][] => {
    if (protocol !== 'aggregator') return [];
    const asked = [...companies].map(([key, name]) => {
      const own = companyId(id, key);
      const profile = { ...insurerProfile(own, tariffs), name };
      return {
        key,
        profile,
        participant: participantOf(own),
        pricing: pricingOf(profile, tariffs, vendors.lonja.codes),
      };
    });
    return [[id, new Aggregator(participantOf(id), asked, options.pace)]];
  });
  return { options, vendors, participants, insurers, aggregators: new Map(aggregators) };
}

/** Data of a vendor's documents, read once for all its insurers. */
export interface Vendors {
  readonly faro: { readonly desk: VendorDesk; readonly rulebook: FaroRulebook };
  readonly roble: { readonly desk: VendorDesk; readonly rulebook: RobleRulebook };
  readonly lonja: LonjaDocuments;
}

export function readVendors(clock: Clock): Vendors {
  return { faro: readFaro(clock), roble: readRoble(), lonja: readLonja() };
}

function readFaro(clock: Clock): Vendors['faro'] {
  const lists = new CodeLists(vendorDocument('faro', 'codes.csv'));
  const codes = answerCodesOf(lists, {
    guarantees: { Home: 'Garantías de hogar', Car: 'Garantías de auto', Motorcycle: 'Garantías de moto' },
    reasons: 'Motivos de rechazo',
  });
  return { desk: faroDesk(codes, clock), rulebook: { schemas: faroSchemas(), codes: riskCodesOf(lists) } };
}

function readRoble(): Vendors['roble'] {
  const lists = new CodeLists(vendorDocument('roble', 'codes.csv'));
  const codes = answerCodesOf(lists, {
    guarantees: { Home: 'Garantías de HOG', Car: 'Garantías de AUT', Motorcycle: 'Garantías de MOT' },
    reasons: 'Códigos de rechazo',
  });
  const schemaIssues = readXsd(vendorDocument('roble', 'roble.xsd'));
  return { desk: robleDesk(codes), rulebook: { schemaIssues, codes: riskCodesOf(lists) } };
}
