import { CATALOGUE_NAMES } from '@cotiza/contract';
import { CATALOGUE_SCHEMA } from '@cotiza/quoting';
import { briefCatalogue } from '../brief-results';
import { PAGE_SIZE, pageOf, pagesOf } from '../catalogue-page';
import { catalogueText } from '../text/catalogue-text';
import { textArguments } from '../text-arguments';
import type { Tool } from '../tool';

const text = (description: string) => ({ type: 'string', description });

const ARGUMENTS: readonly string[] = ['tipo', 'codigo_postal', 'ramo', 'marca', 'modelo', 'motor', 'texto'];

export const consultar_catalogo: Tool = {
  name: 'consultar_catalogo',
  title: 'Valores permitidos de un campo',
  description:
    'Llámala mientras preparas una cotización, cuando un campo de obtener_requisitos nombre un catálogo: con texto encuentras ocupaciones, municipios, compañías y vehículos por lo que dice el cliente. Envía después el campo valor tal cual en la cotización.',
  inputSchema: {
    type: 'object',
    properties: {
      tipo: { type: 'string', enum: CATALOGUE_NAMES, description: 'Catálogo que se pide.' },
      codigo_postal: text('De 5 dígitos. Solo en towns; obligatorio sin texto.'),
      ramo: {
        type: 'string',
        enum: ['coche', 'moto'],
        description: 'Obligatorio en vehicle-*, y solo ahí.',
      },
      marca: text('Id de la marca, en vehicle-models y vehicle-versions; obligatorio sin texto.'),
      modelo: text('Id del modelo, en vehicle-versions; obligatorio sin texto.'),
      motor: text('Filtro de modelos y versiones: valor de fuel-types o motorcycle-engine-types.'),
      texto: text(
        'Palabras que se buscan en las listas largas; p. ej. camarera, o en vehicle-versions golf 1.6 tdi 2015.',
      ),
      pagina: {
        type: 'integer',
        description: `Sin texto, página de ${PAGE_SIZE} valores.`,
      },
    },
    required: ['tipo'],
    additionalProperties: false,
  },
  outputSchema: CATALOGUE_SCHEMA,
  isReadOnly: true,
  limitGroup: 'reference',
  showsOffers: false,
  inDirectory: {
    description:
      'Llámala mientras preparas una estimación, cuando un campo de obtener_requisitos nombre un catálogo: con texto encuentras vehículos y municipios por lo que dice el cliente. Envía valor tal cual.',
  },
  run: ({ pagina, ...args }, { catalogueAnswers }) => {
    const { texts, faults } = textArguments(args, ARGUMENTS);
    const answer = catalogueAnswers.answer(texts);
    const isWhole = pagina === undefined || pagina === null;
    if ('faults' in answer || faults.length > 0) {
      const named = new Set(faults.map(({ campo }) => campo));
      const others = 'faults' in answer ? answer.faults.filter(({ campo }) => !named.has(campo)) : [];
      const found = [...faults, ...others];
      return { refusal: { problem: 'parametros_invalidos', faults: found } };
    }
    const page = pageOf(answer, isWhole ? 1 : pagina);
    if ('fault' in page) return { refusal: { problem: 'parametros_invalidos', faults: [page.fault] } };
    const at = isWhole ? 1 : (pagina as number);
    const more = at < pagesOf(page.total) ? { hay_mas: true } : {};
    const brief = { ...briefCatalogue(page), ...more };
    return { result: isWhole ? answer : page, brief, text: catalogueText(page, at) };
  },
};
