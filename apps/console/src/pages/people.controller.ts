import {
  erasePersonalData,
  exportPersonalData,
  keptMailsOf,
  MailsNotErased,
  type PersonExport,
} from '@cotiza/assembly';
import { markup, type Markup } from '@cotiza/kernel';
import type { OperatorDesks, Person } from '@cotiza/storage';
import { applyDecorators, Body, Controller, Get, HttpCode, Post, Query, Redirect, Res } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, Matches, Min } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { ConsoleContext } from '../console-context';
import { messageException, PageException, type Page } from '../http/page';
import { Desks } from '../http/session.guard';
import { ShowAgain } from '../http/show-again';
import { counted } from './in-words';

const NAME_MAX_CHARS = 254;
const NAME_FAULT = 'Escribe un correo o un número de documento, en una sola línea.';
const NONE = 'No se conserva nada de esta persona.';

const FILE_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': 'attachment; filename="datos-personales.json"',
};

class PersonForm {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : ''))
  @Matches(new RegExp(`^[^\\p{C}\\p{Zl}\\p{Zp}]{1,${NAME_MAX_CHARS}}$`, 'u'), { message: NAME_FAULT })
  person = '';
}

/** A count in the address; none where it is not one. */
const Count = () =>
  applyDecorators(
    Transform(({ value }) => Number.parseInt(value, 10) || 0),
    IsOptional(),
    Min(0),
  );

/** Counts of what has just been erased. */
class ErasedQuery {
  @Count()
  quotes?: number;

  @Count()
  drafts?: number;

  @Count()
  emails?: number;
}

const personOf = ({ person }: PersonForm): Person =>
  person.includes('@') ? { email: person } : { documentId: person };

/** Exports and erases what is held about a person. The person is in the body of a form, never in an address. */
@Controller('people')
export class PeopleController {
  constructor(private readonly console: ConsoleContext) {}

  @Get()
  show(@Query() erased: ErasedQuery): Page {
    return peoplePage(erased.quotes === undefined ? null : doneOf(erased));
  }

  /** Answers with everything held about a person as a JSON file, after an entry in the audit trail. */
  @Post('export')
  @HttpCode(200)
  @ShowAgain(400, (_desks, fault) => Promise.resolve(peoplePage(alarm(fault))))
  async export(
    @Body() form: PersonForm,
    @Desks() { privacy }: OperatorDesks,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const data = await exportPersonalData(privacy, this.mails(), personOf(form));
    if (Object.values(data).every((some) => some.length === 0)) throw new PageException(404, peoplePage(alarm(NONE)));
    // Not with @Header, which would apply to a refusal as well.
    reply.headers(FILE_HEADERS);
    return Buffer.from(JSON.stringify(documentOf(data), null, 2));
  }

  /** Says what would be erased, and asks for confirmation. */
  @Post('confirm')
  @HttpCode(200)
  @ShowAgain(400, (_desks, fault) => Promise.resolve(peoplePage(alarm(fault))))
  async confirm(@Body() form: PersonForm, @Desks() { privacy }: OperatorDesks): Promise<Page> {
    return confirmationPage(form.person, (await privacy.referencesOf(personOf(form))).length);
  }

  /** Erases everything held about a person. */
  @Post('erase')
  @Redirect('/people', 303)
  @ShowAgain(400, (_desks, fault) => Promise.resolve(peoplePage(alarm(fault))))
  async erase(@Body() form: PersonForm, @Desks() { privacy }: OperatorDesks): Promise<{ url: string }> {
    try {
      const { quotes, drafts, emails } = await erasePersonalData(privacy, this.mails(), personOf(form));
      return { url: `/people?quotes=${quotes}&drafts=${drafts}&emails=${emails}` };
    } catch (error) {
      if (!(error instanceof MailsNotErased)) throw error;
      throw messageException(
        500,
        'No se ha borrado todo',
        `Los correos de MAIL_DIR no se pueden leer ni borrar (${error.code}). Corrige los permisos y repite el borrado.`,
      );
    }
  }

  private mails() {
    return keptMailsOf(this.console.settings);
  }
}

const isoTime = (epochMs: number | null) => (epochMs === null ? null : new Date(epochMs).toISOString());

const documentOf = ({ quotes, drafts, emails }: PersonExport) => ({
  quotes: quotes.map((quote) => ({
    ...quote,
    createdAt: isoTime(quote.createdAt),
    linkExpiresAt: isoTime(quote.linkExpiresAt),
  })),
  drafts: drafts.map((draft) => ({ ...draft, expiresAt: isoTime(draft.expiresAt) })),
  emails,
});

const alarm = (fault: string): Markup => markup`<p class="alarm" role="alert">${fault}</p>`;

const doneOf = ({ quotes = 0, drafts = 0, emails = 0 }: ErasedQuery): Markup =>
  markup`<p class="done" role="status">Borrado: ${[
    counted(quotes, 'cotización', 'cotizaciones'),
    counted(drafts, 'borrador', 'borradores'),
    counted(emails, 'correo', 'correos'),
  ].join(', ')}.</p>`;

const peoplePage = (notice: Markup | null): Page => ({
  title: 'Personas',
  content: markup`
<p>Aquí se descargan o se borran los <strong>datos personales</strong> de quien lo pida. Comprueba antes su identidad. La auditoría guarda tu nombre y cuántos registros eran.</p>
${notice}
<form method="post" action="/people/export">
<label>Correo del tomador, o documento de tomador, conductor o propietario<input name="person" required="" maxlength="${NAME_MAX_CHARS}" autocomplete="off" /></label>
<button>Descargar sus datos</button>
<button class="danger" formaction="/people/confirm">Borrar sus datos…</button>
</form>
<p class="soft">Abarca cotizaciones, mensajes y borradores, y los correos de <code>MAIL_DIR</code> en esta máquina; en otras, con <code>ops privacy</code>.</p>`,
});

const confirmationPage = (person: string, quotations: number): Page => ({
  title: 'Borrar los datos de una persona',
  content: markup`
<p class="alarm">Se borra para siempre todo lo que se conserva de <strong>${person}</strong>: ${counted(quotations, 'cotización', 'cotizaciones')}, con sus mensajes y sus enlaces, y sus borradores y correos.</p>
<form method="post" action="/people/erase">
<input type="hidden" name="person" value="${person}" />
<button class="danger">Borrar para siempre</button>
</form>
<p><a href="/people">No borrar nada</a></p>`,
});
