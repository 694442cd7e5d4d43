import { homeGuarantees, homeLevels } from '../covers/home.covers';
import { homeRows } from '../tables/home.table';
import { lineOfInsurance } from './line-of-insurance';
import { NATIONALITY_WITH_DNI, NO_COMPANY_AS_HOLDER, TOWN } from './shared.texts';

export const homeLine = lineOfInsurance('Home', {
  ramo: 'hogar',
  name: 'Seguro de hogar',
  insured: 'Vivienda',
  english: { name: 'Home insurance', insured: 'Home' },
  dataOf: 'de la vivienda y del titular',
  rows: homeRows,
  acceptedExceptions: [
    'Con DNI y sin segundo apellido se repite el primero (solo en hogar).',
    NATIONALITY_WITH_DNI,
    TOWN,
    'Con address_same_as_risk true, el domicilio del titular es el de la vivienda.',
    'Quien no ha trabajado nunca (por ejemplo, un estudiante) envía en economic_occupation la ocupación para la que estudia o que busca.',
    'Las medidas de seguridad que no se envían no se declaran y no descuentan.',
  ],
  unsupportedCases: [NO_COMPANY_AS_HOLDER, 'risk.owner_is_holder false, también para inquilinos.'],
  ownFacts: ['risk.buildings_limit', 'risk.contents_limit'],
  guarantees: homeGuarantees,
  levels: homeLevels,
});
