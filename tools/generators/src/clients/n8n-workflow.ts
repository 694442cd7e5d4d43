import { defined } from '@cotiza/kernel';
import {
  addressOf,
  DAY_VARIABLE,
  OFFER_VARIABLE,
  SANDBOX_VARIABLES,
  SET_VARIABLES,
  type ExampleRequest,
} from './example-requests';

/** The requests of the workflow, in order: a car is checked and quoted, and its best offer is read. */
const STEPS = ['comprobar coche', 'cotizar coche', 'detalle_de_oferta'];
const STEP_WIDTH = 220;

/** Expressions of n8n in place of the variables. */
const EXPRESSIONS = {
  ...{ url: SET_VARIABLES.url, ...SANDBOX_VARIABLES },
  [DAY_VARIABLE]: "{{ $now.plus(1, 'day').toFormat('yyyy-MM-dd') }}",
  [OFFER_VARIABLE]: '{{ $json.ofertas[0].oferta_id }}',
};

/** Returns a workflow of n8n that is started by hand. */
export function n8nWorkflow(requests: readonly ExampleRequest[]): object {
  const steps = STEPS.map((name) =>
    defined(
      requests.find((each) => each.name === name),
      `example request ${name}`,
    ),
  );
  const names = ['Inicio', ...STEPS];
  const start = {
    name: 'Inicio',
    type: 'n8n-nodes-base.manualTrigger',
    typeVersion: 1,
    position: [0, 0],
    parameters: {},
  };
  const links = names.slice(1).map((node, index) => [names[index], { main: [[{ node, type: 'main', index: 0 }]] }]);
  return {
    name: 'Cotiza: precios de un coche',
    nodes: [start, ...steps.map(httpRequest)],
    connections: Object.fromEntries(links) as object,
    settings: {},
  };
}

function httpRequest(request: ExampleRequest, index: number): object {
  const { name, method, body, takesKey } = request;
  const sentBody = body !== undefined && { sendBody: true, specifyBody: 'json', jsonBody: expression(body) };
  // The same key when n8n runs a step again.
  const key = { name: 'Idempotency-Key', value: `={{ $workflow.id }}-{{ $execution.id }}-${index}` };
  return {
    name,
    type: 'n8n-nodes-base.httpRequest',
    typeVersion: 4.2,
    position: [(index + 1) * STEP_WIDTH, 0],
    parameters: {
      ...{ method, url: expression(addressOf(request)), ...sentBody },
      ...(takesKey && { sendHeaders: true, headerParameters: { parameters: [key] } }),
    },
  };
}

/** Texts of n8n that begin with `=` hold expressions. */
const expression = (text: string): string =>
  Object.entries(EXPRESSIONS).reduce((filled, [name, value]) => filled.replaceAll(`{{${name}}}`, value), `=${text}`);
