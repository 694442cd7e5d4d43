/** The fields read from requests of Faro that the document's schema has accepted. */

export interface Persona {
  readonly numeroDocumento: string;
  readonly fechaNacimiento: string;
}

/** A town. */
export interface Zona {
  readonly codigoPostal: string;
  readonly municipio: string;
}

interface AnyRequest {
  readonly referencia: string;
  readonly fechaEfecto: string;
  readonly tomador: {
    readonly persona: Persona;
    readonly domicilio: Zona;
    readonly situacionLaboral: string;
  };
}

export interface HomeRequest extends AnyRequest {
  readonly vivienda: Dwelling & { readonly domicilio: Zona; readonly referenciaCatastral?: string };
}

export interface Dwelling {
  readonly superficie: number;
  readonly habitaciones: number;
  readonly anioConstruccion: number;
  readonly anioReforma: number | null;
  readonly regimen: string;
  readonly ocupacion: string;
  readonly tipo: string;
  readonly entorno: string;
  readonly materiales: string;
  readonly calidad: string;
  readonly alarma: string;
  readonly puertaBlindada?: boolean;
  readonly ventanasProtegidas?: boolean;
  readonly capitalContinente: string;
  readonly capitalContenido: string;
  readonly formaIndemnizacion: string;
}

export interface Vehicle {
  readonly matricula?: string;
  readonly cilindrada: number;
  readonly potenciaKw: number;
  readonly fechaMatriculacion: string;
  readonly fechaCompra: string | null;
  readonly estacionamiento: string;
  readonly valorNuevo: string | null;
}

export interface History {
  readonly aseguradoAntes: boolean;
  readonly aniosAsegurado?: number;
  readonly aniosSinSiniestros?: number;
  readonly siniestrosCulpa5Anios?: number;
}

export interface Role {
  readonly esTomador: boolean;
  readonly persona: Persona;
}

export interface CarRequest extends AnyRequest {
  readonly vehiculo: Vehicle & {
    readonly combustible: string;
    readonly formaAdquisicion: string;
    readonly uso: string;
    readonly kilometros: string;
  };
  readonly conductor: Role & {
    readonly permiso: { readonly fechaExpedicion: string };
    readonly historial: History;
    readonly multas: string;
    readonly soloAparcamiento?: boolean;
    readonly puntosPerdidos: boolean;
  };
  readonly propietario: Role;
}

export interface MotorcycleRequest extends AnyRequest {
  readonly vehiculo: Vehicle & {
    readonly motor: string;
    readonly kilometros: number;
    readonly circulacion: { readonly municipio: string };
  };
  readonly conductor: Role & {
    readonly permiso: { readonly tipo: string; readonly fechaExpedicion: string; readonly zona: string };
    readonly experiencia: string;
    readonly motoAnterior: { readonly potenciaKw: number } | null;
    readonly permisoCoche?: { readonly tiene: boolean; readonly fechaExpedicion: string | null };
    readonly historial: History;
  };
  readonly propietario: Role;
}

export interface FaroRequests {
  readonly Home: HomeRequest;
  readonly Car: CarRequest;
  readonly Motorcycle: MotorcycleRequest;
}

/** The union of the types of some lines, each with the line that it belongs to. */
export type OfLine<ByLine> = { [Line in keyof ByLine]: { readonly line: Line } & ByLine[Line] }[keyof ByLine];

export type FaroRequest = OfLine<FaroRequests>;
