import { INSURANCE_LINES, LINES, requirementsOf, type Requirements } from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import { HOW_TO_QUOTE } from '../resources/resources';
import { promptText } from '../cotizar-seguro.prompt';
import type { BriefRequirements } from './brief-requirements';
import { requirementsAnswer } from './requirements-answer';

/** Matches addresses, methods, statuses and headers, which only REST has. */
const OF_REST = /\/api\/|\b(?:GET|POST|REST|HTTP)\b|\b[45]\d\d\b|Idempotency-Key|Retry-After|cabecera/;

describe.each(INSURANCE_LINES)('the requirements of %s over MCP', (line) => {
  const overMcp = requirementsOf(line, TEST_DAY, 'mcp');
  const overRest = requirementsOf(line, TEST_DAY);
  const { text, result, brief: made } = requirementsAnswer(line, TEST_DAY)!;
  const brief = made as BriefRequirements;
  const whole = requirementsAnswer(line, TEST_DAY, 'todo')!;

  it('speak of tools, and of nothing that only REST has', () => {
    for (const said of [JSON.stringify([overMcp, brief]), text, whole.text, promptText(line), HOW_TO_QUOTE])
      expect(said).not.toMatch(OF_REST);
    expect(text).toContain(`llamada a cotizar_${LINES[line].ramo};`);
    expect(text).toContain('consultar_catalogo');
    expect(JSON.stringify(overRest)).toMatch(OF_REST);
  });

  it('are those of REST but for the words of the door', () => {
    expect(Object.keys(overMcp)).toEqual(Object.keys(overRest));
    const {
      como_usarlo: _mcp,
      bloques: [, ...blocks],
      ...others
    } = overMcp;
    const {
      como_usarlo: _rest,
      bloques: [, ...restBlocks],
      ...restOthers
    } = overRest;
    expect([others, blocks]).toEqual([restOthers, restBlocks]);
    expect(overMcp.como_usarlo).toHaveLength(overRest.como_usarlo.length);
  });

  it('do not ask for the line that the tool says', () => {
    const fieldOf = ({ bloques }: typeof overMcp) => bloques[0]!.campos.find(({ campo }) => campo === 'insurance_line');
    expect(fieldOf(overRest)).toMatchObject({ obligatorio: 'siempre' });
    expect(fieldOf(overMcp)).toMatchObject({ obligatorio: 'opcional' });
  });

  it('say in brief all that a body depends on, in the text as in the data', () => {
    expect(brief.mensaje_para_el_cliente).toBe(overMcp.mensaje_para_el_cliente);
    const { condiciones, formatos, excepciones_aceptadas, casos_no_soportados, como_usarlo } = brief;
    for (const said of [...condiciones, ...formatos, ...excepciones_aceptadas, ...casos_no_soportados, ...como_usarlo])
      expect(text).toContain(`- ${said}`);
    expect([excepciones_aceptadas, casos_no_soportados]).toEqual([
      overRest.excepciones_aceptadas,
      overRest.casos_no_soportados,
    ]);
    expect(text).toContain(overMcp.mensaje_para_el_cliente);
  });

  const namesIn = (said: string) =>
    said
      .split(': ')[0]!
      .replaceAll(/ \([^)]*\)/g, '')
      .split(/, |; /);
  const saidOf = (lines: readonly string[], campo: string) => {
    const [name = '', ...above] = campo.split('.').reverse();
    const within = above.reverse().join('.');
    return lines.filter((said) => {
      const [places = ''] = said.split(': ');
      const of = places.split('; ').find((place) => namesIn(place).includes(name));
      const blocks = /\(([^)]*)\)/.exec(of ?? '')?.[1]?.split(', ');
      return of !== undefined && (blocks === undefined || blocks.includes(within));
    });
  };

  it('say of each field in brief when it is sent, if that depends on something', () => {
    for (const { cuando, no_enviar_si, campo } of overMcp.bloques.flatMap(({ campos }) => campos)) {
      const conditions = saidOf(brief.condiciones, campo);
      expect([campo, conditions.length]).toEqual([campo, cuando || no_enviar_si ? 1 : 0]);
      const short = (condition: string) => condition.replaceAll(/[a-z]+\.(?=[a-z0-9_]+)/g, '');
      const said = short(conditions[0] ?? '');
      const [first = '', further] = (cuando ?? '').split(' y ');
      // The first part is said once, of the field in the second part.
      const onField = further?.split(' ')[0] ?? '';
      if (saidOf(brief.condiciones, onField).some((line) => line.endsWith(`: siempre y solo si ${short(first)}`))) {
        expect(said).toMatch(new RegExp(`: obligatorio si ${short(further!)}$`));
        continue;
      }
      if (cuando) expect(said.replace(', y entonces obligatorio si ', ' y ')).toContain(`si ${short(cuando)}`);
      if (no_enviar_si) expect(said).toMatch(/\bsolo si\b|no se envía si/);
    }
    for (const { bloque, cuando } of overMcp.bloques)
      if (cuando) expect(brief.condiciones.join('\n')).toMatch(`${bloque}: siempre y solo si ${cuando}`);
  });

  it('say in brief which fields each question of the message fills', () => {
    const asked = [...overMcp.mensaje_para_el_cliente.matchAll(/^(\d+)\. (.*)$/gm)];
    const filled = brief.campos.flatMap((said) => {
      const [, first, block, fields] = /^(\d+)(?: a \d+)?(?:, (\w+))?: (.*)$/.exec(said)!;
      const within = block === undefined ? '' : `${block}.`;
      return fields!
        .split('; ')
        .map((names, at) => [Number(first) + at, names.split(', ').map((name) => within + name)]);
    });
    const guide = overMcp.guia_de_preguntas.flatMap(({ preguntas }) => preguntas);
    const expected = asked.map(([, number, line]) => {
      const { campos } = guide.find(({ pregunta }) => line!.includes(pregunta))!;
      return [Number(number), [...new Set(campos.map((campo) => campo.replace(/\.address\..*/, '.address')))]];
    });
    expect(filled).toEqual(expected);
    for (const said of brief.campos) expect(text).toContain(`- ${said}`);
  });

  it('say in brief in which catalogue each value is that the schema does not list', () => {
    for (const { campo, tipo, catalogo, valores } of overMcp.bloques.flatMap(({ campos }) => campos)) {
      if (catalogo === undefined || tipo === 'booleano' || (valores && valores.length <= 12)) continue;
      expect(brief.formatos[1]).toMatch(new RegExp(`^Catálogos: .*\\b${campo.split('.').at(-1)} ${catalogo}[,.]`));
      expect(saidOf(brief.formatos, campo)).toEqual([]);
    }
  });

  it('say everything on demand: whole, of a block with what is in it, and of a field', () => {
    expect([result, whole.result]).toEqual([overMcp, overMcp]);
    for (const { bloque, campos } of overMcp.bloques) {
      const detail = requirementsAnswer(line, TEST_DAY, bloque)!;
      expect((detail.result as Requirements).bloques[0]).toEqual(
        overMcp.bloques.find((each) => each.bloque === bloque),
      );
      for (const field of campos) {
        const { result, text: words } = requirementsAnswer(line, TEST_DAY, field.campo)!;
        const { bloques, guia_de_preguntas } = result as Requirements;
        expect(bloques.flatMap((each) => each.campos)).toEqual([field]);
        expect(guia_de_preguntas.flatMap(({ preguntas }) => preguntas)).toHaveLength(1);
        const expected = [field.campo, field.formato, field.descripcion, ...(field.reglas ?? [])];
        for (const shown of [words, detail.text, whole.text])
          expect(expected.filter((said) => !shown.includes(said))).toEqual([]);
        expect(words).toContain(guia_de_preguntas[0]!.preguntas[0]!.pregunta);
      }
    }
    const own = requirementsAnswer(line, TEST_DAY, 'birth_date')!.result as Requirements;
    const paths = own.bloques.flatMap(({ campos }) => campos.map(({ campo }) => campo));
    expect(paths).toContain('holder.birth_date');
    expect(paths.every((path) => path.endsWith('.birth_date'))).toBe(true);
    expect(requirementsAnswer(line, TEST_DAY, 'nada')).toBeUndefined();
  });
});
