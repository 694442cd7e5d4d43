import type {
  homeEnumerations as home,
  motorEnumerations as motor,
  personEnumerations as person,
} from '@cotiza/contract';
import type { CodesOf } from '../transport/answer/code-book';

/** The dictionaries of Faro Seguros: their code for every value of ours, as `vendor/codes.md` lists them. */
export const FARO_CODES = {
  documentType: {
    Dni: 'NIF',
    Nie: 'NIE',
    Passport: 'PAS',
  },
  gender: {
    Male: 'H',
    Female: 'M',
  },
  maritalStatus: {
    Single: 'SOL',
    Married: 'CAS',
    UnmarriedPartner: 'PDH',
    Divorced: 'DIV',
    Widowed: 'VIU',
  },
  employmentStatus: {
    Employee: 'CTA_AJENA',
    SelfEmployed: 'AUTONOMO',
    CivilServant: 'FUNCIONARIO',
    Retired: 'JUBILADO',
    Student: 'ESTUDIANTE',
    Unemployed: 'DESEMPLEO',
    HomeWorker: 'HOGAR',
  },
  country: {
    ESP: 'ES',
    GBR: 'GB',
    FRA: 'FR',
    DEU: 'DE',
    ITA: 'IT',
    PRT: 'PT',
    ROU: 'RO',
    MAR: 'MA',
    COL: 'CO',
    ECU: 'EC',
    ARG: 'AR',
    VEN: 'VE',
    PER: 'PE',
    BOL: 'BO',
    BRA: 'BR',
    CHN: 'CN',
    PAK: 'PK',
    UKR: 'UA',
    RUS: 'RU',
    POL: 'PL',
    BGR: 'BG',
    NLD: 'NL',
    BEL: 'BE',
    SWE: 'SE',
    NOR: 'NO',
    DNK: 'DK',
    FIN: 'FI',
    IRL: 'IE',
    CHE: 'CH',
    AUT: 'AT',
    USA: 'US',
    CAN: 'CA',
    MEX: 'MX',
    CHL: 'CL',
    URY: 'UY',
    PRY: 'PY',
    CUB: 'CU',
    DOM: 'DO',
    HND: 'HN',
    SLV: 'SV',
    GTM: 'GT',
    NIC: 'NI',
    PAN: 'PA',
    CRI: 'CR',
    DZA: 'DZ',
    SEN: 'SN',
    NGA: 'NG',
    GHA: 'GH',
    PHL: 'PH',
    IND: 'IN',
    JPN: 'JP',
    KOR: 'KR',
    AUS: 'AU',
    NZL: 'NZ',
    TUR: 'TR',
    ISR: 'IL',
    EGY: 'EG',
    ZAF: 'ZA',
  },
  roadType: {
    Acequia: 'ACEQ',
    Atajo: 'ATAJO',
    Autovia: 'AUTOV',
    Avenida: 'AVDA',
    Barriada: 'BARDA',
    Barrio: 'BARRO',
    Calle: 'CALLE',
    Callejon: 'CLLON',
    Camino: 'CMNO',
    Carretera: 'CTRA',
    Comarcal: 'COMAR',
    Conjunto: 'CONJ',
    Glorieta: 'GTA',
    GranVia: 'GVIA',
    Grupo: 'GRUPO',
    Kilometro: 'KM',
    Nacional: 'NAL',
    Pasaje: 'PSAJE',
    Paseo: 'PASEO',
    Pasillo: 'PSLLO',
    Paso: 'PASO',
    Plaza: 'PLAZA',
    Poligono: 'POLIG',
    Rambla: 'RAMBL',
    Riera: 'RIERA',
    Ronda: 'RONDA',
    Sendero: 'SEND',
    Torrente: 'TRRNT',
    Travesera: 'TRVRA',
    Travesia: 'TRVA',
    Urbanizacion: 'URB',
    Via: 'VIA',
    Vial: 'VIAL',
  },
  homeUse: {
    Owner: 'PROPIETARIO_RESIDENTE',
    Rental: 'PROPIETARIO_ARRENDADOR',
    Tenant: 'INQUILINO',
  },
  occupancy: {
    MainResidence: 'HABITUAL',
    SecondHome: 'SECUNDARIA',
  },
  dwellingType: {
    MiddleFloor: 'PISO_INTERMEDIO',
    TopFloor: 'ATICO',
    GroundFloor: 'BAJO',
    DetachedHouse: 'UNIFAMILIAR_AISLADA',
    TerracedHouse: 'UNIFAMILIAR_ADOSADA',
  },
  homeLocation: {
    CityCentre: 'CASCO_URBANO',
    ResidentialDevelopment: 'URBANIZACION',
    Depopulated: 'DESPOBLADO',
  },
  materials: {
    NonCombustible: 'INCOMBUSTIBLE',
    LessThan25Combustible: 'COMBUSTIBLE_MENOS_25',
    MoreThan25Combustible: 'COMBUSTIBLE_MAS_25',
  },
  buildQuality: {
    Basic: 'B',
    Normal: 'N',
    High: 'A',
    Luxury: 'L',
  },
  alarm: {
    NoAlarm: 'NINGUNA',
    ConnectedAlarm: 'CENTRAL',
    NonConnectedAlarm: 'LOCAL',
  },
  settlementType: {
    ReplacementValue: 'VALOR_REPOSICION',
    FirstRisk: 'PRIMER_RIESGO',
  },
  purchaseType: {
    already_owned: 'EN_PROPIEDAD',
    new: 'NUEVO',
    used_dealer: 'OCASION_CONCESIONARIO',
    used_private: 'OCASION_PARTICULAR',
    planned: 'PREVISTA',
  },
  carUse: {
    Private: 'PARTICULAR',
    Professional: 'PROFESIONAL',
    PublicService: 'SERVICIO_PUBLICO',
  },
  annualKm: {
    UpTo5000km: 'K05',
    UpTo10000km: 'K10',
    UpTo15000km: 'K15',
    UpTo20000km: 'K20',
    UpTo25000km: 'K25',
    UpTo30000km: 'K30',
    MoreThan30000km: 'K99',
  },
  parking: {
    PrivateGarage: 'GARAJE_PRIVADO',
    CommunalParking: 'GARAJE_COMUNITARIO',
    NoGarage: 'VIA_PUBLICA',
  },
  fuel: {
    Gasoline: 'G',
    Diesel: 'D',
    Electric: 'E',
    Hybrid: 'H',
    PlugInHybrid: 'HE',
    Lpg: 'GLP',
    Cng: 'GNC',
  },
  motorcycleEngine: {
    Combustion: 'COMBUSTION',
    Electric: 'ELECTRICO',
  },
  carLicense: {
    B: 'B',
    C1: 'C1',
    C: 'C',
  },
  motorcycleLicense: {
    AM: 'AM',
    A1: 'A1',
    A2: 'A2',
    A: 'A',
    B: 'B',
    LCM: 'LCM',
  },
  licenseZone: {
    Spain: 'ESPANA',
    RestEU: 'UNION_EUROPEA',
    RestWorld: 'RESTO_MUNDO',
  },
  ridingExperience: {
    NoExperience: 'SIN_EXPERIENCIA',
    ThisMotorcycle: 'ESTA_MOTO',
    OtherMotorcycle: 'OTRA_MOTO',
  },
  penalties: {
    0: '0',
    1: '1',
    2: '2',
    3: '3',
    4: '4',
    5: '5',
    6: 'MAS_DE_5',
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
