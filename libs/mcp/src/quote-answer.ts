import type { JsonSchema } from '@cotiza/contract';
import { QUOTE_RESULT_SCHEMA, type QuoteResult } from '@cotiza/quoting';
import { briefQuote } from './brief-results';
import { questionLines, quoteText } from './text/quote-text';

/** Seconds after which a quotation is asked for again that no insurer has priced yet. */
const CONSULT_AFTER_S = 5;

/** What a result without an outcome has: the keys by which its quotation is asked for. */
const OPEN_KEYS = ['pendientes', 'consulta', 'consultar_en_s'] as const;
const ALWAYS = ['ramo', 'referencia', 'siguiente_paso', 'aviso', 'request_id'] as const;

/** The schema of a quotation over MCP: of one that no insurer has priced yet, too. */
export const QUOTE_ANSWER_SCHEMA: JsonSchema = {
  ...QUOTE_RESULT_SCHEMA,
  properties: {
    ...QUOTE_RESULT_SCHEMA.properties,
    consultar_en_s: { type: 'integer', description: 'Solo sin ofertas todavía: segundos tras los que consultarla.' },
  },
  required: ALWAYS,
  anyOf: [{ required: QUOTE_RESULT_SCHEMA.required }, { required: OPEN_KEYS }],
};

const REPEATED =
  'Esta respuesta ya se dio con la misma idempotency_key: no se ha vuelto a cotizar ni se ha enviado nada otra vez.';

/** Returns what a tool answers with a quotation, which says so where it was given before. */
export const answerWith = <A extends { readonly text: string; readonly brief: object }>(
  said: A,
  reference: string,
  isRepeated: true | undefined,
) =>
  isRepeated
    ? {
        ...{ ...said, reference, isRepeated },
        text: `${REPEATED}\n${said.text}`,
        brief: { ...said.brief, repetida: true },
      }
    : { ...said, reference };

/** Returns a quotation as its tools answer it: without `estado` while there is no offer and insurers may still answer. */
export function quoteAnswer(result: QuoteResult) {
  const { ramo, referencia, client_reference, siguiente_paso, aviso, request_id, pendientes, consulta } = result;
  const { preguntas_de_aseguradoras: preguntas } = result;
  if (consulta === undefined || result.ofertas.length > 0)
    return { result, brief: briefQuote(result), text: quoteText(result) };
  const open = {
    ...{ ramo, referencia, client_reference, pendientes, consulta, consultar_en_s: CONSULT_AFTER_S },
    ...{ siguiente_paso, aviso, request_id },
    ...(preguntas && { preguntas_de_aseguradoras: preguntas }),
  };
  const said = [
    `Cotización ${referencia}: todavía ninguna ha contestado.`,
    ...[siguiente_paso, ...questionLines(result), `consulta: ${consulta}`],
    ...[`consultar_en_s: ${CONSULT_AFTER_S}`, aviso],
  ];
  return { result: open, brief: open, text: said.join('\n') };
}
