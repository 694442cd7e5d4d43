import { enumeration } from './enumeration';

export const purchaseType = enumeration(
  {
    already_owned: 'Ya era mío',
    new: 'Recién comprado, nuevo',
    used_dealer: 'Recién comprado, de ocasión en un concesionario',
    used_private: 'Recién comprado, de ocasión a un particular',
    planned: 'Todavía no lo he comprado',
  },
  {
    already_owned: 'It was mine already',
    new: 'Just bought, new',
    used_dealer: 'Just bought, used, from a dealer',
    used_private: 'Just bought, used, from a private seller',
    planned: 'I have not bought it yet',
  },
  {
    already_owned: 'ya era tuyo,ya era mía,ya era tuya,ya lo tenía,ya la tenía,ya es mío,ya es mía,owned',
    new: 'nueva,nuevo,comprado nuevo,comprada nueva,brand new',
    used_dealer: 'concesionario,dealer,de ocasión en un concesionario,ocasión en concesionario,usado en concesionario',
    used_private: 'a un particular,particular,private,de ocasión a un particular,usado a un particular',
    planned: 'todavía no,todavía no comprado,aún no,aún no lo he comprado,previsto,prevista,compra prevista,not yet',
  },
);

export const carUse = enumeration(
  { Private: 'Particular', Professional: 'Profesional', PublicService: 'Servicio público (taxi, VTC)' },
  { Private: 'Private', Professional: 'Professional', PublicService: 'Public service (taxi, ride hailing)' },
  { Private: 'uso particular,privado,personal', Professional: 'uso profesional', PublicService: 'taxi,VTC' },
);

export const annualKm = enumeration(
  {
    UpTo5000km: 'Hasta 5.000 km',
    UpTo10000km: 'Hasta 10.000 km',
    UpTo15000km: 'Hasta 15.000 km',
    UpTo20000km: 'Hasta 20.000 km',
    UpTo25000km: 'Hasta 25.000 km',
    UpTo30000km: 'Hasta 30.000 km',
    MoreThan30000km: 'Más de 30.000 km',
  },
  {
    UpTo5000km: 'Up to 5,000 km',
    UpTo10000km: 'Up to 10,000 km',
    UpTo15000km: 'Up to 15,000 km',
    UpTo20000km: 'Up to 20,000 km',
    UpTo25000km: 'Up to 25,000 km',
    UpTo30000km: 'Up to 30,000 km',
    MoreThan30000km: 'More than 30,000 km',
  },
  { MoreThan30000km: 'más de 30000,more than 30000,>30000,>30000km,+30000,+30000km,30000+' },
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
export const parking = enumeration(
  { PrivateGarage: 'Garaje privado', CommunalParking: 'Garaje o aparcamiento comunitario', NoGarage: 'En la calle' },
  { PrivateGarage: 'Private garage', CommunalParking: 'Shared garage or car park', NoGarage: 'In the street' },
  {
    PrivateGarage: 'garaje individual,garaje propio,garaje particular',
    CommunalParking:
      'garaje comunitario,aparcamiento comunitario,parking comunitario,garaje colectivo,aparcamiento colectivo,parking colectivo',
    NoGarage: 'calle,la calle,vía pública,en la vía pública,sin garaje,street',
  },
);

export const fuel = enumeration(
  {
    Gasoline: 'Gasolina',
    Diesel: 'Diésel',
    Electric: 'Eléctrico',
    Hybrid: 'Híbrido',
    PlugInHybrid: 'Híbrido enchufable',
    Lpg: 'GLP',
    Cng: 'GNC',
  },
  {
    Gasoline: 'Petrol',
    Diesel: 'Diesel',
    Electric: 'Electric',
    Hybrid: 'Hybrid',
    PlugInHybrid: 'Plug-in hybrid',
    Lpg: 'LPG',
    Cng: 'CNG',
  },
  {
    Gasoline: 'petrol',
    Diesel: 'gasóleo,gasoil',
    Electric: 'eléctrica,BEV,EV',
    Hybrid: 'híbrida,HEV',
    PlugInHybrid: 'híbrida enchufable,enchufable,PHEV,plug-in',
    Lpg: 'autogás',
    Cng: 'gas natural,gas natural comprimido',
  },
);

export const motorcycleEngine = enumeration(
  { Combustion: 'De combustión', Electric: 'Eléctrico' },
  { Combustion: 'Combustion', Electric: 'Electric' },
  { Combustion: 'combustión,gasolina', Electric: 'eléctrica' },
);

/** Returns the ways to name a licence by its class. */
const licence = (code: string) => `permiso ${code},carné ${code},carnet ${code},clase ${code},tipo ${code}`;

export const carLicense = enumeration(
  { B: 'B', C1: 'C1', C: 'C' },
  { B: 'B', C1: 'C1', C: 'C' },
  { B: licence('B'), C1: licence('C1'), C: licence('C') },
);

export const motorcycleLicense = enumeration(
  {
    AM: 'AM (ciclomotores)',
    A1: 'A1 (hasta 125 cc y 11 kW)',
    A2: 'A2 (hasta 35 kW)',
    A: 'A (todas las motos)',
    B: 'B (coche)',
    LCM: 'LCM (licencia de ciclomotor)',
  },
  {
    AM: 'AM (mopeds)',
    A1: 'A1 (up to 125 cc and 11 kW)',
    A2: 'A2 (up to 35 kW)',
    A: 'A (all motorcycles)',
    B: 'B (car)',
    LCM: 'LCM (licence for mopeds)',
  },
  {
    AM: licence('AM'),
    A1: licence('A1'),
    A2: licence('A2'),
    A: licence('A'),
    B: licence('B'),
    LCM: 'licencia de ciclomotor',
  },
);

export const licenseZone = enumeration(
  { Spain: 'España', RestEU: 'Otro país de la Unión Europea', RestWorld: 'Resto del mundo' },
  { Spain: 'Spain', RestEU: 'Another country of the European Union', RestWorld: 'Rest of the world' },
  { Spain: 'ES,ESP', RestEU: 'Unión Europea,UE,EU,resto de la UE,resto de Europa comunitaria', RestWorld: 'mundo' },
);

export const ridingExperience = enumeration(
  { NoExperience: 'Sin experiencia', ThisMotorcycle: 'Con esta moto', OtherMotorcycle: 'Con otra moto' },
  { NoExperience: 'No experience', ThisMotorcycle: 'With this motorcycle', OtherMotorcycle: 'With another motorcycle' },
  { NoExperience: 'ninguna,no tiene,none', ThisMotorcycle: 'esta moto', OtherMotorcycle: 'otra moto' },
);

/** Traffic fines of the last three years. `6` means more than five. */
export const penalties = enumeration(
  {
    '0': 'Ninguna',
    '1': 'Una',
    '2': 'Dos',
    '3': 'Tres',
    '4': 'Cuatro',
    '5': 'Cinco',
    '6': 'Más de cinco',
  },
  { '0': 'None', '1': 'One', '2': 'Two', '3': 'Three', '4': 'Four', '5': 'Five', '6': 'More than five' },
  { '0': 'cero,ninguno,no,none', '6': 'seis,más de 5,>5,+5,6+,6 o más' },
  [{ value: '6', upTo: Infinity }],
);
