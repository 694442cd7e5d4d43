import {
  ANY_RAMO,
  byLine,
  INSURANCE_LINES,
  quotingToolOf,
  RAMOS,
  readRequirementsQuery,
  REQUIREMENTS_SCHEMA,
  requirementsOf,
} from '@cotiza/contract';
import { alternatives, eachDay } from '@cotiza/kernel';
import { requirementsText } from '../text/requirements-text';
import { textArguments } from '../text-arguments';
import type { Tool } from '../tool';

/** Made once a day: they show a day to come. */
const requirements = eachDay((today) => byLine((line) => requirementsOf(line, today, 'mcp')));

export const obtener_requisitos: Tool = {
  name: 'obtener_requisitos',
  title: 'Qué hay que preguntar',
  description: `Llámala primero, antes de preguntar nada al cliente, cuando quiera precios de un seguro de ${ANY_RAMO}. Devuelve todo lo que hay que preguntar (mensaje_para_el_cliente lo reúne en un solo mensaje) y cómo se envía cada dato. Después, pregunta al cliente, dile que sus datos se comparten con este servicio para calcular los precios, y llama a ${alternatives(INSURANCE_LINES.map(quotingToolOf))}.`,
  inputSchema: {
    type: 'object',
    properties: {
      ramo: {
        type: 'string',
        enum: RAMOS,
        description: 'Ramo que quiere asegurar el cliente.',
      },
    },
    required: ['ramo'],
    additionalProperties: false,
  },
  outputSchema: REQUIREMENTS_SCHEMA,
  isReadOnly: true,
  limitGroup: 'reference',
  showsOffers: false,
  run: (args, { clock }) => {
    const { texts, faults } = textArguments(args);
    if (args.ramo === undefined || args.ramo === null) {
      faults.push({ campo: 'ramo', codigo: 'falta', mensaje: `Falta el ramo: ${ANY_RAMO}.` });
    }
    const query = readRequirementsQuery(texts);
    const all = [...faults, ...(query.faults ?? [])];
    if (all.length > 0 || query.faults || query.asked === 'index') {
      return { refusal: { problem: 'parametros_invalidos', faults: all } };
    }
    const result = requirements(clock.today())[query.asked];
    return { result, text: requirementsText(result) };
  },
};
