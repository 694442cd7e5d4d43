import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEM_CODES, PROBLEMS, type ProblemCode } from '@cotiza/contract';
import { readJson, WORKSPACE_ROOT } from '@cotiza/tools-kit';

interface Response {
  readonly content?: {
    readonly 'application/json'?: { readonly examples?: Readonly<Record<string, { value: Body }>> };
  };
}
interface Body {
  readonly error: string;
  readonly mensaje: string;
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, Response>>;
}

const { paths } = readJson<{ paths: Record<string, Record<string, Operation>> }>('openapi.json');
const operations = Object.values(paths).flatMap((path) => Object.values(path));

/** Problems outside every operation: an unknown path, another method, or an origin that MCP refuses. */
const OF_NO_OPERATION: readonly ProblemCode[] = ['no_encontrado', 'metodo_no_permitido', 'origen_no_permitido'];
/** Problems that the server answers before an operation, or that may occur in any request. */
const OF_ANY: readonly ProblemCode[] = [
  'peticion_malformada',
  'tiempo_agotado',
  'limite_alcanzado',
  'cabeceras_demasiado_grandes',
  'error_interno',
  'servicio_saturado',
];
const OF_ANY_BODY: readonly ProblemCode[] = ['json_invalido', 'cuerpo_demasiado_grande', 'tipo_no_soportado'];

/** The refusals that an operation declares, each with its status. */
const declaredBy = ({ responses }: Operation) =>
  Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { content }]) =>
      Object.entries(content!['application/json']!.examples!).map(([code, { value }]) => ({ status, code, value })),
    );

it.each(operations)('$operationId declares refusals as the table of problems has them', (operation) => {
  for (const { status, code, value } of declaredBy(operation)) {
    const problem = PROBLEMS[code as ProblemCode];
    expect([code, value.error, value.mensaje, Number(status)]).toEqual([code, code, problem.message, problem.status]);
  }
});

it.each(operations)('$operationId declares what any request may be refused for', (operation) => {
  const codes = declaredBy(operation).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining([...OF_ANY, ...(operation.requestBody ? OF_ANY_BODY : [])]));
});

it('has every refusal of the service on some operation, but those that belong to none', () => {
  const declared = new Set(operations.flatMap((operation) => declaredBy(operation).map(({ code }) => code)));
  expect(PROBLEM_CODES.filter((code) => !declared.has(code) && !OF_NO_OPERATION.includes(code))).toEqual([]);
});

it('is said to agents as well: every refusal with its status, and no other', () => {
  const guide = readFileSync(join(WORKSPACE_ROOT, 'docs/agents.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| ([0-9, ]+) \| ((?:`[a-z_]+`(?:, )?)+) \|/gm)];
  const told = rows.flatMap(([, statuses, codes]) => {
    const listed = statuses!.split(', ');
    return [...codes!.matchAll(/[a-z_]+/g)].map(([code], index) => `${code} ${listed[index] ?? listed[0]}`);
  });
  expect(told.sort()).toEqual(PROBLEM_CODES.map((code) => `${code} ${PROBLEMS[code].status}`).sort());
});
