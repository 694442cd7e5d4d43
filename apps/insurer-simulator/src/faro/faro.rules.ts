import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from './faro-problem';
import type { CarRequest, FaroRequest, History, MotorcycleRequest, Persona, Role, Vehicle } from './faro-requests';

/** What the document says in words and its schema cannot. */
export function brokenRules(request: FaroRequest): FieldError[] {
  const broken: FieldError[] = [];
  const rule = (campo: string, holds: boolean) => {
    if (!holds) broken.push({ campo, codigo: 'INCOHERENTE' });
  };
  rule('tomador.persona.numeroDocumento', isPlainDocument(request.tomador.persona));
  rule('tomador.domicilio.municipio', isInAProvince(request.tomador.domicilio.municipio));
  if (request.line === 'Home')
    rule('vivienda.domicilio.municipio', isInAProvince(request.vivienda.domicilio.municipio));
  else checkMotor(request, rule);
  if (request.line === 'Car') checkCar(request, rule);
  if (request.line === 'Motorcycle') checkMotorcycle(request, rule);
  return broken;
}

type Rule = (campo: string, holds: boolean) => void;

function checkMotor({ tomador, vehiculo, conductor, propietario }: CarRequest | MotorcycleRequest, rule: Rule): void {
  rule('vehiculo.matricula', vehiculo.matricula === undefined || /^[A-Z0-9]+$/.test(vehiculo.matricula));
  rule('vehiculo.potenciaKw', hasOneDecimal(vehiculo.potenciaKw));
  rule('conductor.historial', isHistoryWhole(conductor.historial));
  for (const [name, role] of Object.entries({ conductor, propietario })) {
    rule(`${name}.persona.numeroDocumento`, isPlainDocument(role.persona));
    rule(`${name}.persona`, isSamePerson(role, tomador.persona));
  }
}

function checkCar({ vehiculo, conductor }: CarRequest, rule: Rule): void {
  rule('vehiculo.cilindrada', isDisplacementOf(vehiculo, vehiculo.combustible === 'E'));
  rule('vehiculo.fechaCompra', vehiculo.fechaCompra !== null || vehiculo.formaAdquisicion === 'PREVISTA');
  rule('conductor.soloAparcamiento', (conductor.soloAparcamiento === undefined) === (conductor.multas !== '1'));
}

function checkMotorcycle({ vehiculo, conductor }: MotorcycleRequest, rule: Rule): void {
  const { motoAnterior, permisoCoche, experiencia } = conductor;
  rule('vehiculo.cilindrada', isDisplacementOf(vehiculo, vehiculo.motor === 'ELECTRICO'));
  rule('vehiculo.circulacion.municipio', isInAProvince(vehiculo.circulacion.municipio));
  rule('conductor.motoAnterior', (motoAnterior !== null) === (experiencia === 'OTRA_MOTO'));
  rule('conductor.motoAnterior.potenciaKw', motoAnterior === null || hasOneDecimal(motoAnterior.potenciaKw));
  rule(
    'conductor.permisoCoche.fechaExpedicion',
    permisoCoche === undefined || permisoCoche.tiene === (permisoCoche.fechaExpedicion !== null),
  );
}

const isPlainDocument = ({ numeroDocumento }: Persona) => /^[A-Z0-9]+$/.test(numeroDocumento);

const hasOneDecimal = (kw: number) => Math.round(kw * 10) / 10 === kw;

const isInAProvince = (municipality: string) => /^(0[1-9]|[1-4]\d|5[0-2])/.test(municipality);

const isDisplacementOf = ({ cilindrada }: Vehicle, electric: boolean) => !electric || cilindrada === 0;

const isHistoryWhole = (history: History) => history.aseguradoAntes || Object.keys(history).length === 1;

/** Who is said to be the holder has the holder's data. */
function isSamePerson({ esTomador, persona }: Role, holder: Persona): boolean {
  return !esTomador || isDeepStrictEqual(persona, holder);
}
