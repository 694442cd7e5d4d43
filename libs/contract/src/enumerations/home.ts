import { enumeration } from './enumeration';

export const homeUse = enumeration({
  Owner: 'Propietario que vive en ella',
  Rental: 'Propietario que la alquila',
  Tenant: 'Inquilino',
});

export const occupancy = enumeration({ MainResidence: 'Vivienda habitual', SecondHome: 'Segunda residencia' });

export const dwellingType = enumeration({
  MiddleFloor: 'Piso en planta intermedia',
  TopFloor: 'Ático o última planta',
  GroundFloor: 'Bajo',
  DetachedHouse: 'Casa o chalé independiente',
  TerracedHouse: 'Casa adosada o pareada',
});

export const homeLocation = enumeration({
  CityCentre: 'Casco urbano',
  ResidentialDevelopment: 'Urbanización',
  Depopulated: 'Despoblado',
});

export const materials = enumeration({
  NonCombustible: 'Incombustibles (ladrillo, hormigón, piedra)',
  LessThan25Combustible: 'Menos del 25 % combustibles',
  MoreThan25Combustible: 'Más del 25 % combustibles (madera)',
});

export const buildQuality = enumeration({ Basic: 'Básica', Normal: 'Normal', High: 'Alta', Luxury: 'Lujo' });

export const alarm = enumeration({
  NoAlarm: 'Sin alarma',
  ConnectedAlarm: 'Alarma conectada a una central',
  NonConnectedAlarm: 'Alarma sin conexión a una central',
});

export const settlementType = enumeration({
  ReplacementValue: 'A valor de reposición (lo nuevo)',
  FirstRisk: 'A primer riesgo (hasta el límite contratado)',
});
