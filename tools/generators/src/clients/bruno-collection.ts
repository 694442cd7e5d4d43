import {
  addressOf,
  DAY_VARIABLE,
  SANDBOX_TEXT,
  SET_VARIABLES,
  statusTest,
  TOMORROW,
  type ExampleRequest,
} from './example-requests';

/** Returns the files of a collection of Bruno, with paths from its folder. */
export function brunoFiles(requests: readonly ExampleRequest[]): { readonly path: string; readonly content: string }[] {
  const variables = Object.entries(SET_VARIABLES).map(([name, value]) => `${name}: ${value}`.trimEnd());
  const settings = JSON.stringify({ version: '1', name: 'Cotiza', type: 'collection' }, null, 2);
  const setDay = block('script:pre-request', `bru.setVar('${DAY_VARIABLE}', ${TOMORROW});`);
  return [
    { path: 'bruno.json', content: `${settings}\n` },
    { path: 'collection.bru', content: `${setDay}\n${block('docs', ...SANDBOX_TEXT)}` },
    { path: 'environments/local.bru', content: block('vars', ...variables) },
    ...requests.map((request, index) => ({
      path: `${request.folder}/${request.name.replace(/\W+|_/g, '-')}.bru`,
      content: requestFile(request, index + 1),
    })),
  ];
}

function requestFile(request: ExampleRequest, seq: number): string {
  const { name, folder, method, query, body, takesKey, statuses, keeps } = request;
  const isForShop = folder === 'Tienda';
  const parameters = query.map((each) => `${each.isSent ? '' : '~'}${each.name}: ${each.value}`.trimEnd());
  return [
    block('meta', `name: ${name}`, 'type: http', `seq: ${seq}`),
    block(
      method.toLowerCase(),
      `url: ${addressOf(request)}`,
      `body: ${body === undefined ? 'none' : 'json'}`,
      `auth: ${isForShop ? 'bearer' : 'none'}`,
    ),
    ...(parameters.length > 0 ? [block('params:query', ...parameters)] : []),
    ...(takesKey ? [block('headers', 'Idempotency-Key: {{$guid}}')] : []),
    ...(isForShop ? [block('auth:bearer', 'token: {{clave_de_tienda}}')] : []),
    ...(body === undefined ? [] : [block('body:json', ...body.split('\n'))]),
    ...(keeps.length > 0
      ? [
          block(
            'script:post-response',
            ...keeps.map((each) => `bru.setVar('${each.variable}', res.body.${each.place});`),
          ),
        ]
      : []),
    block(
      'tests',
      `test('${statusTest(statuses)}', () => expect(res.status).to.be.oneOf(${JSON.stringify(statuses)}));`,
    ),
  ].join('\n');
}

const block = (name: string, ...lines: readonly string[]): string =>
  `${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
