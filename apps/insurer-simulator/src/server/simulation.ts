import { existing } from '@cotiza/kernel';
import { loadTariffs } from '@cotiza/insurers-tariff';
import { AnswerLedger } from '../desk/answer-ledger';
import type { Insurer } from '../desk/serve-quote';
import { participantsOf, type Participants } from '../participants/participants';
import { insurerProfile } from '../pricing/insurer-profile';
import { pricingOf } from '../pricing/price';
import type { InsurerWish, SimulatorOptions } from '../simulator-options';
import { readVendors, type Vendors } from './vendors';

/** All participants with their settings, ready to be served. */
export interface Simulation {
  readonly options: SimulatorOptions;
  readonly vendors: Vendors;
  readonly participants: Participants;
  readonly insurers: readonly SimulatedInsurer[];
}

export type SimulatedInsurer = InsurerWish & { readonly insurer: Insurer };

/** @throws InvalidOption */
export function simulationOf(options: SimulatorOptions): Simulation {
  const participants = participantsOf(options);
  const vendors = readVendors(options.clock);
  const tariffs = loadTariffs();
  const insurers = options.insurers.map(({ id, protocol }) => {
    const { desk } = protocol === 'rest' ? vendors.faro : vendors.roble;
    const profile = insurerProfile(id, tariffs);
    const pricing = pricingOf(profile, tariffs, desk.codes);
    const participant = existing(participants.get(id), 'insurer of that id in the simulation');
    const insurer = { participant, profile, desk, pricing, ledger: new AnswerLedger(options.clock) };
    return { id, protocol, insurer };
  });
  return { options, vendors, participants, insurers };
}
