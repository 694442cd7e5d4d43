import { enumeration } from './enumeration';

export const purchaseType = enumeration({
  already_owned: [
    'Ya era mío',
    'It was mine already',
    'ya era tuyo,ya era mía,ya era tuya,ya lo tenía,ya la tenía,ya es mío,ya es mía,owned',
  ],
  new: ['Recién comprado, nuevo', 'Just bought, new', 'nueva,nuevo,comprado nuevo,comprada nueva,brand new'],
  used_dealer: [
    'Recién comprado, de ocasión en un concesionario',
    'Just bought, used, from a dealer',
    'concesionario,dealer,de ocasión en un concesionario,ocasión en concesionario,usado en concesionario',
  ],
  used_private: [
    'Recién comprado, de ocasión a un particular',
    'Just bought, used, from a private seller',
    'a un particular,particular,private,de ocasión a un particular,usado a un particular',
  ],
  planned: [
    'Todavía no lo he comprado',
    'I have not bought it yet',
    'todavía no,todavía no comprado,aún no,aún no lo he comprado,previsto,prevista,compra prevista,not yet',
  ],
});

export const carUse = enumeration({
  Private: ['Particular', 'Private', 'uso particular,privado,personal'],
  Professional: ['Profesional', 'Professional', 'uso profesional'],
  PublicService: ['Servicio público (taxi, VTC)', 'Public service (taxi, ride hailing)', 'taxi,VTC'],
});

export const annualKm = enumeration(
  {
    UpTo5000km: ['Hasta 5.000 km', 'Up to 5,000 km'],
    UpTo10000km: ['Hasta 10.000 km', 'Up to 10,000 km'],
    UpTo15000km: ['Hasta 15.000 km', 'Up to 15,000 km'],
    UpTo20000km: ['Hasta 20.000 km', 'Up to 20,000 km'],
    UpTo25000km: ['Hasta 25.000 km', 'Up to 25,000 km'],
    UpTo30000km: ['Hasta 30.000 km', 'Up to 30,000 km'],
    MoreThan30000km: [
      'Más de 30.000 km',
      'More than 30,000 km',
      'más de 30000,more than 30000,>30000,>30000km,+30000,+30000km,30000+',
    ],
  },
  [
    { value: 'UpTo5000km', upTo: 5000 },
    { value: 'UpTo10000km', upTo: 10_000 },
    { value: 'UpTo15000km', upTo: 15_000 },
    { value: 'UpTo20000km', upTo: 20_000 },
    { value: 'UpTo25000km', upTo: 25_000 },
    { value: 'UpTo30000km', upTo: 30_000 },
    { value: 'MoreThan30000km', upTo: Infinity },
  ],
);

/** Where the vehicle sleeps: `parking_type` of a car, `garage_type_id` of a motorcycle. "Garaje" alone fits two values. */
export const parking = enumeration({
  PrivateGarage: ['Garaje privado', 'Private garage', 'garaje individual,garaje propio,garaje particular'],
  CommunalParking: [
    'Garaje o aparcamiento comunitario',
    'Shared garage or car park',
    'garaje comunitario,aparcamiento comunitario,parking comunitario,garaje colectivo,aparcamiento colectivo,parking colectivo',
  ],
  NoGarage: ['En la calle', 'In the street', 'calle,la calle,vía pública,en la vía pública,sin garaje,street'],
});

export const fuel = enumeration({
  Gasoline: ['Gasolina', 'Petrol', 'petrol'],
  Diesel: ['Diésel', 'Diesel', 'gasóleo,gasoil'],
  Electric: ['Eléctrico', 'Electric', 'eléctrica,BEV,EV'],
  Hybrid: ['Híbrido', 'Hybrid', 'híbrida,HEV'],
  PlugInHybrid: ['Híbrido enchufable', 'Plug-in hybrid', 'híbrida enchufable,enchufable,PHEV,plug-in'],
  Lpg: ['GLP', 'LPG', 'autogás'],
  Cng: ['GNC', 'CNG', 'gas natural,gas natural comprimido'],
});

export const motorcycleEngine = enumeration({
  Combustion: ['De combustión', 'Combustion', 'combustión,gasolina'],
  Electric: ['Eléctrico', 'Electric', 'eléctrica'],
});

/** Returns the ways to name a licence by its class. */
const licence = (code: string) => `permiso ${code},carné ${code},carnet ${code},clase ${code},tipo ${code}`;

export const carLicense = enumeration({
  B: ['B', 'B', licence('B')],
  C1: ['C1', 'C1', licence('C1')],
  C: ['C', 'C', licence('C')],
});

export const motorcycleLicense = enumeration({
  AM: ['AM (ciclomotores)', 'AM (mopeds)', licence('AM')],
  A1: ['A1 (hasta 125 cc y 11 kW)', 'A1 (up to 125 cc and 11 kW)', licence('A1')],
  A2: ['A2 (hasta 35 kW)', 'A2 (up to 35 kW)', licence('A2')],
  A: ['A (todas las motos)', 'A (all motorcycles)', licence('A')],
  B: ['B (coche)', 'B (car)', licence('B')],
  LCM: ['LCM (licencia de ciclomotor)', 'LCM (licence for mopeds)', 'licencia de ciclomotor'],
});

export const licenseZone = enumeration({
  Spain: ['España', 'Spain', 'ES,ESP'],
  RestEU: [
    'Otro país de la Unión Europea',
    'Another country of the European Union',
    'Unión Europea,UE,EU,resto de la UE,resto de Europa comunitaria',
  ],
  RestWorld: ['Resto del mundo', 'Rest of the world', 'mundo'],
});

export const ridingExperience = enumeration({
  NoExperience: ['Sin experiencia', 'No experience', 'ninguna,no tiene,none'],
  ThisMotorcycle: ['Con esta moto', 'With this motorcycle', 'esta moto'],
  OtherMotorcycle: ['Con otra moto', 'With another motorcycle', 'otra moto'],
});

/** Traffic fines of the last three years. `6` means more than five. */
export const penalties = enumeration(
  {
    '0': ['Ninguna', 'None', 'cero,ninguno,no,none'],
    '1': ['Una', 'One'],
    '2': ['Dos', 'Two'],
    '3': ['Tres', 'Three'],
    '4': ['Cuatro', 'Four'],
    '5': ['Cinco', 'Five'],
    '6': ['Más de cinco', 'More than five', 'seis,más de 5,>5,+5,6+,6 o más'],
  },
  [{ value: '6', upTo: Infinity }],
);
