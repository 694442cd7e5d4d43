import { carGuarantees, carLevels } from '../covers/car.covers';
import { carRows } from '../tables/car.table';
import { lineOfInsurance } from './line-of-insurance';
import * as texts from './shared.texts';

export const carLine = lineOfInsurance('Car', {
  ramo: 'coche',
  name: 'Seguro de coche',
  insured: 'Coche',
  english: { name: 'Car insurance', insured: 'Car' },
  dataOf: 'del coche, del titular y de quien conduce',
  rows: carRows,
  acceptedExceptions: [
    texts.NATIONALITY_WITH_DNI,
    texts.TOWN,
    texts.VEHICLE,
    texts.NOT_REGISTERED_YET,
    texts.CONTACT,
    texts.NO_HISTORY,
  ],
  unsupportedCases: [
    texts.NO_COMPANIES,
    'Permiso de conducir de un país distinto de España (driving_license_country distinto de ESP).',
  ],
  ownFacts: ['vehicle.annual_km', 'vehicle.parking_type'],
  guarantees: carGuarantees,
  levels: carLevels,
});
