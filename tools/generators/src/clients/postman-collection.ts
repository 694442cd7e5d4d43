import {
  addressOf,
  DAY_VARIABLE,
  KEPT_VARIABLES,
  SANDBOX_TEXT,
  SET_VARIABLES,
  statusTest,
  TOMORROW,
  type ExampleRequest,
} from './example-requests';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Returns a collection of Postman, format 2.1, with a folder for agents and one for the shop. */
export function postmanCollection(requests: readonly ExampleRequest[]): object {
  const variables = { ...SET_VARIABLES, [DAY_VARIABLE]: '', ...KEPT_VARIABLES };
  return {
    info: { name: 'Cotiza', description: ['Generada de openapi.json.', ...SANDBOX_TEXT].join('\n'), schema: SCHEMA },
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
  const { name, description, folder, method, path, query, body, takesKey, statuses, keeps } = request;
  return {
    name,
    event: [
      script(
        'test',
        `pm.test('${statusTest(statuses)}', () => pm.expect(pm.response.code).to.be.oneOf(${JSON.stringify(statuses)}));`,
        ...keeps.map((each) => `pm.collectionVariables.set('${each.variable}', pm.response.json().${each.place});`),
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
