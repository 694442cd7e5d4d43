import { personEnumerations } from '@cotiza/contract';
import { sameCodes, type CarCodeBook } from '../answer/code-book';

/** The dictionaries of La Lonja: its code for each of our values, from `vendor/codes.csv`. Countries are those of ISO 3166, as ours are. */
export const LONJA_CODES = {
  documentType: { Dni: 'D', Nie: 'N', Passport: 'P' },
  gender: { Male: 'V', Female: 'M' },
  maritalStatus: { Single: '1', Married: '2', UnmarriedPartner: '3', Divorced: '4', Widowed: '5' },
  employmentStatus: {
    Employee: 'AJENA',
    SelfEmployed: 'PROPIA',
    CivilServant: 'PUBLICA',
    Retired: 'JUBILADA',
    Student: 'ESTUDIOS',
    Unemployed: 'PARO',
    HomeWorker: 'CASA',
  },
  country: sameCodes(personEnumerations.country.values),
  purchaseType: {
    already_owned: 'PROPIO',
    new: 'NUEVO',
    used_dealer: 'OCASION_PROF',
    used_private: 'OCASION_PART',
    planned: 'FUTURO',
  },
  carUse: { Private: '1', Professional: '2', PublicService: '3' },
  annualKm: {
    UpTo5000km: '5000',
    UpTo10000km: '10000',
    UpTo15000km: '15000',
    UpTo20000km: '20000',
    UpTo25000km: '25000',
    UpTo30000km: '30000',
    MoreThan30000km: 'MAS',
  },
  parking: { PrivateGarage: 'GP', CommunalParking: 'GC', NoGarage: 'CALLE' },
  fuel: {
    Gasoline: 'GAS',
    Diesel: 'DSL',
    Electric: 'ELE',
    Hybrid: 'HIB',
    PlugInHybrid: 'ENCH',
    Lpg: 'GLP',
    Cng: 'GNC',
  },
  carLicense: { B: 'CB', C1: 'CC1', C: 'CC' },
  penalties: { 0: 'S0', 1: 'S1', 2: 'S2', 3: 'S3', 4: 'S4', 5: 'S5', 6: 'S6' },
} as const satisfies CarCodeBook;
