import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_DAY } from '@cotiza/contract/testing';
import { firstMail } from './customer-link';
import { startService, type RunningService } from './running-service';

const ROOT = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** A request as each format has it, with its variables. */
interface Sent {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly body?: string;
  readonly headers: Record<string, string>;
  /** The statuses that its test lets pass. */
  readonly statuses: readonly number[];
}
const statusesIn = (script: string) => JSON.parse(/oneOf\((.*?)\)/.exec(script)![1]!) as number[];
type Pairs = readonly { readonly key: string; readonly value: string }[];

function ofPostman(): Sent[] {
  interface Item {
    readonly name: string;
    readonly item?: readonly Item[];
    readonly event?: readonly { readonly script: { readonly exec: readonly string[] } }[];
    readonly request?: {
      readonly method: string;
      readonly header: Pairs;
      readonly url: { readonly raw: string };
      readonly body?: { readonly raw: string };
      readonly auth?: { readonly bearer: Pairs };
    };
  }
  const requestsOf = ({ name, item = [], event = [], request }: Item): Sent[] => {
    if (request === undefined) return item.flatMap(requestsOf);
    const { method, header, url, body, auth } = request;
    const headers = Object.fromEntries(header.map(({ key, value }) => [key, value]));
    const authorization = auth && { authorization: `Bearer ${auth.bearer[0]!.value}` };
    const statuses = statusesIn(event[0]!.script.exec.join());
    return [{ name, method, url: url.raw, body: body?.raw, headers: { ...headers, ...authorization }, statuses }];
  };
  return requestsOf(JSON.parse(read('clients/postman/cotiza.postman_collection.json')) as Item);
}

function ofN8n(): Sent[] {
  interface Node {
    readonly name: string;
    readonly parameters: {
      readonly method?: string;
      readonly url: string;
      readonly jsonBody?: string;
      readonly headerParameters?: { readonly parameters: readonly { readonly name: string; readonly value: string }[] };
    };
  }
  const { nodes } = JSON.parse(read('clients/n8n/cotiza.json')) as { readonly nodes: readonly Node[] };
  return nodes.flatMap(({ name, parameters: { method, url, jsonBody, headerParameters } }) => {
    if (method === undefined) return [];
    const headers = Object.fromEntries((headerParameters?.parameters ?? []).map((each) => [each.name, each.value]));
    return [
      {
        name,
        method,
        url: url.slice(1).replace('http://127.0.0.1:3000', '{{url}}'),
        body: jsonBody?.slice(1),
        headers,
        statuses: [200],
      },
    ];
  });
}

interface Answer {
  readonly ofertas?: readonly { readonly oferta_id: string }[];
  readonly solicitud_id?: string;
}

const PURCHASE_API_KEY = 'k'.repeat(32);
let service: RunningService;
beforeAll(async () => (service = await startService({ PURCHASE_API_KEY })));
afterAll(() => service.close());

interface Described {
  readonly operationId: string;
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly examples?: Examples } } };
  };
}
type Examples = Readonly<Record<string, { readonly value: object }>>;
const { paths } = JSON.parse(read('openapi.json')) as { readonly paths: Record<string, Record<string, Described>> };
const operations = Object.values(paths).flatMap((each) => Object.values(each));

/** Returns the keys of the answer that openapi.json has as the example of a request. */
function exampleKeys(name: string): string[] | undefined {
  const [id, example = ''] = name.split(' ');
  const { responses } = operations.find(({ operationId }) => operationId === id)!;
  const answer = responses[200].content['application/json'].examples?.[example];
  return answer && Object.keys(answer.value);
}

/** Puts the values of variables into a text; others are empty, and those of the program are `key`. */
const fill = (text: string, values: Readonly<Record<string, string>>, key: string) =>
  text.replace(
    /\{\{ ?(.*?) ?\}\}/g,
    (_, variable: string) => values[variable] ?? (variable.startsWith('$') ? key : ''),
  );

/** The variables of the sandbox, as the collection has them. */
const EXAMPLE = { documento: '12345678Z', correo: 'lucia.ejemplo@example.com', referencia: 'caso-2041' };

describe.each([
  ['Postman', ofPostman(), operations.map(({ operationId }) => operationId)],
  ['n8n', ofN8n(), ['comprobar', 'cotizar', 'detalle_de_oferta']],
])('the requests of %s', (format, requests, expected) => {
  it('are of every operation that they are for', () => {
    expect([...new Set(requests.map(({ name }) => name.split(' ')[0]))].sort()).toEqual([...expected].sort());
  });

  it('are answered as the examples of openapi.json say', async () => {
    const values: Record<string, string> = {
      url: service.url,
      clave_de_tienda: PURCHASE_API_KEY,
      ...EXAMPLE,
    };
    values.fecha_de_efecto = values["$now.plus(1, 'day').toFormat('yyyy-MM-dd')"] = TEST_DAY;
    for (const { name, method, url, body, headers, statuses } of requests) {
      if (url.includes('{{token}}')) values.token = (await firstMail(service)).token;
      const key = `${format} ${name}`;
      const filled = (text: string) => fill(text, values, key);
      const sent = Object.entries(headers).map(([header, value]) => [header, filled(value)]);
      const init = { method, headers: { 'content-type': 'application/json', ...Object.fromEntries(sent) } };
      const response = await fetch(filled(url), body === undefined ? init : { ...init, body: filled(body) });
      const answer = (await response.json()) as Answer;
      const isRefused = /^(responder|retomar)_/.test(name);
      expect([name, response.status]).toEqual([name, isRefused ? statuses.at(-1) : 200]);
      expect(statuses).toContain(200);
      if (isRefused) continue;
      expect([name, exampleKeys(name) ?? Object.keys(answer)]).toEqual([name, Object.keys(answer)]);
      values.solicitud_id = answer.solicitud_id ?? values.solicitud_id ?? '';
      const oferta = answer.ofertas?.[0]?.oferta_id ?? '';
      values.consulta = values.oferta_id = values['$json.ofertas[0].oferta_id'] = oferta || values.oferta_id!;
    }
  });
});
