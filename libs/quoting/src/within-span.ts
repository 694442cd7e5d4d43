import type { Refusal } from '@cotiza/contract';
import { UNRECORDED, type Span, type SpanName } from '@cotiza/kernel';

type AnyAnswer = { readonly result: { readonly estado: string } } | { readonly refusal: Refusal };

/** Returns a use case that runs in a span of its own, which ends with the state of the result or the code of the refusal. */
export const withinSpan =
  <Body, Context extends { readonly span?: Span }, Answer extends AnyAnswer>(
    name: SpanName,
    answer: (body: Body, context: Context & { readonly span: Span }) => Promise<Answer>,
  ) =>
  async (body: Body, context: Context): Promise<Answer> => {
    const span = context.span ? context.span.child(name) : UNRECORDED.begin(name, undefined);
    try {
      const given = await answer(body, { ...context, span });
      span.end({ outcome: 'refusal' in given ? given.refusal.problem : given.result.estado });
      return given;
    } catch (error) {
      span.end({ outcome: 'error' }, true);
      throw error;
    }
  };
