import { enumeration } from './enumeration';

/** Words such as "alquiler" or "propietario" say too little: they fit two values. */
export const homeUse = enumeration(
  { Owner: 'Propietario que vive en ella', Rental: 'Propietario que la alquila', Tenant: 'Inquilino' },
  { Owner: 'Owner who lives in it', Rental: 'Owner who lets it', Tenant: 'Tenant' },
  { Rental: 'arrendador,arrendadora,landlord', Tenant: 'inquilina,arrendatario,arrendataria' },
);

export const occupancy = enumeration(
  { MainResidence: 'Vivienda habitual', SecondHome: 'Segunda residencia' },
  { MainResidence: 'Main residence', SecondHome: 'Second home' },
  {
    MainResidence: 'habitual,residencia habitual,primera residencia,vivienda principal,main residence',
    SecondHome: 'segunda vivienda,segunda,second residence',
  },
);

export const dwellingType = enumeration(
  {
    MiddleFloor: 'Piso en planta intermedia',
    TopFloor: 'Ático o última planta',
    GroundFloor: 'Bajo',
    DetachedHouse: 'Casa o chalé independiente',
    TerracedHouse: 'Casa adosada o pareada',
  },
  {
    MiddleFloor: 'Flat on a middle floor',
    TopFloor: 'Penthouse or top floor',
    GroundFloor: 'Ground floor',
    DetachedHouse: 'Detached house',
    TerracedHouse: 'Terraced or semi-detached house',
  },
  {
    MiddleFloor: 'piso intermedio,planta intermedia',
    TopFloor: 'ático,última planta,piso alto,penthouse',
    GroundFloor: 'planta baja,piso bajo,bajos',
    DetachedHouse: 'chalé independiente,chalet independiente,casa independiente,chalé aislado,chalet aislado',
    TerracedHouse:
      'adosado,adosada,casa adosada,chalé adosado,chalet adosado,pareado,pareada,casa pareada,chalé pareado,chalet pareado',
  },
);

export const homeLocation = enumeration(
  { CityCentre: 'Casco urbano', ResidentialDevelopment: 'Urbanización', Depopulated: 'Despoblado' },
  { CityCentre: 'Town', ResidentialDevelopment: 'Residential development', Depopulated: 'Uninhabited area' },
  { CityCentre: 'núcleo urbano,city center', Depopulated: 'zona despoblada' },
);

export const materials = enumeration(
  {
    NonCombustible: 'Incombustibles (ladrillo, hormigón, piedra)',
    LessThan25Combustible: 'Menos del 25 % combustibles',
    MoreThan25Combustible: 'Más del 25 % combustibles (madera)',
  },
  {
    NonCombustible: 'Non-combustible (brick, concrete, stone)',
    LessThan25Combustible: 'Less than 25% combustible',
    MoreThan25Combustible: 'More than 25% combustible (wood)',
  },
  {
    NonCombustible: 'incombustible,ladrillo,hormigón,piedra,ladrillo hormigón piedra',
    LessThan25Combustible: 'menos del 25 %,menos del 25 % combustible',
    MoreThan25Combustible: 'madera,más del 25 %,más del 25 % combustible',
  },
);

export const buildQuality = enumeration(
  { Basic: 'Básica', Normal: 'Normal', High: 'Alta', Luxury: 'Lujo' },
  { Basic: 'Basic', Normal: 'Normal', High: 'High', Luxury: 'Luxury' },
  { Basic: 'básico', Normal: 'estándar,standard,media', High: 'alto', Luxury: 'de lujo,lujosa' },
);

export const alarm = enumeration(
  {
    NoAlarm: 'Sin alarma',
    ConnectedAlarm: 'Alarma conectada a una central',
    NonConnectedAlarm: 'Alarma sin conexión a una central',
  },
  {
    NoAlarm: 'No alarm',
    ConnectedAlarm: 'Alarm connected to a monitoring centre',
    NonConnectedAlarm: 'Alarm that is not connected',
  },
  {
    NoAlarm: 'no,no tiene,no tiene alarma,ninguna,none,false',
    ConnectedAlarm: 'conectada,alarma conectada,conectada a una central',
    NonConnectedAlarm: 'no conectada,sin conexión,alarma no conectada,alarma sin conexión',
  },
);

export const settlementType = enumeration(
  {
    ReplacementValue: 'A valor de reposición (lo nuevo)',
    FirstRisk: 'A primer riesgo (hasta el límite contratado)',
  },
  { ReplacementValue: 'Replacement value (as new)', FirstRisk: 'First risk (up to the agreed limit)' },
  {
    ReplacementValue: 'valor de reposición,reposición,valor a nuevo,valor de nuevo',
    FirstRisk: 'primer riesgo',
  },
);
