import { TEST_DAY } from '../testing/body-draft';
import { fieldsAt } from '../model/walk';
import type { Question } from '../model/question';
import { CATALOGUE_NAMES } from '../catalogue-names';
import { INSURANCE_LINES, LINES, tables } from '../lines';
import { requirementsOf } from './requirements';

const lines = INSURANCE_LINES.map((line) => ({
  line,
  requirements: requirementsOf(line, TEST_DAY),
  paths: fieldsAt(tables[line]).map(({ path }) => path),
}));
const OBLIGATIONS = ['siempre', 'opcional', 'segun_otras_respuestas'];

function questionsOf(line: (typeof INSURANCE_LINES)[number]): Set<Question> {
  const questions = new Set<Question>();
  for (const { field } of fieldsAt(tables[line])) questions.add(field.question);
  return questions;
}

/** Fields that may be left out for another reason: the caller's own reference, the plate of a vehicle without one, and what
 * is said by the address instead. */
const LEFT_OUT_OTHERWISE = ['holder.address_same_as_risk', 'client_reference', 'vehicle.registration_plate'];

/** Returns the questions that a customer may leave unanswered, whatever the other answers. */
function optionalQuestionsOf({ line, requirements }: (typeof lines)[number]): string[] {
  const fields = new Map(fieldsAt(tables[line]).map(({ path, field }) => [path, field]));
  const isOptional = (path: string) => fields.get(path)!.presence === 'optional' && !LEFT_OUT_OTHERWISE.includes(path);
  return requirements.guia_de_preguntas
    .flatMap(({ preguntas }) => preguntas)
    .filter(({ soloSi, campos }) => soloSi === undefined && campos.every(isOptional))
    .map(({ pregunta }) => pregunta);
}

/** What each key of the document promises. */
const ROWS: Readonly<Record<string, (of: (typeof lines)[number]) => void>> = {
  '[Requirements result (response of GET requisitos with ramo) / ramo]': ({ line, requirements }) => {
    expect(requirements.ramo).toBe({ Home: 'hogar', Car: 'coche', Motorcycle: 'moto' }[line]);
    expect(requirements.ramo).toBe(LINES[line].ramo);
  },
  '[Requirements result (response of GET requisitos with ramo) / insurance_line]': ({ line, requirements }) => {
    expect(requirements.insurance_line).toBe(line);
  },
  '[Requirements result (response of GET requisitos with ramo) / mensaje_para_el_cliente]': ({
    line,
    requirements,
  }) => {
    for (const { section, text, isFollowUp } of questionsOf(line)) {
      if (section.inOneSentence !== undefined)
        expect(requirements.mensaje_para_el_cliente).toContain(section.inOneSentence);
      else if (section.callerOnly || isFollowUp) expect(requirements.mensaje_para_el_cliente).not.toContain(text);
      else expect(requirements.mensaje_para_el_cliente).toContain(text);
    }
  },
  '[Requirements result (response of GET requisitos with ramo) / guia_de_preguntas]': ({ requirements, paths }) => {
    const questions = requirements.guia_de_preguntas.flatMap(({ preguntas }) => preguntas);
    const asked = questions.flatMap(({ campos }) => campos);
    expect([...asked].sort()).toEqual([...paths].sort());
    expect(new Set(questions.map(({ pregunta }) => pregunta)).size).toBe(questions.length);
    const titles = requirements.guia_de_preguntas.map(({ titulo }) => titulo);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { pregunta, opciones } of questions) {
      expect(pregunta).toMatch(/¿.+\?/);
      for (const { etiqueta, valor } of opciones ?? []) expect([etiqueta, valor]).not.toContain('');
    }
  },
  '[Requirements result (response of GET requisitos with ramo) / como_usarlo] [What the service does / 8]': ({
    requirements,
  }) => {
    expect(requirements.como_usarlo.length).toBeGreaterThan(0);
    expect(requirements.como_usarlo[0]).toContain('informa al cliente');
    expect(requirements.como_usarlo.at(-1)).toContain(
      'por correo electrónico, en holder.email, con el enlace de compra',
    );
  },
  '[Requirements result (response of GET requisitos with ramo) / bloques]': ({ requirements, paths }) => {
    const fields = requirements.bloques.flatMap(({ campos }) => campos);
    expect(fields.map(({ campo }) => campo).sort()).toEqual([...paths].sort());
    for (const { bloque, que_es, obligatorio, cuando, campos } of requirements.bloques) {
      expect([bloque, OBLIGATIONS.includes(obligatorio), cuando !== undefined]).toEqual([
        bloque,
        true,
        obligatorio === 'segun_otras_respuestas',
      ]);
      expect(que_es).not.toBe('');
      for (const { campo } of campos) expect(campo.includes('.') ? campo : `(raíz).${campo}`).toMatch(`${bloque}.`);
    }
    for (const field of fields) {
      expect(OBLIGATIONS).toContain(field.obligatorio);
      expect(field.cuando !== undefined).toBe(field.obligatorio === 'segun_otras_respuestas');
      expect([field.tipo, field.descripcion, field.formato]).not.toContain('');
      if (field.catalogo !== undefined) expect(CATALOGUE_NAMES).toContain(field.catalogo);
      if (field.tipo === 'enumeración') expect(field.valores?.length).toBeGreaterThan(0);
    }
    expect(fields.filter((field) => field.admite_null).map(({ campo }) => campo)).toEqual(
      paths.filter((path) => path === 'risk.last_reform_year'),
    );
    const line = fields.find(({ campo }) => campo === 'insurance_line');
    expect(line?.valores).toEqual(['Home', 'Car', 'Motorcycle', 'TermLife', 'Burial']);
  },
  '[Requirements result (response of GET requisitos with ramo) / excepciones_aceptadas]': ({ requirements }) => {
    expect(requirements.excepciones_aceptadas.length).toBeGreaterThan(0);
  },
  '[Requirements result (response of GET requisitos with ramo) / casos_no_soportados]': ({ requirements }) => {
    expect(requirements.casos_no_soportados.length).toBeGreaterThan(0);
  },
};

describe.each(Object.entries(ROWS))('%s', (_tag, check) => {
  it.each(lines)('of $line', check);
});

it.each(lines)(
  'each question for $line reads its options, or answers fields that have none',
  ({ line, requirements }) => {
    const fields = new Map(fieldsAt(tables[line]).map(({ path, field }) => [path, field]));
    for (const { pregunta, campos, opciones } of requirements.guia_de_preguntas.flatMap(({ preguntas }) => preguntas)) {
      const closed = campos.filter((campo) => ['choice', 'boolean'].includes(fields.get(campo)!.kind.type));
      expect([pregunta, closed.length > 1]).toEqual([pregunta, false]);
      if (opciones) expect(closed).toHaveLength(1);
    }
  },
);

it.each(lines)('a hint for $line is read by the customer in the message, and by the agent in the guide', (of) => {
  for (const { text, hint, section } of questionsOf(of.line)) {
    if (hint === undefined || section.callerOnly) continue;
    if (section.inOneSentence === undefined)
      expect(of.requirements.mensaje_para_el_cliente).toContain(`${text} (${hint}`);
    const guide = of.requirements.guia_de_preguntas.flatMap(({ preguntas }) => preguntas);
    expect(guide.find(({ pregunta }) => pregunta === text)?.nota?.toLowerCase()).toContain(hint.toLowerCase());
  }
});

it.each(lines)('what may be left unanswered for $line is said to be optional, and nothing else is', (of) => {
  const asked = of.requirements.mensaje_para_el_cliente.split('\n').filter((text) => text.includes('(opcional'));
  const optional = optionalQuestionsOf(of);
  expect(optional.length).toBeGreaterThan(1);
  expect(asked.map((text) => text.replace(/^\d+\. (.+\?) \(.*$/, '$1'))).toEqual(optional);
});
