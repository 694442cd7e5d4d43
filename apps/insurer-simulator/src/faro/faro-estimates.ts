import type {
  CarRequest,
  Dwelling,
  FaroRequest,
  History,
  MotorcycleRequest,
  OfLine,
  Vehicle,
  Zona,
} from './faro-requests';

/**
 * Estimate requests of Faro, once the document's schema has accepted them. A request for a quotation contains an estimate, so
 * its further fields are optional here.
 */
interface AnyEstimate {
  readonly referencia: string;
  readonly fechaEfecto: string;
}

/** A vehicle without a known plate. */
type Unplated<V extends Vehicle> = Omit<V, 'matricula' | 'formaAdquisicion' | 'fechaCompra'>;

interface Driver {
  readonly fechaNacimiento: string;
  readonly historial: History;
}

export interface HomeEstimate extends AnyEstimate {
  readonly tomador?: { readonly fechaNacimiento: string };
  readonly vivienda: Dwelling & { readonly zona: Zona };
}

export interface CarEstimate extends AnyEstimate {
  readonly tomador: { readonly fechaNacimiento: string; readonly zona: Zona; readonly situacionLaboral: string };
  readonly vehiculo: Unplated<CarRequest['vehiculo']>;
  readonly conductor: Driver &
    Pick<CarRequest['conductor'], 'permiso' | 'multas' | 'soloAparcamiento' | 'puntosPerdidos'>;
}

export interface MotorcycleEstimate extends AnyEstimate {
  readonly tomador: { readonly fechaNacimiento: string };
  readonly vehiculo: Unplated<MotorcycleRequest['vehiculo']>;
  readonly conductor: Driver & {
    readonly permiso: { readonly tipo: string; readonly fechaExpedicion: string; readonly zona?: string };
    readonly experiencia: string;
  };
}

export interface FaroEstimates {
  readonly Home: HomeEstimate;
  readonly Car: CarEstimate;
  readonly Motorcycle: MotorcycleEstimate;
}

export type FaroEstimate = OfLine<FaroEstimates>;

/** Returns the estimate within a request for a quotation: both have the same price. */
export function estimateIn(request: FaroRequest): FaroEstimate {
  const { referencia, fechaEfecto, tomador } = request;
  const { fechaNacimiento } = tomador.persona;
  const shared = { referencia, fechaEfecto };
  switch (request.line) {
    case 'Home': {
      const { vivienda } = request;
      return {
        ...shared,
        line: 'Home',
        tomador: { fechaNacimiento },
        vivienda: { ...vivienda, zona: vivienda.domicilio },
      };
    }
    case 'Car': {
      const holder = { fechaNacimiento, zona: tomador.domicilio, situacionLaboral: tomador.situacionLaboral };
      const { vehiculo, conductor } = request;
      return { ...shared, line: 'Car', tomador: holder, vehiculo, conductor: driverOf(conductor) };
    }
    case 'Motorcycle': {
      const { vehiculo, conductor } = request;
      return { ...shared, line: 'Motorcycle', tomador: { fechaNacimiento }, vehiculo, conductor: driverOf(conductor) };
    }
  }
}

const driverOf = <D extends FaroDriver>(driver: D): D & { readonly fechaNacimiento: string } => ({
  ...driver,
  fechaNacimiento: driver.persona.fechaNacimiento,
});

type FaroDriver = (CarRequest | MotorcycleRequest)['conductor'];
