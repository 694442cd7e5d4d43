import {
  addressOf,
  DAY_VARIABLE,
  OFFER_VARIABLE,
  SET_VARIABLES,
  TOMORROW,
  type ExampleRequest,
} from './example-requests';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Returns a collection of Postman, format 2.1, with a folder for agents and one for the shop. */
export function postmanCollection(requests: readonly ExampleRequest[]): object {
  const variables = { ...SET_VARIABLES, [DAY_VARIABLE]: '', [OFFER_VARIABLE]: '' };
  return {
    info: { name: 'Cotiza', description: 'Generada de openapi.json.', schema: SCHEMA },
    variable: Object.entries(variables).map(([key, value]) => ({ key, value })),
    event: [script('prerequest', `pm.collectionVariables.set('${DAY_VARIABLE}', ${TOMORROW});`)],
    item: (['Agentes', 'Tienda'] as const).map((name) => ({
      name,
      item: requests.filter(({ folder }) => folder === name).map(item),
    })),
  };
}

const script = (listen: string, ...exec: readonly string[]) => ({
  listen,
  script: { type: 'text/javascript', exec },
});

function item(request: ExampleRequest): object {
  const { name, description, folder, method, path, query, body, takesKey, hasOffers } = request;
  const keepOffer = `pm.collectionVariables.set('${OFFER_VARIABLE}', pm.response.json().ofertas[0].oferta_id);`;
  return {
    name,
    event: [
      script(
        'test',
        "pm.test('responde 200', () => pm.response.to.have.status(200));",
        ...(hasOffers ? [keepOffer] : []),
      ),
    ],
    request: {
      method,
      description,
      ...(folder === 'Tienda' && {
        auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{clave_de_tienda}}', type: 'string' }] },
      }),
      header: takesKey ? [{ key: 'Idempotency-Key', value: '{{$guid}}' }] : [],
      url: {
        raw: addressOf(request),
        host: ['{{url}}'],
        path: path.slice(1).split('/'),
        query: query.map(({ name: key, value, description: what, isSent }) => ({
          ...{ key, value, description: what, ...(!isSent && { disabled: true }) },
        })),
      },
      ...(body !== undefined && { body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } } }),
    },
  };
}
