import type { CalendarDay } from '@cotiza/kernel';
import type { FARO_CODES } from './faro.codes';

type Codes = typeof FARO_CODES;
type CodeOf<N extends keyof Codes> = Codes[N][keyof Codes[N]];

/** The shapes that Faro receives, as in `vendor/openapi.json`; the descriptions are there. */
export interface FaroPerson {
  readonly tipoDocumento: CodeOf<'documentType'>;
  readonly numeroDocumento: string;
  readonly nombre: string;
  readonly apellido1: string;
  readonly apellido2: string | null;
  readonly fechaNacimiento: CalendarDay;
  readonly sexo: CodeOf<'gender'>;
  readonly estadoCivil: CodeOf<'maritalStatus'>;
  readonly nacionalidad: CodeOf<'country'>;
}

/** A town without a street. */
export interface FaroZone {
  readonly codigoPostal: string;
  readonly municipio: string;
}

export interface FaroAddress extends FaroZone {
  readonly tipoVia: CodeOf<'roadType'>;
  readonly nombreVia: string;
  readonly numeroVia: string;
}

export interface FaroHolder {
  readonly persona: FaroPerson;
  readonly domicilio: FaroAddress;
  readonly situacionLaboral: CodeOf<'employmentStatus'>;
  readonly ocupacion: string | null;
}

export interface FaroHome {
  readonly domicilio: FaroAddress;
  readonly superficie: number;
  readonly anioConstruccion: number;
  readonly anioReforma: number | null;
  readonly habitaciones: number;
  readonly regimen: CodeOf<'homeUse'>;
  readonly ocupacion: CodeOf<'occupancy'>;
  readonly tipo: CodeOf<'dwellingType'>;
  readonly entorno: CodeOf<'homeLocation'>;
  readonly materiales: CodeOf<'materials'>;
  readonly calidad: CodeOf<'buildQuality'>;
  readonly alarma: CodeOf<'alarm'>;
  readonly puertaBlindada?: boolean;
  readonly ventanasProtegidas?: boolean;
  readonly capitalContinente: string;
  readonly capitalContenido: string;
  readonly formaIndemnizacion: CodeOf<'settlementType'>;
  readonly referenciaCatastral?: string;
}

export interface FaroVersion {
  readonly idVersion: string;
  readonly marca: string;
  readonly modelo: string;
  readonly version: string;
  readonly cilindrada: number;
  readonly potenciaKw: number;
}

export interface FaroCar extends FaroVersion {
  readonly matricula?: string;
  readonly combustible: CodeOf<'fuel'>;
  readonly fechaMatriculacion: CalendarDay;
  readonly formaAdquisicion: CodeOf<'purchaseType'>;
  readonly fechaCompra: CalendarDay | null;
  readonly uso: CodeOf<'carUse'>;
  readonly kilometros: CodeOf<'annualKm'>;
  readonly estacionamiento: CodeOf<'parking'>;
  readonly valorNuevo: string | null;
}

export interface FaroMotorcycle extends FaroVersion {
  readonly matricula?: string;
  readonly motor: CodeOf<'motorcycleEngine'>;
  readonly fechaMatriculacion: CalendarDay;
  readonly fechaCompra: CalendarDay;
  readonly kilometros: number;
  readonly estacionamiento: CodeOf<'parking'>;
  readonly valorNuevo: string | null;
  readonly circulacion: FaroZone;
}

export interface FaroHistory {
  readonly aseguradoAntes: boolean;
  readonly compania?: string;
  readonly poliza?: string;
  readonly matricula?: string;
  readonly aniosAsegurado?: number;
  readonly aniosCompania?: number;
  readonly aniosSinSiniestros?: number;
  readonly siniestrosCulpa5Anios?: number;
}

export interface FaroFigure {
  readonly esTomador: boolean;
  readonly persona: FaroPerson;
}

export interface FaroCarDriver extends FaroFigure {
  readonly permiso: {
    readonly tipo: CodeOf<'carLicense'>;
    readonly fechaExpedicion: CalendarDay;
    readonly pais: CodeOf<'country'>;
  };
  readonly historial: FaroHistory;
  readonly multas: CodeOf<'penalties'>;
  readonly soloAparcamiento?: boolean;
  readonly puntosPerdidos: boolean;
}

export interface FaroRider extends FaroFigure {
  readonly permiso: {
    readonly tipo: CodeOf<'motorcycleLicense'>;
    readonly fechaExpedicion: CalendarDay;
    readonly zona: CodeOf<'licenseZone'>;
  };
  readonly experiencia: CodeOf<'ridingExperience'>;
  readonly motoAnterior: FaroVersion | null;
  readonly permisoCoche?: { readonly tiene: boolean; readonly fechaExpedicion: CalendarDay | null };
  readonly historial: FaroHistory;
}

interface AnyPetition {
  readonly referencia: string;
  readonly fechaEfecto: CalendarDay;
  readonly tomador: FaroHolder;
}
export interface FaroHomePetition extends AnyPetition {
  readonly vivienda: FaroHome;
}
export interface FaroCarPetition extends AnyPetition {
  readonly vehiculo: FaroCar;
  readonly conductor: FaroCarDriver;
  readonly propietario: FaroFigure;
}
export interface FaroMotorcyclePetition extends AnyPetition {
  readonly vehiculo: FaroMotorcycle;
  readonly conductor: FaroRider;
  readonly propietario: FaroFigure;
}
export type FaroPetition = FaroHomePetition | FaroCarPetition | FaroMotorcyclePetition;
