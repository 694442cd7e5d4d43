import { INSURANCE_LINES, LINES, type Requirements } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import type { QuoteResult } from '@cotiza/quoting';
import { QUOTES, startService, type RunningService } from './running-service';

let service: RunningService;
beforeAll(async () => (service = await startService()));
afterAll(() => service.close());

/** Returns the path of every value of a body. */
function pathsIn(value: object, above = ''): string[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? pathsIn(inner, `${above}${name}.`) : [`${above}${name}`],
  );
}

/** Returns true for a field that the caller fills in without a question. */
const isOfTheCaller = (path: string) => ['insurance_line', 'client_reference'].includes(path);

it.each(INSURANCE_LINES)(
  '[What the service does / 3] what requisitos asks in one message is what a quotation of %s takes',
  async (line) => {
    const answer = await service.get(`/api/agent/requisitos?ramo=${LINES[line].ramo}`);
    const { guia_de_preguntas, mensaje_para_el_cliente } = (await answer.json()) as Requirements;
    const questions = guia_de_preguntas.flatMap(({ preguntas }) => preguntas);
    const body = bodyOf(line).build() as object;

    const asked = new Set(questions.flatMap(({ campos }) => campos));
    expect(pathsIn(body).filter((path) => !asked.has(path))).toEqual([]);
    const ofEverybody = questions.filter(({ campos, soloSi }) => soloSi === undefined && !campos.some(isOfTheCaller));
    expect(ofEverybody.filter(({ pregunta }) => !mensaje_para_el_cliente.includes(pregunta))).toEqual([]);

    const quoted = await service.post(QUOTES, body);
    expect(quoted.status).toBe(200);
    expect(((await quoted.json()) as QuoteResult).ofertas.length).toBeGreaterThan(0);
  },
);
