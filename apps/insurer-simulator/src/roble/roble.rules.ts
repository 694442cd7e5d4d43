import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '@cotiza/kernel';
import { valueAt } from '../pricing/risk.mapper';

const RISKS: Readonly<Record<string, string>> = { HOG: 'RiesgoHogar', AUT: 'RiesgoAuto', MOT: 'RiesgoMoto' };
const IN_A_PROVINCE = /^(0[1-9]|[1-4]\d|5[0-2])/;
const PLAIN = /^[A-Z0-9]+$/;

/** Returns the paths that break a rule which the documents state in words and the schema cannot. */
export function brokenRules(message: Fields, brokerCode: string): string[] {
  const at = (path: string) => valueAt(message, path);
  const risk = RISKS[String(at('Ramo'))] ?? '';
  const rules = {
    'Cabecera/CodigoMediador': at('Cabecera.CodigoMediador') === brokerCode,
    Ramo: at(risk) !== undefined,
    Tomador: isOf(at('Tomador.Persona.NumeroDocumento'), PLAIN),
    'Tomador/Direccion/Municipio': isOf(at('Tomador.Direccion.Municipio'), IN_A_PROVINCE),
    ...riskRules(message, risk),
  };
  return Object.entries(rules).flatMap(([path, holds]) =>
    holds ? [] : [`${path}: does not go with the rest of the message`],
  );
}

/** Returns the rules of a risk. An element that the line does not have breaks none. */
function riskRules(message: Fields, risk: string): Readonly<Record<string, boolean>> {
  const at = (path: string) => valueAt(message, `${risk}.${path}`);
  const has = (path: string) => at(path) !== undefined;
  const isPerson = (role: string) =>
    isOf(at(`${role}.Persona.NumeroDocumento`), PLAIN) &&
    (at(`${role}.EsTomador`) !== 'S' || isDeepStrictEqual(at(`${role}.Persona`), valueAt(message, 'Tomador.Persona')));
  return {
    'Vivienda/Direccion/Municipio': isOf(at('Vivienda.Direccion.Municipio'), IN_A_PROVINCE),
    'Conductor/Persona': isPerson('Conductor'),
    'Propietario/Persona': isPerson('Propietario'),
    'Conductor/Historial': has('Conductor.Historial') === (at('Conductor.AseguradoAntes') === 'S'),
    'Coche/FechaCompra': !has('Coche') || has('Coche.FechaCompra') === (at('Coche.FormaAdquisicion') !== '5'),
    'Coche/Cilindrada': at('Coche.Combustible') !== '03' || at('Coche.Cilindrada') === '0',
    'Conductor/SoloAparcamiento': has('Conductor.SoloAparcamiento') === (at('Conductor.Multas') === '01'),
    'Moto/Cilindrada': at('Moto.Motor') !== 'E' || at('Moto.Cilindrada') === '0',
    'Moto/MunicipioCirculacion': isOf(at('Moto.MunicipioCirculacion'), IN_A_PROVINCE),
    'Conductor/MotoAnterior': has('Conductor.MotoAnterior') === (at('Conductor.Experiencia') === '2'),
    'Conductor/FechaPermisoCoche': has('Conductor.FechaPermisoCoche') === (at('Conductor.PermisoCoche') === 'S'),
  };
}

const isOf = (value: unknown, form: RegExp) => value === undefined || form.test(String(value));
