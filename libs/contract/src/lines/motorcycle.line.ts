import { motorcycleGuarantees, motorcycleLevels } from '../covers/motorcycle.covers';
import { MOTORCYCLE_LICENCES } from '../tables/motorcycle-licences';
import { motorcycleRows } from '../tables/motorcycle.table';
import { lineOfInsurance } from './line-of-insurance';
import * as texts from './shared.texts';

export const motorcycleLine = lineOfInsurance('Motorcycle', {
  ramo: 'moto',
  name: 'Seguro de moto',
  insured: 'Moto',
  english: { name: 'Motorcycle insurance', insured: 'Motorcycle' },
  dataOf: 'de la moto, del titular y de quien conduce',
  rows: motorcycleRows,
  acceptedExceptions: [
    texts.NATIONALITY_WITH_DNI,
    texts.TOWN,
    'circulation_town_id se deduce de circulation_postal_code solo si este tiene un único municipio.',
    texts.VEHICLE,
    texts.NOT_REGISTERED_YET,
    texts.CONTACT,
    texts.NO_HISTORY,
  ],
  unsupportedCases: [texts.NO_COMPANIES, `Permiso que no habilita para la moto: ${MOTORCYCLE_LICENCES}`],
  ownFacts: ['vehicle.kilometers_per_year', 'vehicle.garage_type_id'],
  guarantees: motorcycleGuarantees,
  levels: motorcycleLevels,
});
