import { LINES } from '@cotiza/contract';
import { markup, rawMarkup, REFERENCE_PATTERN, type Markup } from '@cotiza/kernel';
import type { OperatorDesks, QuoteDetail, QuoteSummary } from '@cotiza/storage';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { InvalidFormException, type Page } from '../http/page';
import { Desks } from '../http/session.guard';
import { ShowAgain } from '../http/show-again';
import { code, moment } from './in-words';
import { figures, table, type Column } from './table';

const SHOWN = 50;

const OUTCOMES = { cotizado: 'con ofertas', sin_ofertas: 'sin ofertas' } as const;

const COLUMNS: readonly Column<QuoteSummary>[] = [
  { title: 'Referencia', of: ({ reference }) => code(reference) },
  { title: 'Ramo', of: ({ line }) => LINES[line].ramo },
  { title: 'Resultado', of: ({ state }) => OUTCOMES[state] },
  { title: 'Creada', of: ({ createdAt }) => moment(createdAt) },
];

const UNKNOWN = 'No hay ninguna cotización con esta referencia: puede haberse borrado.';

class LookForm {
  @Transform(({ value }: { value: string }) => value.trim().toUpperCase())
  @Matches(REFERENCE_PATTERN, { message: UNKNOWN })
  reference = '';
}

@Controller('quotations')
export class QuotationsController {
  /** Shows the newest quotations without personal data. */
  @Get()
  async show(@Desks() { quoteAdmin }: OperatorDesks): Promise<Page> {
    return quotationsPage(await quoteAdmin.list({ limit: SHOWN }));
  }

  /** Shows a quotation in full, after an entry in the audit trail. */
  @Post('look')
  @HttpCode(200)
  @ShowAgain(404, async ({ quoteAdmin }, fault) => quotationsPage(await quoteAdmin.list({ limit: SHOWN }), fault))
  async look(@Body() { reference }: LookForm, @Desks() { quoteAdmin }: OperatorDesks): Promise<Page> {
    const quote = await quoteAdmin.show(reference);
    if (!quote) throw new InvalidFormException(UNKNOWN);
    return { title: 'Cotización', content: detailOf(quote) };
  }
}

function quotationsPage(quotes: readonly QuoteSummary[], fault?: string): Page {
  const content = markup`
<section aria-labelledby="look">
<h2 id="look">Consultar una</h2>
<p>Muestra <strong>datos personales</strong>: nombres, documentos y direcciones tal como se enviaron. Consulta solo con un motivo. La auditoría guarda tu nombre y la referencia.</p>
${fault === undefined ? null : markup`<p class="alarm" role="alert">${fault}</p>`}
<form method="post" action="/quotations/look"><label>Referencia<input name="reference" required="" maxlength="20" autocomplete="off" placeholder="COT-…" /></label><button class="danger">Ver datos personales</button></form>
</section>
<section aria-labelledby="newest">
<h2 id="newest">Las ${SHOWN} más recientes</h2>
${table(COLUMNS, quotes, 'No se conserva ninguna.')}
</section>`;
  return { title: 'Cotizaciones', content };
}

function detailOf({ reference, line, state, createdAt, linkExpiresAt, chosen, ...rest }: QuoteDetail): Markup {
  const words = (text: string | Markup) => markup`<span class="words">${text}</span>`;
  return markup`
<p class="alarm">Datos personales. La auditoría dice que los has consultado.</p>
${figures([
  ['referencia', words(code(reference))],
  ['ramo', words(LINES[line].ramo)],
  ['resultado', words(OUTCOMES[state])],
  ['creada', words(moment(createdAt))],
  ['el enlace vale hasta', words(moment(linkExpiresAt))],
  ['oferta elegida', words(chosen === null ? '–' : code(chosen))],
])}
${section('Petición', rest.body)}
${section('Lo que se ha averiguado', rest.facts)}
${section('Respuestas de las aseguradoras', rest.answers)}
${section('Resultado', rest.result)}`;
}

const INDENT = 2;
/** Matches strings of JSON that look like an id, which a browser would break at a hyphen. */
const ID = /(?<=")([^"\s]{1,40})(?=")/;

function section(title: string, value: unknown): Markup {
  const parts = JSON.stringify(value, null, INDENT)
    .split(ID)
    .map((part, place) => String(place % 2 === 0 ? markup`${part}` : code(part)));
  return markup`<section><h2>${title}</h2><pre>${rawMarkup(parts.join(''))}</pre></section>`;
}
