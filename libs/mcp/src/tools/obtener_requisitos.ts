import { ANY_RAMO, INSURANCE_LINES, quotingToolOf, RAMOS, readRequirementsQuery, type Fault } from '@cotiza/contract';
import { alternatives } from '@cotiza/kernel';
import { REQUIREMENTS_ANSWER_SCHEMA, requirementsAnswer } from '../requirements/requirements-answer';
import { textArguments } from '../text-arguments';
import type { Tool } from '../tool';

const NO_SUCH_DETAIL: Fault = {
  campo: 'detalle',
  codigo: 'valor_no_permitido',
  mensaje: 'No hay ningún bloque ni campo con ese nombre en este ramo. Indica uno como holder.address, o todo.',
};

export const obtener_requisitos: Tool = {
  name: 'obtener_requisitos',
  title: 'Qué hay que preguntar',
  description: `Llámala primero, antes de preguntar nada al cliente, cuando quiera precios de un seguro de ${ANY_RAMO}. Devuelve lo que hay que preguntar (mensaje_para_el_cliente lo reúne en un solo mensaje) y cómo se envía. Después, pregunta al cliente, dile que sus datos se comparten con este servicio para calcular los precios, y llama a ${alternatives(INSURANCE_LINES.map(quotingToolOf))}.`,
  inputSchema: {
    type: 'object',
    properties: {
      ramo: { type: 'string', enum: RAMOS, description: 'Ramo que quiere asegurar el cliente.' },
      detalle: {
        type: 'string',
        description: 'Opcional: un bloque o un campo (p. ej. vehicle) del que se quiere saber todo, o todo.',
      },
    },
    required: ['ramo'],
    additionalProperties: false,
  },
  outputSchema: REQUIREMENTS_ANSWER_SCHEMA,
  isReadOnly: true,
  limitGroup: 'reference',
  showsOffers: false,
  inDirectory: {
    description: `Llámala primero, antes de preguntar nada, cuando el cliente quiera una idea del precio de un seguro de ${ANY_RAMO}. Devuelve lo que hay que preguntar, sin nada de quién es.`,
  },
  run: (args, { clock }, { isForDirectory }) => {
    const { texts, faults } = textArguments(args, ['ramo', 'detalle']);
    if (args.ramo === undefined || args.ramo === null) {
      faults.push({ campo: 'ramo', codigo: 'falta', mensaje: `Falta el ramo: ${ANY_RAMO}.` });
    }
    const { detalle, ...parameters } = texts;
    const query = readRequirementsQuery(parameters);
    const all = [...faults, ...(query.faults ?? [])];
    if (all.length > 0 || query.faults || query.asked === 'index') {
      return { refusal: { problem: 'parametros_invalidos', faults: all } };
    }
    const answer = requirementsAnswer(query.asked, clock.today(), detalle, isForDirectory ? 'directory' : 'mcp');
    return answer ?? { refusal: { problem: 'parametros_invalidos', faults: [NO_SUCH_DETAIL] } };
  },
};
