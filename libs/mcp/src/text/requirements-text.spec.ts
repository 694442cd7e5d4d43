import { INSURANCE_LINES, LINES, requirementsOf } from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import { HOW_TO_QUOTE } from '../resources/how-to-quote.guide';
import { promptText } from '../prompts/cotizar-seguro.prompt';
import { requirementsText } from './requirements-text';

/** What only REST has: addresses, methods, statuses and headers. */
const OF_REST = /\/api\/|\b(?:GET|POST|REST|HTTP)\b|\b[45]\d\d\b|Idempotency-Key|Retry-After|cabecera/;

/** The fields that a line of the text is about. */
const namesOf = (said: string) => said.slice(2).split(': ')[0]!.split(', ');

describe.each(INSURANCE_LINES)('the requirements of %s over MCP', (line) => {
  const overMcp = requirementsOf(line, TEST_DAY, 'mcp');
  const overRest = requirementsOf(line, TEST_DAY);
  const text = requirementsText(overMcp);

  it('speak of tools, and of nothing that only REST has', () => {
    for (const said of [JSON.stringify(overMcp), text, promptText(line), HOW_TO_QUOTE])
      expect(said).not.toMatch(OF_REST);
    expect(text).toContain(`llamada a cotizar_${LINES[line].ramo}.`);
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

  it('say in the text what the schema of the tool does not: the message, and when something is sent', () => {
    expect(text).toContain(overMcp.mensaje_para_el_cliente);
    for (const { bloque, cuando, campos } of overMcp.bloques) {
      if (cuando) expect(text).toContain(`- ${bloque}: obligatorio si ${cuando}`);
      for (const field of campos) {
        const said = text.split('\n').find((of) => of.startsWith('- ') && namesOf(of).includes(field.campo));
        expect(said === undefined).toBe(!field.cuando && !field.no_enviar_si);
        if (field.cuando) expect(said).toContain(`obligatorio si ${field.cuando}`);
        if (field.no_enviar_si) expect(said).toContain(`no se envía si ${field.no_enviar_si}`);
      }
    }
    for (const said of [...overMcp.excepciones_aceptadas, ...overMcp.casos_no_soportados]) expect(text).toContain(said);
  });
});
