import fc from 'fast-check';
import { INSURANCE_LINES, judgeBody, tables, walk, type InsuranceLine } from '@cotiza/contract';
import { validBody, type JsonValue } from '@cotiza/contract/testing';
import { manualClock } from '@cotiza/kernel';
import { isRevisable, type OfferLookup, type QuoteAnswer, type RecordedQuote } from '@cotiza/quoting';
import { resultOf } from '@cotiza/quoting/testing';
import { embeddedQuoting, KEEPS_NOTHING } from './embedded-quoting';

const clock = manualClock('2026-11-21T09:00:00Z');
const CONTEXT = { requestId: 'req-1' };

/** A service whose quotations are found by their references. */
function keepingService() {
  const kept = new Map<string, RecordedQuote>();
  const record = (quote: RecordedQuote) => void kept.set(quote.request.reference, quote);
  const offers: OfferLookup = {
    tokenOf: () => 'Zk3v0aQp9mXc1uYb7LrT2w',
    find: () => Promise.resolve(undefined),
    handleOf: (reference) => reference,
    quotationOf: (handle) => {
      const quote = kept.get(handle);
      const { request, result, series = handle } = quote ?? {};
      return Promise.resolve(request && result && { body: request.body, result, series });
    },
    isChosen: () => Promise.resolve(false),
  };
  const keeping = { ...KEEPS_NOTHING, quoteRecorder: { emailsCustomer: true, record }, offers };
  return { kept, service: embeddedQuoting({ clock, keeping }) };
}
const { kept, service } = keepingService();

const fresh = (body: unknown) => service.requestQuote(judgeBody(body, clock.today()), CONTEXT);

/** The prices of an answer to the cent with all that goes into them, or its refusal. */
function priced(answer: QuoteAnswer) {
  if ('refusal' in answer) return answer.refusal;
  const { ofertas, rechazos, sin_respuesta, estado, mejor_por_nivel } = answer.result;
  return { ofertas, rechazos, sin_respuesta, estado, mejor_por_nivel };
}

function revisablePaths(line: InsuranceLine): string[] {
  const paths: string[] = [];
  walk(tables[line], (node, path) => {
    if (node.node === 'field' && isRevisable(line, path)) paths.push(path);
  });
  return paths;
}

/** A body, and what some fields of another body of its line would change in it. */
const draw = fc.constantFrom(...INSURANCE_LINES).chain((line) =>
  fc
    .record({
      body: validBody(line),
      other: validBody(line),
      paths: fc.subarray(revisablePaths(line), { minLength: 1 }),
    })
    .map(({ body, other, paths }) => ({
      body,
      changes: paths.map((path) => [path, (other.at(path) ?? null) as JsonValue] as const),
    })),
);

it('of a revision, the answer is that to a new quotation of the changed body, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(draw, async ({ body, changes }) => {
      const first = resultOf(await fresh(body.build()));
      const reference = first.referencia;
      const before = kept.get(reference)!;
      const revised = await service.reviseQuote(reference, { cambios: Object.fromEntries(changes) }, CONTEXT);
      const isValue = (path: string) => path === 'risk.last_reform_year';
      const changed = changes.reduce(
        (made, [path, value]) => (value === null && !isValue(path) ? made.without(path) : made.with(path, value)),
        body,
      );
      expect(priced(revised)).toEqual(priced(await fresh(changed.build())));
      expect(kept.get(reference)).toBe(before);
      if ('refusal' in revised) return;
      const { ofertas, revision } = revised.result;
      expect(revision.diferencias.slice(0, ofertas.length).map(({ ahora }) => ahora)).toEqual(
        ofertas.map(({ precio_anual_total: total }) => total),
      );
      const paid = first.ofertas.map(({ precio_anual_total: total }) => total);
      const said = revision.diferencias.flatMap(({ antes }) => antes ?? []);
      expect(said.sort()).toEqual(paid.sort());
    }),
  );
});
