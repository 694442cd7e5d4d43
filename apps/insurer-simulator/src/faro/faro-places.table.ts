import type { VendorPlaces } from '../pricing/risk.mapper';

const DAYS = {
  effectiveDate: 'fechaEfecto',
  holderBirth: ['tomador.persona.fechaNacimiento', 'tomador.fechaNacimiento'],
};

const MOTOR = {
  ...DAYS,
  evidence: 'vehiculo.matricula',
  driverBirth: ['conductor.persona.fechaNacimiento', 'conductor.fechaNacimiento'],
  licenceDate: 'conductor.permiso.fechaExpedicion',
  registered: 'vehiculo.fechaMatriculacion',
  powerKw: 'vehiculo.potenciaKw',
  priceNew: 'vehiculo.valorNuevo',
  insuredYears: ['conductor.historial.aniosAsegurado', 'conductor.historial.aniosSinSiniestros'],
  cleanYears: 'conductor.historial.aniosSinSiniestros',
  atFaultClaims: 'conductor.historial.siniestrosCulpa5Anios',
  parking: 'vehiculo.estacionamiento',
};

/** Where Faro's requests have the facts: first in a request for a quotation, then in an estimate. */
export const FARO_PLACES: VendorPlaces = {
  Home: {
    ...DAYS,
    evidence: 'vivienda.referenciaCatastral',
    municipality: ['vivienda.domicilio.municipio', 'vivienda.zona.municipio'],
    postalCode: ['vivienda.domicilio.codigoPostal', 'vivienda.zona.codigoPostal'],
    areaM2: 'vivienda.superficie',
    rooms: 'vivienda.habitaciones',
    yearBuilt: 'vivienda.anioConstruccion',
    lastReformYear: 'vivienda.anioReforma',
    use: 'vivienda.regimen',
    occupancy: 'vivienda.ocupacion',
    dwellingType: 'vivienda.tipo',
    location: 'vivienda.entorno',
    materials: 'vivienda.materiales',
    buildQuality: 'vivienda.calidad',
    alarm: 'vivienda.alarma',
    securityDoor: 'vivienda.puertaBlindada',
    securityWindows: 'vivienda.ventanasProtegidas',
    settlement: 'vivienda.formaIndemnizacion',
    buildings: 'vivienda.capitalContinente',
    contents: 'vivienda.capitalContenido',
  },
  Car: {
    ...MOTOR,
    municipality: ['tomador.domicilio.municipio', 'tomador.zona.municipio'],
    postalCode: ['tomador.domicilio.codigoPostal', 'tomador.zona.codigoPostal'],
    employment: 'tomador.situacionLaboral',
    fuel: 'vehiculo.combustible',
    annualKm: 'vehiculo.kilometros',
    use: 'vehiculo.uso',
    fines: 'conductor.multas',
    parkingFineOnly: 'conductor.soloAparcamiento',
    pointsLost: 'conductor.puntosPerdidos',
  },
  Motorcycle: {
    ...MOTOR,
    municipality: 'vehiculo.circulacion.municipio',
    engine: 'vehiculo.motor',
    displacementCc: 'vehiculo.cilindrada',
    kilometersPerYear: 'vehiculo.kilometros',
    licence: 'conductor.permiso.tipo',
    licenceZone: 'conductor.permiso.zona',
    experience: 'conductor.experiencia',
  },
};
