import { readCallersFile, readOperatorFile, type Settings } from '@cotiza/assembly';
import { markup, OperatorFileError, type Markup } from '@cotiza/kernel';
import type { Caller } from '@cotiza/platform';
import { Controller, Get } from '@nestjs/common';
import { ConsoleContext } from '../console-context';
import type { Page } from '../http/page';
import { Scraper, type Scraped } from '../metrics/scraper';
import { largestFirst, samplesNamed, summedBy } from '../metrics/summed';
import { code, count } from './in-words';
import { figures, table, type Column } from './table';

type LimitSettings = Pick<
  Settings,
  | 'CALLERS_FILE'
  | 'LIMIT_REFERENCE_PER_MINUTE'
  | 'LIMIT_QUOTES_PER_MINUTE'
  | 'LIMIT_ESTIMATES_PER_MINUTE'
  | 'LIMIT_MAILS_PER_RECIPIENT_PER_HOUR'
  | 'LIMIT_MAILS_PER_HOUR'
>;

const LIMITED = 'limite_alcanzado';

@Controller('callers')
export class CallersController {
  constructor(
    private readonly scraper: Scraper,
    private readonly console: ConsoleContext,
  ) {}

  @Get()
  async show(): Promise<Page> {
    const scraped = await this.scraper.scrape();
    return { title: 'Clientes y límites', content: callersView(this.console.settings, scraped) };
  }
}

function callersView(settings: LimitSettings, scraped: readonly Scraped[]): Markup {
  const limited = samplesNamed(scraped, 'cotiza_requests_refused_total').filter(
    ({ labels }) => labels.error === LIMITED,
  );
  return markup`
<section aria-labelledby="everybody">
<h2 id="everybody">Lo que puede pedir cualquiera</h2>
<p class="soft">Por dirección, según los ajustes de esta consola, que son los de los procesos.</p>
${figures([
  ['cotizaciones por minuto', limitInWords(settings.LIMIT_QUOTES_PER_MINUTE)],
  ['estimaciones por minuto', limitInWords(settings.LIMIT_ESTIMATES_PER_MINUTE)],
  ['requisitos y catálogos por minuto', limitInWords(settings.LIMIT_REFERENCE_PER_MINUTE)],
  ['correos por hora a un destinatario', limitInWords(settings.LIMIT_MAILS_PER_RECIPIENT_PER_HOUR)],
  ['correos por hora a direcciones nuevas', limitInWords(settings.LIMIT_MAILS_PER_HOUR)],
])}
</section>
<section aria-labelledby="keys">
<h2 id="keys">Clientes con clave</h2>
${callersTable(settings, scraped)}
</section>
<section aria-labelledby="limited">
<h2 id="limited">Rechazos por un límite desde que arrancaron los procesos</h2>
${table(
  [
    { title: 'Ruta', of: ([route]) => code(route) },
    { title: 'Peticiones', of: ([, requests]) => count(requests), isNumber: true },
  ],
  largestFirst(summedBy(limited, ({ route = '' }) => route)),
  'Ninguno.',
)}
</section>`;
}

const limitInWords = (limit: number | undefined) =>
  limit === 0 ? 'sin límite' : limit === undefined ? '' : count(limit);

function callersTable({ CALLERS_FILE: file }: LimitSettings, scraped: readonly Scraped[]): Markup {
  if (file === undefined) return markup`<p class="soft">No hay <code>CALLERS_FILE</code>: nadie tiene clave.</p>`;
  const callers = callersIn(file);
  if (!callers)
    return markup`<p class="alarm"><code>CALLERS_FILE</code> no se puede leer o tiene errores: el log del servicio los nombra cuando lo lee otra vez.</p>`;
  const samples = samplesNamed(scraped, 'cotiza_caller_requests_total');
  const all = summedBy(samples, ({ caller = '' }) => caller);
  const limited = summedBy(
    samples.filter(({ labels }) => labels.outcome === LIMITED),
    ({ caller = '' }) => caller,
  );
  const limit = (title: string, group: keyof Caller['limits']): Column<Caller> => ({
    title,
    of: ({ limits }) => (limits[group] === undefined ? 'como cualquiera' : limitInWords(limits[group])),
    isNumber: true,
  });
  return table(
    [
      { title: 'Cliente', of: ({ name }) => name },
      limit('Cotizaciones por minuto', 'quotes'),
      limit('Estimaciones', 'estimates'),
      limit('Catálogos', 'reference'),
      { title: 'Peticiones', of: ({ name }) => count(all.get(name) ?? 0), isNumber: true },
      { title: 'Rechazos por un límite', of: ({ name }) => count(limited.get(name) ?? 0), isNumber: true },
    ],
    callers,
    'Ningún cliente está activo.',
  );
}

/** Reads the callers from the file as it is now; undefined if it is unusable, as the log of the service says. */
function callersIn(file: string): readonly Caller[] | undefined {
  try {
    return readCallersFile(readOperatorFile(file));
  } catch (error) {
    if (error instanceof OperatorFileError || (error as NodeJS.ErrnoException).code !== undefined) return undefined;
    throw error;
  }
}
