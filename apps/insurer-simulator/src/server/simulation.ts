import { existing } from '@cotiza/kernel';
import { loadTariffs } from '@cotiza/insurers-tariff';
import { insurerOf, type Insurer } from '../desk/insurer';
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
    const parts = {
      participant: existing(participants.get(id), 'insurer of that id in the simulation'),
      profile,
      desk,
      pricing,
    };
    return { id, protocol, insurer: insurerOf(parts, options) };
  });
  return { options, vendors, participants, insurers };
}
