import { markup, type Markup } from '@cotiza/kernel';
import { Controller, Get } from '@nestjs/common';
import type { Page } from '../http/page';
import { insurerFigures, isSilent, type InsurerFigures } from '../metrics/insurer-figures';
import { Scraper } from '../metrics/scraper';
import { code, count, counted, euros, seconds } from './in-words';
import { table, type Column } from './table';

const CAUSES: Readonly<Record<string, string>> = {
  deadline: 'fuera de plazo',
  failure: 'fallo',
  'invalid-answer': 'respuesta no válida',
};

const COLUMNS: readonly Column<InsurerFigures>[] = [
  { title: 'Aseguradora', of: ({ insurer }) => code(insurer) },
  { title: 'Estado', of: stateOf },
  { title: 'Con ofertas', of: ({ offers }) => count(offers), isNumber: true },
  { title: 'Rechaza', of: ({ declined }) => count(declined), isNumber: true },
  { title: 'Sin respuesta', of: withCauses, isNumber: true },
  { title: 'Sin preguntar', of: ({ notAsked }) => count(notAsked), isNumber: true },
  { title: 'Tarda de media', of: ({ mean }) => seconds(mean), isNumber: true },
  { title: 'En curso', of: ({ inFlight }) => count(inFlight), isNumber: true },
  { title: 'Facturado', of: ({ billed }) => euros(billed), isNumber: true },
];

/** Shows insurers with the counts in the metrics of the processes. */
@Controller('insurers')
export class InsurersController {
  constructor(private readonly scraper: Scraper) {}

  @Get()
  async show(): Promise<Page> {
    const scraped = await this.scraper.scrape();
    const silent = scraped.filter(({ samples }) => samples === undefined).length;
    const content = markup`
<p class="soft">Lo que cuenta cada proceso desde que arrancó. A una aseguradora que deja de responder no se le pregunta durante unos segundos, ni mientras tiene demasiadas preguntas en curso, ni cuando se alcanza el límite de lo que factura.</p>
${silent === 0 ? null : markup`<p class="alarm">No responden ${count(silent)} de ${counted(scraped.length, 'proceso', 'procesos')}: falta lo que cuentan.</p>`}
<section aria-label="Aseguradoras">
${table(COLUMNS, insurerFigures(scraped), 'Aún no se ha preguntado a ninguna.')}
</section>`;
    return { title: 'Aseguradoras', content };
  }
}

function withCauses({ unavailable }: InsurerFigures): Markup {
  const total = [...unavailable.values()].reduce((sum, each) => sum + each, 0);
  const causes = Array.from(unavailable, ([cause, times]) => `${CAUSES[cause] ?? cause}: ${count(times)}`).join(', ');
  return markup`<span>${count(total)}${causes === '' ? null : markup`<br /><span class="small soft">${causes}</span>`}</span>`;
}

function stateOf(row: InsurerFigures): Markup {
  if (!isSilent(row)) return markup`<span class="state good">responde</span>`;
  const { stopped, processes } = row.breaker ?? { stopped: 0, processes: 1 };
  return markup`<span class="state bad">no responde</span>${processes === 1 ? null : markup` <span class="small">en ${stopped} de ${processes} procesos</span>`}`;
}
