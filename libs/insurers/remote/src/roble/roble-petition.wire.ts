import type { CalendarDay } from '@cotiza/kernel';
import type { XmlShape } from '@cotiza/transport';
import type { ROBLE_CODES } from './roble.codes';

type Codes = typeof ROBLE_CODES;
type CodeOf<N extends keyof Codes> = Codes[N][keyof Codes[N]];
export type YesNo = 'S' | 'N';

/**
 * The shapes that Roble receives, as in `vendor/roble.xsd`; the descriptions are there. Every value is a text, and the mapper
 * writes the keys in the order of the elements, which the schema prescribes.
 */
export interface RoblePerson extends XmlShape {
  readonly TipoDocumento: CodeOf<'documentType'>;
  readonly NumeroDocumento: string;
  readonly Nombre: string;
  readonly Apellido1: string;
  readonly Apellido2: string | undefined;
  readonly FechaNacimiento: CalendarDay;
  readonly Sexo: CodeOf<'gender'>;
  readonly EstadoCivil: CodeOf<'maritalStatus'>;
  readonly Nacionalidad: CodeOf<'country'>;
}

export interface RobleAddress extends XmlShape {
  readonly TipoVia: CodeOf<'roadType'>;
  readonly NombreVia: string;
  readonly NumeroVia: string;
  readonly CodigoPostal: string;
  readonly Municipio: string;
}

export interface RobleHolder extends XmlShape {
  readonly Persona: RoblePerson;
  readonly Direccion: RobleAddress;
  readonly SituacionLaboral: CodeOf<'employmentStatus'>;
  readonly Ocupacion: string | undefined;
}

export interface RobleHome extends XmlShape {
  readonly Direccion: RobleAddress;
  readonly SuperficieM2: string;
  readonly AnioConstruccion: string;
  readonly AnioReforma: string | undefined;
  readonly Habitaciones: string;
  readonly Regimen: CodeOf<'homeUse'>;
  readonly Ocupacion: CodeOf<'occupancy'>;
  readonly TipoVivienda: CodeOf<'dwellingType'>;
  readonly Entorno: CodeOf<'homeLocation'>;
  readonly Materiales: CodeOf<'materials'>;
  readonly Calidad: CodeOf<'buildQuality'>;
  readonly Alarma: CodeOf<'alarm'>;
  readonly PuertaBlindada: YesNo | undefined;
  readonly VentanasProtegidas: YesNo | undefined;
  readonly ContinenteCentimos: string;
  readonly ContenidoCentimos: string;
  readonly FormaIndemnizacion: CodeOf<'settlementType'>;
  readonly ReferenciaCatastral: string | undefined;
}

export interface RobleVersion extends XmlShape {
  readonly CodigoVersion: string;
  readonly Marca: string;
  readonly Modelo: string;
  readonly Version: string;
  readonly Cilindrada: string;
  readonly PotenciaKw: string;
}

export interface RobleCar extends RobleVersion {
  readonly Matricula: string | undefined;
  readonly Combustible: CodeOf<'fuel'>;
  readonly FechaMatriculacion: CalendarDay;
  readonly FormaAdquisicion: CodeOf<'purchaseType'>;
  readonly FechaCompra: CalendarDay | undefined;
  readonly Uso: CodeOf<'carUse'>;
  readonly Kilometros: CodeOf<'annualKm'>;
  readonly Estacionamiento: CodeOf<'parking'>;
  readonly ValorNuevoCentimos: string | undefined;
}

export interface RobleMotorcycle extends RobleVersion {
  readonly Matricula: string | undefined;
  readonly Motor: CodeOf<'motorcycleEngine'>;
  readonly FechaMatriculacion: CalendarDay;
  readonly FechaCompra: CalendarDay;
  readonly KilometrosAnio: string;
  readonly Estacionamiento: CodeOf<'parking'>;
  readonly ValorNuevoCentimos: string | undefined;
  readonly CodigoPostalCirculacion: string;
  readonly MunicipioCirculacion: string;
}

export interface RobleHistory extends XmlShape {
  readonly Compania: string;
  readonly Poliza: string;
  readonly Matricula: string;
  readonly AniosAsegurado: string;
  readonly AniosCompania: string;
  readonly AniosSinSiniestros: string;
  readonly SiniestrosCulpa5Anios: string;
}

export interface RobleFigure extends XmlShape {
  readonly EsTomador: YesNo;
  readonly Persona: RoblePerson;
}

export interface RobleCarDriver extends RobleFigure {
  readonly Permiso: XmlShape & {
    readonly Tipo: CodeOf<'carLicense'>;
    readonly FechaExpedicion: CalendarDay;
    readonly Pais: CodeOf<'country'>;
  };
  readonly AseguradoAntes: YesNo;
  readonly Historial: RobleHistory | undefined;
  readonly Multas: CodeOf<'penalties'>;
  readonly SoloAparcamiento: YesNo | undefined;
  readonly PuntosPerdidos: YesNo;
}

export interface RobleRider extends RobleFigure {
  readonly Permiso: XmlShape & {
    readonly Tipo: CodeOf<'motorcycleLicense'>;
    readonly FechaExpedicion: CalendarDay;
    readonly Zona: CodeOf<'licenseZone'>;
  };
  readonly Experiencia: CodeOf<'ridingExperience'>;
  readonly MotoAnterior: RobleVersion | undefined;
  readonly PermisoCoche: YesNo | undefined;
  readonly FechaPermisoCoche: CalendarDay | undefined;
  readonly AseguradoAntes: YesNo;
  readonly Historial: RobleHistory | undefined;
}

interface AnyPetition extends XmlShape {
  readonly Cabecera: XmlShape & { readonly CodigoMediador: string; readonly IdTransaccion: string };
  readonly Ramo: 'HOG' | 'AUT' | 'MOT';
  readonly FechaEfecto: CalendarDay;
  readonly Tomador: RobleHolder;
}
export interface RobleHomePetition extends AnyPetition {
  readonly RiesgoHogar: XmlShape & { readonly Vivienda: RobleHome };
}
export interface RobleCarPetition extends AnyPetition {
  readonly RiesgoAuto: XmlShape & {
    readonly Coche: RobleCar;
    readonly Conductor: RobleCarDriver;
    readonly Propietario: RobleFigure;
  };
}
export interface RobleMotorcyclePetition extends AnyPetition {
  readonly RiesgoMoto: XmlShape & {
    readonly Moto: RobleMotorcycle;
    readonly Conductor: RobleRider;
    readonly Propietario: RobleFigure;
  };
}
export type RoblePetition = RobleHomePetition | RobleCarPetition | RobleMotorcyclePetition;
