import { enumeration } from './enumeration';

/** Words such as "alquiler" or "propietario" say too little: they fit two values. */
export const homeUse = enumeration({
  Owner: ['Propietario que vive en ella', 'Owner who lives in it'],
  Rental: ['Propietario que la alquila', 'Owner who lets it', 'arrendador,arrendadora,landlord'],
  Tenant: ['Inquilino', 'Tenant', 'inquilina,arrendatario,arrendataria'],
});

export const occupancy = enumeration({
  MainResidence: [
    'Vivienda habitual',
    'Main residence',
    'habitual,residencia habitual,primera residencia,vivienda principal,main residence',
  ],
  SecondHome: ['Segunda residencia', 'Second home', 'segunda vivienda,segunda,second residence'],
});

export const dwellingType = enumeration({
  MiddleFloor: ['Piso en planta intermedia', 'Flat on a middle floor', 'piso intermedio,planta intermedia'],
  TopFloor: ['Ático o última planta', 'Penthouse or top floor', 'ático,última planta,piso alto,penthouse'],
  GroundFloor: ['Bajo', 'Ground floor', 'planta baja,piso bajo,bajos'],
  DetachedHouse: [
    'Casa o chalé independiente',
    'Detached house',
    'chalé independiente,chalet independiente,casa independiente,chalé aislado,chalet aislado',
  ],
  TerracedHouse: [
    'Casa adosada o pareada',
    'Terraced or semi-detached house',
    'adosado,adosada,casa adosada,chalé adosado,chalet adosado,pareado,pareada,casa pareada,chalé pareado,chalet pareado',
  ],
});

export const homeLocation = enumeration({
  CityCentre: ['Casco urbano', 'Town', 'núcleo urbano,city center'],
  ResidentialDevelopment: ['Urbanización', 'Residential development'],
  Depopulated: ['Despoblado', 'Uninhabited area', 'zona despoblada'],
});

export const materials = enumeration({
  NonCombustible: [
    'Incombustibles (ladrillo, hormigón, piedra)',
    'Non-combustible (brick, concrete, stone)',
    'incombustible,ladrillo,hormigón,piedra,ladrillo hormigón piedra',
  ],
  LessThan25Combustible: [
    'Menos del 25 % combustibles',
    'Less than 25% combustible',
    'menos del 25 %,menos del 25 % combustible',
  ],
  MoreThan25Combustible: [
    'Más del 25 % combustibles (madera)',
    'More than 25% combustible (wood)',
    'madera,más del 25 %,más del 25 % combustible',
  ],
});

export const buildQuality = enumeration({
  Basic: ['Básica', 'Basic', 'básico'],
  Normal: ['Normal', 'Normal', 'estándar,standard,media'],
  High: ['Alta', 'High', 'alto'],
  Luxury: ['Lujo', 'Luxury', 'de lujo,lujosa'],
});

export const alarm = enumeration({
  NoAlarm: ['Sin alarma', 'No alarm', 'no,no tiene,no tiene alarma,ninguna,none,false'],
  ConnectedAlarm: [
    'Alarma conectada a una central',
    'Alarm connected to a monitoring centre',
    'conectada,alarma conectada,conectada a una central',
  ],
  NonConnectedAlarm: [
    'Alarma sin conexión a una central',
    'Alarm that is not connected',
    'no conectada,sin conexión,alarma no conectada,alarma sin conexión',
  ],
});

export const settlementType = enumeration({
  ReplacementValue: [
    'A valor de reposición (lo nuevo)',
    'Replacement value (as new)',
    'valor de reposición,reposición,valor a nuevo,valor de nuevo',
  ],
  FirstRisk: ['A primer riesgo (hasta el límite contratado)', 'First risk (up to the agreed limit)', 'primer riesgo'],
});
