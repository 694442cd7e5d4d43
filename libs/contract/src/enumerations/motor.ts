import { enumeration } from './enumeration';

export const purchaseType = enumeration({
  already_owned: 'Ya era mío',
  new: 'Recién comprado, nuevo',
  used_dealer: 'Recién comprado, de ocasión en un concesionario',
  used_private: 'Recién comprado, de ocasión a un particular',
  planned: 'Todavía no lo he comprado',
});

export const carUse = enumeration({
  Private: 'Particular',
  Professional: 'Profesional',
  PublicService: 'Servicio público (taxi, VTC)',
});

export const annualKm = enumeration({
  UpTo5000km: 'Hasta 5.000 km',
  UpTo10000km: 'Hasta 10.000 km',
  UpTo15000km: 'Hasta 15.000 km',
  UpTo20000km: 'Hasta 20.000 km',
  UpTo25000km: 'Hasta 25.000 km',
  UpTo30000km: 'Hasta 30.000 km',
  MoreThan30000km: 'Más de 30.000 km',
});

/** Where the vehicle sleeps: `parking_type` of a car, `garage_type_id` of a motorcycle. */
export const parking = enumeration({
  PrivateGarage: 'Garaje privado',
  CommunalParking: 'Garaje o aparcamiento comunitario',
  NoGarage: 'En la calle',
});

export const fuel = enumeration({
  Gasoline: 'Gasolina',
  Diesel: 'Diésel',
  Electric: 'Eléctrico',
  Hybrid: 'Híbrido',
  PlugInHybrid: 'Híbrido enchufable',
  Lpg: 'GLP',
  Cng: 'GNC',
});

export const motorcycleEngine = enumeration({ Combustion: 'De combustión', Electric: 'Eléctrico' });

export const carLicense = enumeration({ B: 'B', C1: 'C1', C: 'C' });

export const motorcycleLicense = enumeration({
  AM: 'AM (ciclomotores)',
  A1: 'A1 (hasta 125 cc y 11 kW)',
  A2: 'A2 (hasta 35 kW)',
  A: 'A (todas las motos)',
  B: 'B (coche)',
  LCM: 'LCM (licencia de ciclomotor)',
});

export const licenseZone = enumeration({
  Spain: 'España',
  RestEU: 'Otro país de la Unión Europea',
  RestWorld: 'Resto del mundo',
});

export const ridingExperience = enumeration({
  NoExperience: 'Sin experiencia',
  ThisMotorcycle: 'Con esta moto',
  OtherMotorcycle: 'Con otra moto',
});

/** Traffic fines of the last three years. `6` means more than five. */
export const penalties = enumeration({
  '0': 'Ninguna',
  '1': 'Una',
  '2': 'Dos',
  '3': 'Tres',
  '4': 'Cuatro',
  '5': 'Cinco',
  '6': 'Más de cinco',
});
