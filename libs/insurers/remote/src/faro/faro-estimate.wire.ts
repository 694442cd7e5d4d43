import type { CalendarDay } from '@cotiza/kernel';
import type {
  FaroCar,
  FaroCarDriver,
  FaroHistory,
  FaroHolder,
  FaroHome,
  FaroMotorcycle,
  FaroRider,
  FaroZone,
} from './faro-petition.wire';

/** The estimates that Faro receives, as in `vendor/openapi.json`: petitions without personal data. */
interface AnyEstimate {
  readonly referencia: string;
  readonly fechaEfecto: CalendarDay;
}

/** A dwelling without its street. */
export type FaroDwelling = Omit<FaroHome, 'domicilio' | 'referenciaCatastral'>;

/** Vehicles without their plate and how they were bought. */
export type FaroAnyCar = Omit<FaroCar, 'matricula' | 'formaAdquisicion' | 'fechaCompra'>;
export type FaroAnyMotorcycle = Omit<FaroMotorcycle, 'matricula' | 'fechaCompra'>;

/** A history without the policy it belongs to. */
export type FaroClaims = Pick<FaroHistory, 'aseguradoAntes' | 'aniosSinSiniestros' | 'siniestrosCulpa5Anios'>;

interface AnyDriver {
  readonly fechaNacimiento: CalendarDay;
  readonly historial: FaroClaims;
}

export interface FaroHomeEstimate extends AnyEstimate {
  readonly vivienda: FaroDwelling & { readonly zona: FaroZone };
}

export interface FaroCarEstimate extends AnyEstimate {
  readonly tomador: Pick<FaroHolder, 'situacionLaboral'> & {
    readonly fechaNacimiento: CalendarDay;
    readonly zona: FaroZone;
  };
  readonly vehiculo: FaroAnyCar;
  readonly conductor: AnyDriver &
    Pick<FaroCarDriver, 'multas' | 'soloAparcamiento' | 'puntosPerdidos'> & {
      readonly permiso: Pick<FaroCarDriver['permiso'], 'fechaExpedicion'>;
    };
}

export interface FaroMotorcycleEstimate extends AnyEstimate {
  readonly tomador: { readonly fechaNacimiento: CalendarDay };
  readonly vehiculo: FaroAnyMotorcycle;
  readonly conductor: AnyDriver &
    Pick<FaroRider, 'experiencia'> & { readonly permiso: Omit<FaroRider['permiso'], 'zona'> };
}

export type FaroEstimate = FaroHomeEstimate | FaroCarEstimate | FaroMotorcycleEstimate;
