import { UNRECORDED, type Span, type SpanName } from '@cotiza/kernel';
import type { Refusal } from '@cotiza/problems';

/** What is done for a request, within a span. */
type Spanned<Body, Context, Answer> = (body: Body, context: Context & { readonly span: Span }) => Promise<Answer>;

type AnyAnswer = { readonly result: { readonly estado: string } } | { readonly refusal: Refusal };

/** A use case in a span of its own, within that of whoever asks; it ends by the state of the result, or the code of the refusal. */
export function withinSpan<Body, Context extends { readonly span?: Span }, Answer extends AnyAnswer>(
  name: SpanName,
  answer: Spanned<Body, Context, Answer>,
): (body: Body, context: Context) => Promise<Answer> {
  return async (body, context) => {
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
}
