import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '@cotiza/kernel';
import { valueAt } from '../pricing/risk.mapper';
import type { FieldError } from './faro-problem';
import { areAnswers } from './faro.questions';

const IN_A_PROVINCE = /^(0[1-9]|[1-4]\d|5[0-2])/;
const PLAIN = /^[A-Z0-9]+$/;
const ONE_DECIMAL = /^\d+(\.\d)?$/;

/** The forms of values that the document states in words; a value that is absent has none. */
const FORMS: Readonly<Record<string, RegExp>> = {
  'tomador.persona.numeroDocumento': PLAIN,
  'tomador.domicilio.municipio': IN_A_PROVINCE,
  'tomador.zona.municipio': IN_A_PROVINCE,
  'vivienda.domicilio.municipio': IN_A_PROVINCE,
  'vivienda.zona.municipio': IN_A_PROVINCE,
  'vehiculo.circulacion.municipio': IN_A_PROVINCE,
  'vehiculo.matricula': PLAIN,
  'vehiculo.potenciaKw': ONE_DECIMAL,
  'conductor.persona.numeroDocumento': PLAIN,
  'conductor.motoAnterior.potenciaKw': ONE_DECIMAL,
  'propietario.persona.numeroDocumento': PLAIN,
};

/** Returns the broken rules of a quotation or an estimate that the document states in words and its schema cannot. */
export function brokenRules(request: Fields): FieldError[] {
  const at = (path: string) => valueAt(request, path);
  const isOf = (path: string, form: RegExp) => at(path) === undefined || form.test(String(at(path)));
  const isSamePerson = (role: string) =>
    at(`${role}.esTomador`) !== true || isDeepStrictEqual(at(`${role}.persona`), at('tomador.persona'));
  const isElectric = at('vehiculo.combustible') === 'E' || at('vehiculo.motor') === 'ELECTRICO';
  const history = at('conductor.historial') ?? {};
  const previous = at('conductor.motoAnterior');
  const rules: Readonly<Record<string, boolean>> = {
    respuestas: areAnswers(request),
    ...Object.fromEntries(Object.entries(FORMS).map(([path, form]) => [path, isOf(path, form)])),
    'conductor.persona': isSamePerson('conductor'),
    'propietario.persona': isSamePerson('propietario'),
    'conductor.historial': at('conductor.historial.aseguradoAntes') !== false || Object.keys(history).length === 1,
    'vehiculo.cilindrada': !isElectric || at('vehiculo.cilindrada') === 0,
    'vehiculo.fechaCompra': at('vehiculo.fechaCompra') !== null || at('vehiculo.formaAdquisicion') === 'PREVISTA',
    'conductor.soloAparcamiento': (at('conductor.soloAparcamiento') === undefined) === (at('conductor.multas') !== '1'),
    'conductor.motoAnterior':
      previous === undefined || (previous !== null) === (at('conductor.experiencia') === 'OTRA_MOTO'),
    'conductor.permisoCoche.fechaExpedicion':
      at('conductor.permisoCoche') === undefined ||
      at('conductor.permisoCoche.tiene') === (at('conductor.permisoCoche.fechaExpedicion') !== null),
  };
  return Object.entries(rules).flatMap(([campo, holds]) => (holds ? [] : [{ campo, codigo: 'INCOHERENTE' }]));
}
