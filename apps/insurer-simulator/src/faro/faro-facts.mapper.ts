import type { InsuredHistory } from '@cotiza/insurers-tariff';
import type { CarFacts, Facts, HomeFacts, MotorcycleFacts } from '../pricing/facts';
import type { RiskCodes } from '../vendor-documents/risk-codes';
import type { CarEstimate, FaroEstimate, HomeEstimate, MotorcycleEstimate } from './faro-estimates';
import type { History, Vehicle } from './faro-requests';

/** Maps a request of Faro to the contract's values. A request for a quotation is read as the estimate in it. */
export function faroFacts(request: FaroEstimate, codes: RiskCodes): Facts {
  switch (request.line) {
    case 'Home':
      return homeFacts(request, codes);
    case 'Car':
      return carFacts(request, codes);
    case 'Motorcycle':
      return motorcycleFacts(request, codes);
  }
}

function homeFacts({ fechaEfecto, tomador, vivienda }: HomeEstimate, codes: RiskCodes): HomeFacts {
  return {
    line: 'Home',
    effectiveDate: fechaEfecto,
    holderBirth: tomador?.fechaNacimiento ?? null,
    municipality: vivienda.zona.municipio,
    postalCode: vivienda.zona.codigoPostal,
    areaM2: vivienda.superficie,
    rooms: vivienda.habitaciones,
    yearBuilt: vivienda.anioConstruccion,
    lastReformYear: vivienda.anioReforma,
    use: codes.homeUse(vivienda.regimen),
    occupancy: codes.occupancy(vivienda.ocupacion),
    dwellingType: codes.dwellingType(vivienda.tipo),
    location: codes.location(vivienda.entorno),
    materials: codes.materials(vivienda.materiales),
    buildQuality: codes.buildQuality(vivienda.calidad),
    alarm: codes.alarm(vivienda.alarma),
    securityDoor: vivienda.puertaBlindada ?? false,
    securityWindows: vivienda.ventanasProtegidas ?? false,
    settlement: codes.settlement(vivienda.formaIndemnizacion),
    buildingsCents: cents(vivienda.capitalContinente),
    contentsCents: cents(vivienda.capitalContenido),
  };
}

function carFacts(request: CarEstimate, codes: RiskCodes): CarFacts {
  const { vehiculo, conductor } = request;
  return {
    line: 'Car',
    ...motorFacts(request),
    municipality: request.tomador.zona.municipio,
    postalCode: request.tomador.zona.codigoPostal,
    employment: codes.employment(request.tomador.situacionLaboral),
    fuel: codes.fuel(vehiculo.combustible),
    annualKm: codes.annualKm(vehiculo.kilometros),
    parking: codes.parking(vehiculo.estacionamiento),
    use: codes.carUse(vehiculo.uso),
    fines: codes.fines(conductor.multas),
    parkingFineOnly: conductor.soloAparcamiento ?? false,
    pointsLost: conductor.puntosPerdidos,
  };
}

function motorcycleFacts(request: MotorcycleEstimate, codes: RiskCodes): MotorcycleFacts {
  const { vehiculo, conductor } = request;
  return {
    line: 'Motorcycle',
    ...motorFacts(request),
    municipality: vehiculo.circulacion.municipio,
    electric: codes.motorcycleEngine(vehiculo.motor) === 'Electric',
    displacementCc: vehiculo.cilindrada,
    garage: codes.parking(vehiculo.estacionamiento),
    kilometersPerYear: vehiculo.kilometros,
    licence: codes.motorcycleLicence(conductor.permiso.tipo),
    spanishLicence: conductor.permiso.zona !== undefined && codes.licenceZone(conductor.permiso.zona) === 'Spain',
    experience: codes.ridingExperience(conductor.experiencia),
  };
}

function motorFacts({ fechaEfecto, tomador, vehiculo, conductor }: CarEstimate | MotorcycleEstimate) {
  return {
    effectiveDate: fechaEfecto,
    holderBirth: tomador.fechaNacimiento,
    driverBirth: conductor.fechaNacimiento,
    licenceDate: conductor.permiso.fechaExpedicion,
    registered: vehiculo.fechaMatriculacion,
    powerKw: vehiculo.potenciaKw,
    priceNewCents: priceNew(vehiculo),
    history: insuredHistory(conductor.historial),
  };
}

function priceNew({ valorNuevo }: Pick<Vehicle, 'valorNuevo'>): number | null {
  return valorNuevo === null ? null : cents(valorNuevo);
}

function insuredHistory(history: History): InsuredHistory {
  return {
    insuredYears: history.aniosAsegurado ?? history.aniosSinSiniestros ?? 0,
    cleanYears: history.aniosSinSiniestros ?? 0,
    atFaultClaims: history.siniestrosCulpa5Anios ?? 0,
  };
}

/** Converts an amount with a point and two decimals to cents. */
function cents(amount: string): number {
  return Number(amount.replace('.', ''));
}
