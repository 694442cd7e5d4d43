import { existing } from '@cotiza/kernel';
import type { InsuredHistory } from '@cotiza/insurers-tariff';
import type { CarFacts, Facts, HomeFacts, MotorcycleFacts } from '../pricing/facts';
import type { RiskCodes } from '../vendor-documents/risk-codes';
import { childOf, textAt, type XmlElement } from '../xml/xml-element';

/** Maps a message of Roble to the contract's values. The schema has accepted the message. */
export function robleFacts(message: XmlElement, codes: RiskCodes): Facts {
  const car = childOf(message, 'RiesgoAuto');
  if (car) return carFacts(message, car, codes);
  const motorcycle = childOf(message, 'RiesgoMoto');
  if (motorcycle) return motorcycleFacts(message, motorcycle, codes);
  return homeFacts(
    message,
    existing(childOf(childOf(message, 'RiesgoHogar'), 'Vivienda'), 'Vivienda in a valid message'),
    codes,
  );
}

function homeFacts(message: XmlElement, dwelling: XmlElement, codes: RiskCodes): HomeFacts {
  const text = (name: string) => textAt(dwelling, name) ?? '';
  const reformed = textAt(dwelling, 'AnioReforma');
  return {
    line: 'Home',
    ...days(message),
    municipality: textAt(dwelling, 'Direccion', 'Municipio') ?? '',
    postalCode: textAt(dwelling, 'Direccion', 'CodigoPostal') ?? '',
    areaM2: Number(text('SuperficieM2')),
    rooms: Number(text('Habitaciones')),
    yearBuilt: Number(text('AnioConstruccion')),
    lastReformYear: reformed === undefined ? null : Number(reformed),
    use: codes.homeUse(text('Regimen')),
    occupancy: codes.occupancy(text('Ocupacion')),
    dwellingType: codes.dwellingType(text('TipoVivienda')),
    location: codes.location(text('Entorno')),
    materials: codes.materials(text('Materiales')),
    buildQuality: codes.buildQuality(text('Calidad')),
    alarm: codes.alarm(text('Alarma')),
    securityDoor: text('PuertaBlindada') === 'S',
    securityWindows: text('VentanasProtegidas') === 'S',
    settlement: codes.settlement(text('FormaIndemnizacion')),
    buildingsCents: Number(text('ContinenteCentimos')),
    contentsCents: Number(text('ContenidoCentimos')),
  };
}

function carFacts(message: XmlElement, risk: XmlElement, codes: RiskCodes): CarFacts {
  const car = (name: string) => textAt(risk, 'Coche', name) ?? '';
  const driver = (name: string) => textAt(risk, 'Conductor', name) ?? '';
  return {
    line: 'Car',
    ...motorFacts(message, risk, 'Coche'),
    municipality: textAt(message, 'Tomador', 'Direccion', 'Municipio') ?? '',
    postalCode: textAt(message, 'Tomador', 'Direccion', 'CodigoPostal') ?? '',
    employment: codes.employment(textAt(message, 'Tomador', 'SituacionLaboral') ?? ''),
    fuel: codes.fuel(car('Combustible')),
    annualKm: codes.annualKm(car('Kilometros')),
    parking: codes.parking(car('Estacionamiento')),
    use: codes.carUse(car('Uso')),
    fines: codes.fines(driver('Multas')),
    parkingFineOnly: driver('SoloAparcamiento') === 'S',
    pointsLost: driver('PuntosPerdidos') === 'S',
  };
}

function motorcycleFacts(message: XmlElement, risk: XmlElement, codes: RiskCodes): MotorcycleFacts {
  const motorcycle = (name: string) => textAt(risk, 'Moto', name) ?? '';
  const licence = (name: string) => textAt(risk, 'Conductor', 'Permiso', name) ?? '';
  return {
    line: 'Motorcycle',
    ...motorFacts(message, risk, 'Moto'),
    municipality: motorcycle('MunicipioCirculacion'),
    electric: codes.motorcycleEngine(motorcycle('Motor')) === 'Electric',
    displacementCc: Number(motorcycle('Cilindrada')),
    garage: codes.parking(motorcycle('Estacionamiento')),
    kilometersPerYear: Number(motorcycle('KilometrosAnio')),
    licence: codes.motorcycleLicence(licence('Tipo')),
    spanishLicence: codes.licenceZone(licence('Zona')) === 'Spain',
    experience: codes.ridingExperience(textAt(risk, 'Conductor', 'Experiencia') ?? ''),
  };
}

function days(message: XmlElement) {
  return {
    effectiveDate: textAt(message, 'FechaEfecto') ?? '',
    holderBirth: textAt(message, 'Tomador', 'Persona', 'FechaNacimiento') ?? '',
  };
}

function motorFacts(message: XmlElement, risk: XmlElement, vehicle: 'Coche' | 'Moto') {
  const priceNew = textAt(risk, vehicle, 'ValorNuevoCentimos');
  return {
    ...days(message),
    driverBirth: textAt(risk, 'Conductor', 'Persona', 'FechaNacimiento') ?? '',
    licenceDate: textAt(risk, 'Conductor', 'Permiso', 'FechaExpedicion') ?? '',
    registered: textAt(risk, vehicle, 'FechaMatriculacion') ?? '',
    powerKw: Number(textAt(risk, vehicle, 'PotenciaKw')),
    priceNewCents: priceNew === undefined ? null : Number(priceNew),
    history: insuredHistory(childOf(childOf(risk, 'Conductor'), 'Historial')),
  };
}

function insuredHistory(history: XmlElement | undefined): InsuredHistory {
  const number = (name: string) => Number(history ? textAt(history, name) : 0);
  return {
    insuredYears: number('AniosAsegurado'),
    cleanYears: number('AniosSinSiniestros'),
    atFaultClaims: number('SiniestrosCulpa5Anios'),
  };
}
