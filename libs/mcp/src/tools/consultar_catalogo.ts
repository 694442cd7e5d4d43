import { CATALOGUE_NAMES } from '@cotiza/contract';
import { counted } from '@cotiza/kernel';
import { CATALOGUE_SCHEMA, type Catalogue } from '@cotiza/quoting';
import { textArguments } from '../text-arguments';
import type { Tool } from '../tool';

const text = (description: string) => ({ type: 'string', description });

/** Values named in the text; all of them are in the structured result. */
const READ_OUT_AT_MOST = 20;

export const consultar_catalogo: Tool = {
  name: 'consultar_catalogo',
  title: 'Valores permitidos de un campo',
  description:
    'Llámala mientras preparas una cotización, cuando un campo de obtener_requisitos nombre un catálogo y necesites el valor exacto que corresponde a lo que ha dicho el cliente: municipios de un código postal, ocupaciones, compañías, o el vehículo (marcas, luego modelos, luego versiones). Envía después el campo valor tal cual en la cotización.',
  inputSchema: {
    type: 'object',
    properties: {
      tipo: { type: 'string', enum: CATALOGUE_NAMES, description: 'Catálogo que se pide.' },
      codigo_postal: text('Código postal de 5 dígitos. Obligatorio en towns, y solo ahí.'),
      ramo: {
        type: 'string',
        enum: ['coche', 'moto'],
        description: 'Obligatorio en los catálogos vehicle-*, y solo ahí.',
      },
      marca: text('Id de la marca. Obligatorio en vehicle-models y vehicle-versions.'),
      modelo: text('Id del modelo. Obligatorio en vehicle-versions.'),
      motor: text(
        'Filtro opcional de vehicle-models y vehicle-versions: un valor de fuel-types o de motorcycle-engine-types.',
      ),
    },
    required: ['tipo'],
    additionalProperties: false,
  },
  outputSchema: CATALOGUE_SCHEMA,
  isReadOnly: true,
  limitGroup: 'reference',
  showsOffers: false,
  run: (args, { catalogueAnswers }) => {
    const { texts, faults } = textArguments(args);
    const answer = catalogueAnswers.answer(texts);
    const all = [...faults, ...('faults' in answer ? answer.faults : [])];
    if (all.length > 0 || 'faults' in answer) return { refusal: { problem: 'parametros_invalidos', faults: all } };
    return { result: answer, text: textOf(answer) };
  },
};

function textOf({ tipo, total, valores }: Catalogue): string {
  const named = valores.slice(0, READ_OUT_AT_MOST).map(({ valor, etiqueta }) => `${etiqueta} (${valor})`);
  const rest = total > named.length ? `; y ${total - named.length} más en el resultado` : '';
  return `${tipo}: ${counted(total, 'valor')}. ${named.join('; ')}${rest}.`;
}
