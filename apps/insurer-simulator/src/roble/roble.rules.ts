import { existing } from '@cotiza/kernel';
import { childOf, contentOf, textAt, type XmlElement } from '../xml/xml-element';

const RISKS: Readonly<Record<string, string>> = { HOG: 'RiesgoHogar', AUT: 'RiesgoAuto', MOT: 'RiesgoMoto' };

type Rule = (path: string, holds: boolean) => void;

/** Returns the paths that break a rule which the documents state in words and the schema cannot. */
export function brokenRules(message: XmlElement, brokerCode: string): string[] {
  const broken: string[] = [];
  const rule: Rule = (path, holds) => {
    if (!holds) broken.push(`${path}: does not go with the rest of the message`);
  };
  const risk = childOf(message, RISKS[textAt(message, 'Ramo') ?? ''] ?? '');
  rule('Cabecera/CodigoMediador', textAt(message, 'Cabecera', 'CodigoMediador') === brokerCode);
  rule('Ramo', risk !== undefined);
  rule('Tomador', isSoundPerson(childOf(message, 'Tomador')));
  rule('Tomador/Direccion/Municipio', isInAProvince(textAt(message, 'Tomador', 'Direccion', 'Municipio')));
  if (risk?.name === 'RiesgoHogar') {
    rule('Vivienda/Direccion/Municipio', isInAProvince(textAt(risk, 'Vivienda', 'Direccion', 'Municipio')));
  } else if (risk) checkMotor(message, risk, rule);
  return broken;
}

function checkMotor(message: XmlElement, risk: XmlElement, rule: Rule): void {
  const holder = childOf(childOf(message, 'Tomador'), 'Persona');
  const driver = existing(childOf(risk, 'Conductor'), 'Conductor in a valid message');
  for (const role of [driver, existing(childOf(risk, 'Propietario'), 'Propietario in a valid message')]) {
    const isHolder = textAt(role, 'EsTomador') === 'S';
    rule(`${role.name}/Persona`, isSoundPerson(role) && (!isHolder || isSame(childOf(role, 'Persona'), holder)));
  }
  rule('Conductor/Historial', has(driver, 'Historial') === (textAt(driver, 'AseguradoAntes') === 'S'));
  if (risk.name === 'RiesgoAuto') checkCar(existing(childOf(risk, 'Coche'), 'Coche in a valid message'), driver, rule);
  else checkMotorcycle(existing(childOf(risk, 'Moto'), 'Moto in a valid message'), driver, rule);
}

function checkCar(car: XmlElement, driver: XmlElement, rule: Rule): void {
  rule('Coche/FechaCompra', has(car, 'FechaCompra') === (textAt(car, 'FormaAdquisicion') !== '5'));
  rule('Coche/Cilindrada', textAt(car, 'Combustible') !== '03' || textAt(car, 'Cilindrada') === '0');
  rule('Conductor/SoloAparcamiento', has(driver, 'SoloAparcamiento') === (textAt(driver, 'Multas') === '01'));
}

function checkMotorcycle(motorcycle: XmlElement, driver: XmlElement, rule: Rule): void {
  rule('Moto/Cilindrada', textAt(motorcycle, 'Motor') !== 'E' || textAt(motorcycle, 'Cilindrada') === '0');
  rule('Moto/MunicipioCirculacion', isInAProvince(textAt(motorcycle, 'MunicipioCirculacion')));
  rule('Conductor/MotoAnterior', has(driver, 'MotoAnterior') === (textAt(driver, 'Experiencia') === '2'));
  rule('Conductor/FechaPermisoCoche', has(driver, 'FechaPermisoCoche') === (textAt(driver, 'PermisoCoche') === 'S'));
}

const has = (element: XmlElement, name: string) => childOf(element, name) !== undefined;

const isInAProvince = (municipality = '') => /^(0[1-9]|[1-4]\d|5[0-2])/.test(municipality);

const isSoundPerson = (role: XmlElement | undefined) =>
  role !== undefined && /^[A-Z0-9]+$/.test(textAt(role, 'Persona', 'NumeroDocumento') ?? '');

const isSame = (one: XmlElement | undefined, other: XmlElement | undefined) =>
  one !== undefined && other !== undefined && contentOf(one) === contentOf(other);
