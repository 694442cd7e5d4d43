import type { VendorPlaces } from '../pricing/risk.mapper';

const DAYS = { effectiveDate: 'FechaEfecto', holderBirth: 'Tomador.Persona.FechaNacimiento' };

const dwelling = (name: string) => `RiesgoHogar.Vivienda.${name}`;
const car = (name: string) => `RiesgoAuto.Coche.${name}`;
const motorcycle = (name: string) => `RiesgoMoto.Moto.${name}`;

const motor = (risk: 'RiesgoAuto' | 'RiesgoMoto', vehicle: typeof car) => ({
  ...DAYS,
  evidence: vehicle('Matricula'),
  driverBirth: `${risk}.Conductor.Persona.FechaNacimiento`,
  licenceDate: `${risk}.Conductor.Permiso.FechaExpedicion`,
  registered: vehicle('FechaMatriculacion'),
  powerKw: vehicle('PotenciaKw'),
  priceNew: vehicle('ValorNuevoCentimos'),
  insuredYears: `${risk}.Conductor.Historial.AniosAsegurado`,
  cleanYears: `${risk}.Conductor.Historial.AniosSinSiniestros`,
  atFaultClaims: `${risk}.Conductor.Historial.SiniestrosCulpa5Anios`,
  parking: vehicle('Estacionamiento'),
});

/** Where Roble's messages have the facts. */
export const ROBLE_PLACES: VendorPlaces = {
  Home: {
    ...DAYS,
    evidence: dwelling('ReferenciaCatastral'),
    municipality: dwelling('Direccion.Municipio'),
    postalCode: dwelling('Direccion.CodigoPostal'),
    areaM2: dwelling('SuperficieM2'),
    rooms: dwelling('Habitaciones'),
    yearBuilt: dwelling('AnioConstruccion'),
    lastReformYear: dwelling('AnioReforma'),
    use: dwelling('Regimen'),
    occupancy: dwelling('Ocupacion'),
    dwellingType: dwelling('TipoVivienda'),
    location: dwelling('Entorno'),
    materials: dwelling('Materiales'),
    buildQuality: dwelling('Calidad'),
    alarm: dwelling('Alarma'),
    securityDoor: dwelling('PuertaBlindada'),
    securityWindows: dwelling('VentanasProtegidas'),
    settlement: dwelling('FormaIndemnizacion'),
    buildings: dwelling('ContinenteCentimos'),
    contents: dwelling('ContenidoCentimos'),
  },
  Car: {
    ...motor('RiesgoAuto', car),
    municipality: 'Tomador.Direccion.Municipio',
    postalCode: 'Tomador.Direccion.CodigoPostal',
    employment: 'Tomador.SituacionLaboral',
    fuel: car('Combustible'),
    annualKm: car('Kilometros'),
    use: car('Uso'),
    fines: 'RiesgoAuto.Conductor.Multas',
    parkingFineOnly: 'RiesgoAuto.Conductor.SoloAparcamiento',
    pointsLost: 'RiesgoAuto.Conductor.PuntosPerdidos',
  },
  Motorcycle: {
    ...motor('RiesgoMoto', motorcycle),
    municipality: motorcycle('MunicipioCirculacion'),
    engine: motorcycle('Motor'),
    displacementCc: motorcycle('Cilindrada'),
    kilometersPerYear: motorcycle('KilometrosAnio'),
    licence: 'RiesgoMoto.Conductor.Permiso.Tipo',
    licenceZone: 'RiesgoMoto.Conductor.Permiso.Zona',
    experience: 'RiesgoMoto.Conductor.Experiencia',
  },
};
