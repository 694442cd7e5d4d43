import type {
  homeEnumerations as home,
  motorEnumerations as motor,
  personEnumerations as person,
} from '@cotiza/contract';
import type { CodesOf } from '../transport/answer/code-book';

/** The dictionaries of Roble Aseguradora: their code for every value of ours, as `vendor/codes.md` lists them. */
export const ROBLE_CODES = {
  documentType: {
    Dni: '1',
    Nie: '2',
    Passport: '3',
  },
  gender: {
    Male: '1',
    Female: '2',
  },
  maritalStatus: {
    Single: '1',
    Married: '2',
    UnmarriedPartner: '3',
    Divorced: '4',
    Widowed: '5',
  },
  employmentStatus: {
    Employee: '01',
    SelfEmployed: '02',
    CivilServant: '03',
    Retired: '04',
    Student: '05',
    Unemployed: '06',
    HomeWorker: '07',
  },
  country: {
    ESP: '724',
    GBR: '826',
    FRA: '250',
    DEU: '276',
    ITA: '380',
    PRT: '620',
    ROU: '642',
    MAR: '504',
    COL: '170',
    ECU: '218',
    ARG: '032',
    VEN: '862',
    PER: '604',
    BOL: '068',
    BRA: '076',
    CHN: '156',
    PAK: '586',
    UKR: '804',
    RUS: '643',
    POL: '616',
    BGR: '100',
    NLD: '528',
    BEL: '056',
    SWE: '752',
    NOR: '578',
    DNK: '208',
    FIN: '246',
    IRL: '372',
    CHE: '756',
    AUT: '040',
    USA: '840',
    CAN: '124',
    MEX: '484',
    CHL: '152',
    URY: '858',
    PRY: '600',
    CUB: '192',
    DOM: '214',
    HND: '340',
    SLV: '222',
    GTM: '320',
    NIC: '558',
    PAN: '591',
    CRI: '188',
    DZA: '012',
    SEN: '686',
    NGA: '566',
    GHA: '288',
    PHL: '608',
    IND: '356',
    JPN: '392',
    KOR: '410',
    AUS: '036',
    NZL: '554',
    TUR: '792',
    ISR: '376',
    EGY: '818',
    ZAF: '710',
  },
  roadType: {
    Acequia: 'AC',
    Atajo: 'AJ',
    Autovia: 'AU',
    Avenida: 'AV',
    Barriada: 'BD',
    Barrio: 'BO',
    Calle: 'CL',
    Callejon: 'CJ',
    Camino: 'CM',
    Carretera: 'CR',
    Comarcal: 'CO',
    Conjunto: 'CN',
    Glorieta: 'GL',
    GranVia: 'GV',
    Grupo: 'GR',
    Kilometro: 'KM',
    Nacional: 'NA',
    Pasaje: 'PJ',
    Paseo: 'PS',
    Pasillo: 'PL',
    Paso: 'PO',
    Plaza: 'PZ',
    Poligono: 'PG',
    Rambla: 'RB',
    Riera: 'RI',
    Ronda: 'RD',
    Sendero: 'SD',
    Torrente: 'TT',
    Travesera: 'TS',
    Travesia: 'TR',
    Urbanizacion: 'UR',
    Via: 'VI',
    Vial: 'VL',
  },
  homeUse: {
    Owner: '1',
    Rental: '2',
    Tenant: '3',
  },
  occupancy: {
    MainResidence: '1',
    SecondHome: '2',
  },
  dwellingType: {
    MiddleFloor: '11',
    TopFloor: '12',
    GroundFloor: '13',
    DetachedHouse: '21',
    TerracedHouse: '22',
  },
  homeLocation: {
    CityCentre: '1',
    ResidentialDevelopment: '2',
    Depopulated: '3',
  },
  materials: {
    NonCombustible: '1',
    LessThan25Combustible: '2',
    MoreThan25Combustible: '3',
  },
  buildQuality: {
    Basic: '1',
    Normal: '2',
    High: '3',
    Luxury: '4',
  },
  alarm: {
    NoAlarm: '0',
    ConnectedAlarm: '1',
    NonConnectedAlarm: '2',
  },
  settlementType: {
    ReplacementValue: 'VR',
    FirstRisk: 'PR',
  },
  purchaseType: {
    already_owned: '1',
    new: '2',
    used_dealer: '3',
    used_private: '4',
    planned: '5',
  },
  carUse: {
    Private: '01',
    Professional: '02',
    PublicService: '03',
  },
  annualKm: {
    UpTo5000km: '05',
    UpTo10000km: '10',
    UpTo15000km: '15',
    UpTo20000km: '20',
    UpTo25000km: '25',
    UpTo30000km: '30',
    MoreThan30000km: '99',
  },
  parking: {
    PrivateGarage: '1',
    CommunalParking: '2',
    NoGarage: '3',
  },
  fuel: {
    Gasoline: '01',
    Diesel: '02',
    Electric: '03',
    Hybrid: '04',
    PlugInHybrid: '05',
    Lpg: '06',
    Cng: '07',
  },
  motorcycleEngine: {
    Combustion: 'C',
    Electric: 'E',
  },
  carLicense: {
    B: '02',
    C1: '03',
    C: '04',
  },
  motorcycleLicense: {
    AM: '11',
    A1: '12',
    A2: '13',
    A: '14',
    B: '02',
    LCM: '10',
  },
  licenseZone: {
    Spain: '1',
    RestEU: '2',
    RestWorld: '3',
  },
  ridingExperience: {
    NoExperience: '0',
    ThisMotorcycle: '1',
    OtherMotorcycle: '2',
  },
  penalties: {
    0: '00',
    1: '01',
    2: '02',
    3: '03',
    4: '04',
    5: '05',
    6: '99',
  },
} as const satisfies {
  documentType: CodesOf<typeof person.documentType>;
  gender: CodesOf<typeof person.gender>;
  maritalStatus: CodesOf<typeof person.maritalStatus>;
  employmentStatus: CodesOf<typeof person.employmentStatus>;
  country: CodesOf<typeof person.country>;
  roadType: CodesOf<typeof person.roadType>;
  homeUse: CodesOf<typeof home.homeUse>;
  occupancy: CodesOf<typeof home.occupancy>;
  dwellingType: CodesOf<typeof home.dwellingType>;
  homeLocation: CodesOf<typeof home.homeLocation>;
  materials: CodesOf<typeof home.materials>;
  buildQuality: CodesOf<typeof home.buildQuality>;
  alarm: CodesOf<typeof home.alarm>;
  settlementType: CodesOf<typeof home.settlementType>;
  purchaseType: CodesOf<typeof motor.purchaseType>;
  carUse: CodesOf<typeof motor.carUse>;
  annualKm: CodesOf<typeof motor.annualKm>;
  parking: CodesOf<typeof motor.parking>;
  fuel: CodesOf<typeof motor.fuel>;
  motorcycleEngine: CodesOf<typeof motor.motorcycleEngine>;
  carLicense: CodesOf<typeof motor.carLicense>;
  motorcycleLicense: CodesOf<typeof motor.motorcycleLicense>;
  licenseZone: CodesOf<typeof motor.licenseZone>;
  ridingExperience: CodesOf<typeof motor.ridingExperience>;
  penalties: CodesOf<typeof motor.penalties>;
};
