import { CATALOGUE_NAMES } from '@cotiza/contract';
import { CATALOGUE_SCHEMA } from '@cotiza/quoting';
import { PAGE_SIZE, pageOf } from '../catalogue-page';
import { catalogueText } from '../text/catalogue-text';
import { textArguments } from '../text-arguments';
import type { Tool } from '../tool';

const text = (description: string) => ({ type: 'string', description });

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
      pagina: {
        type: 'integer',
        minimum: 1,
        description: `Solo si hay más de ${PAGE_SIZE} valores: qué página se quiere, de ${PAGE_SIZE} en ${PAGE_SIZE}.`,
      },
    },
    required: ['tipo'],
    additionalProperties: false,
  },
  outputSchema: CATALOGUE_SCHEMA,
  isReadOnly: true,
  limitGroup: 'reference',
  showsOffers: false,
  run: ({ pagina, ...args }, { catalogueAnswers }) => {
    const { texts, faults } = textArguments(args);
    const answer = catalogueAnswers.answer(texts);
    const isWhole = pagina === undefined || pagina === null;
    if ('faults' in answer || faults.length > 0) {
      const found = [...faults, ...('faults' in answer ? answer.faults : [])];
      return { refusal: { problem: 'parametros_invalidos', faults: found } };
    }
    const page = isWhole ? answer : pageOf(answer, pagina);
    if ('fault' in page) return { refusal: { problem: 'parametros_invalidos', faults: [page.fault] } };
    return { result: page, text: catalogueText(page, isWhole ? 1 : (pagina as number)) };
  },
};
