import { isDeepStrictEqual } from 'node:util';
import type { CarEstimate, FaroEstimate, MotorcycleEstimate } from './faro-estimates';
import type { FieldError } from './faro-problem';
import type { CarRequest, FaroRequest, History, MotorcycleRequest, Persona, Role, Vehicle } from './faro-requests';

/** Returns the broken rules of a quotation request that the document states in words and its schema cannot. */
export function brokenRules(request: FaroRequest): FieldError[] {
  const { broken, rule } = ruling();
  rule('tomador.persona.numeroDocumento', isPlainDocument(request.tomador.persona));
  rule('tomador.domicilio.municipio', isInAProvince(request.tomador.domicilio));
  if (request.line === 'Home') rule('vivienda.domicilio.municipio', isInAProvince(request.vivienda.domicilio));
  else checkRoles(request, rule);
  if (request.line === 'Car') {
    const { vehiculo } = request;
    checkCar(request, rule);
    rule('vehiculo.fechaCompra', vehiculo.fechaCompra !== null || vehiculo.formaAdquisicion === 'PREVISTA');
  }
  if (request.line === 'Motorcycle') {
    checkMotorcycle(request, rule);
    checkExperience(request, rule);
  }
  return broken;
}

/** Returns the broken rules of an estimate request. */
export function brokenRulesOfEstimate(estimate: FaroEstimate): FieldError[] {
  const { broken, rule } = ruling();
  if (estimate.line === 'Home') rule('vivienda.zona.municipio', isInAProvince(estimate.vivienda.zona));
  if (estimate.line === 'Car') {
    rule('tomador.zona.municipio', isInAProvince(estimate.tomador.zona));
    checkCar(estimate, rule);
  }
  if (estimate.line === 'Motorcycle') checkMotorcycle(estimate, rule);
  return broken;
}

type Rule = (campo: string, holds: boolean) => void;

function ruling(): { readonly broken: FieldError[]; readonly rule: Rule } {
  const broken: FieldError[] = [];
  const rule: Rule = (campo, holds) => {
    if (!holds) broken.push({ campo, codigo: 'INCOHERENTE' });
  };
  return { broken, rule };
}

function checkRoles({ tomador, vehiculo, conductor, propietario }: CarRequest | MotorcycleRequest, rule: Rule): void {
  rule('vehiculo.matricula', vehiculo.matricula === undefined || /^[A-Z0-9]+$/.test(vehiculo.matricula));
  for (const [name, role] of Object.entries({ conductor, propietario })) {
    rule(`${name}.persona.numeroDocumento`, isPlainDocument(role.persona));
    rule(`${name}.persona`, isSamePerson(role, tomador.persona));
  }
}

/** The parts of a car or motorcycle request that the rules read. */
type Car = Pick<CarEstimate, 'vehiculo'> & { readonly conductor: Omit<CarEstimate['conductor'], 'fechaNacimiento'> };
type Motorcycle = Pick<MotorcycleEstimate, 'vehiculo'> & {
  readonly conductor: Pick<MotorcycleEstimate['conductor'], 'historial'>;
};

function checkCar({ vehiculo, conductor }: Car, rule: Rule): void {
  rule('vehiculo.potenciaKw', hasOneDecimal(vehiculo.potenciaKw));
  rule('conductor.historial', isHistoryWhole(conductor.historial));
  rule('vehiculo.cilindrada', isDisplacementOf(vehiculo, vehiculo.combustible === 'E'));
  rule('conductor.soloAparcamiento', (conductor.soloAparcamiento === undefined) === (conductor.multas !== '1'));
}

function checkMotorcycle({ vehiculo, conductor }: Motorcycle, rule: Rule): void {
  rule('vehiculo.potenciaKw', hasOneDecimal(vehiculo.potenciaKw));
  rule('conductor.historial', isHistoryWhole(conductor.historial));
  rule('vehiculo.cilindrada', isDisplacementOf(vehiculo, vehiculo.motor === 'ELECTRICO'));
  rule('vehiculo.circulacion.municipio', isInAProvince(vehiculo.circulacion));
}

function checkExperience({ conductor }: MotorcycleRequest, rule: Rule): void {
  const { motoAnterior, permisoCoche, experiencia } = conductor;
  rule('conductor.motoAnterior', (motoAnterior !== null) === (experiencia === 'OTRA_MOTO'));
  rule('conductor.motoAnterior.potenciaKw', motoAnterior === null || hasOneDecimal(motoAnterior.potenciaKw));
  rule(
    'conductor.permisoCoche.fechaExpedicion',
    permisoCoche === undefined || permisoCoche.tiene === (permisoCoche.fechaExpedicion !== null),
  );
}

const isPlainDocument = ({ numeroDocumento }: Persona) => /^[A-Z0-9]+$/.test(numeroDocumento);

const hasOneDecimal = (kw: number) => Math.round(kw * 10) / 10 === kw;

const isInAProvince = ({ municipio }: { readonly municipio: string }) => /^(0[1-9]|[1-4]\d|5[0-2])/.test(municipio);

const isDisplacementOf = ({ cilindrada }: Pick<Vehicle, 'cilindrada'>, electric: boolean) =>
  !electric || cilindrada === 0;

const isHistoryWhole = (history: History) => history.aseguradoAntes || Object.keys(history).length === 1;

/** Returns true when a person declared to be the holder has the holder's data. */
function isSamePerson({ esTomador, persona }: Role, holder: Persona): boolean {
  return !esTomador || isDeepStrictEqual(persona, holder);
}
