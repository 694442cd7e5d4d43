import { isVehicleLine, LINES, type VehicleLine } from '@cotiza/contract';
import { QUOTING_SERVICE } from '@cotiza/nest';
import { answerRefused, SERVED_AT } from '@cotiza/platform';
import {
  withAbsoluteLinks,
  type EstimateAnswer,
  type LegalAbout,
  type QuotingService,
  type ServedAt,
} from '@cotiza/quoting';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../customer-form/form-language';
import { LEGAL_ABOUT } from '../legal-pages/legal-pages.controller';
import { pageHeaders, sendPublicPage } from '../page-headers';
import { estimateBodyOf } from './asked';
import type { Addresses } from './calls';
import { FACTS, VEHICLES } from './facts.table';
import type { Option, Shown } from './shown';
import type { StartForm, StartQuery } from './start-page.parameters';
import { startPage } from './start.page';
import { START_STYLE } from './start.style';

const HEADERS = pageHeaders(START_STYLE);

/** Returns the path from a request of one part to the root; a slash at its end is a folder more. */
export function rootFrom({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): './' | '../' {
  const [path = ''] = originalUrl.split('?');
  return path !== '/' && path.endsWith('/') ? '../' : './';
}

/** A version of the catalogue, with the years in which it was sold. */
interface Version {
  readonly valor: string;
  readonly etiqueta: string;
  readonly desde?: number | null;
  readonly hasta?: number | null;
}

/** Returns an answer as an agent gets it. */
const withLinks = (answer: EstimateAnswer, { service }: Addresses): EstimateAnswer =>
  'result' in answer ? { ...answer, result: withAbsoluteLinks(answer.result, service) } : answer;

interface Sent {
  readonly asked: StartQuery & StartForm;
  /** The outcome of the form; undefined before it is sent. */
  readonly answer?: EstimateAnswer;
}

/** Sends the first page, with what came of its form. */
@Injectable()
export class StartPages {
  constructor(
    @Inject(QUOTING_SERVICE) private readonly service: QuotingService,
    @Inject(SERVED_AT) private readonly servedAt: ServedAt,
    @Inject(LEGAL_ABOUT) private readonly about: LegalAbout,
  ) {}

  send(request: FastifyRequest, reply: FastifyReply, { asked: sent, answer }: Sent): Promise<void> {
    const ms = Math.max(1, Math.round(reply.elapsedTime));
    const asked = { ...sent, language: languageOf(request) };
    const offered = this.vehiclesFor(sent, answer === undefined);
    const addresses = this.addressesFor(request);
    if (answer && 'refusal' in answer) answerRefused(reply, answer.refusal);
    const page = startPage({
      ...{ asked, ...offered },
      body: estimateBodyOf(asked, this.service.clock.today()),
      outcome: answer && { ...withLinks(answer, addresses), requestId: request.id, ms },
      addresses,
      hasDocs: this.servedAt.hasDocs,
      hasSite: this.servedAt.hasSite,
      hasForm: this.servedAt.hasForm,
      root: rootFrom(request),
      distributor: this.about.distributor,
    });
    if (answer === undefined) return sendPublicPage(reply, HEADERS, page);
    void reply.headers(HEADERS).send(page);
    return Promise.resolve();
  }

  /** Without a public address, callers reach the service as this one has. */
  private addressesFor({ protocol, host }: FastifyRequest): Addresses {
    const { publicUrl, mcpPath } = this.servedAt;
    const service = publicUrl?.replace(/\/+$/, '') ?? `${protocol}://${host}`;
    return { service, mcp: mcpPath === undefined ? undefined : `${service}/${mcpPath}` };
  }

  /** Before the form is sent, a search chooses the first vehicle that it finds, as the browser does. */
  private vehiclesFor({ line, search, answers }: Sent['asked'], isNew: boolean): Pick<Shown, 'vehicles' | 'notice'> {
    if (!isVehicleLine(line)) return {};
    const { versions: found, notice } = this.find(line, search ?? VEHICLES[line]);
    const [vehicle = ''] = Object.keys(FACTS[line]);
    if (isNew && search !== undefined && found[0]) answers.set(vehicle, found[0].value);
    return { vehicles: found, ...(notice === undefined ? {} : { notice }) };
  }

  /** Finds versions by words; a text that the catalogue refuses finds the example. */
  private find(line: VehicleLine, texto: string): { readonly versions: readonly Option[]; readonly notice?: string } {
    const found = this.service.catalogueAnswers.answer({ tipo: 'vehicle-versions', ramo: LINES[line].ramo, texto });
    if ('faults' in found) return this.find(line, VEHICLES[line]);
    return { versions: (found.valores as readonly Version[]).map(optionOf), notice: found.aviso };
  }
}

function optionOf({ valor, etiqueta, desde, hasta }: Version): Option {
  const years = desde == null ? '' : ` (${desde === hasta ? desde : `${desde}–${hasta ?? ''}`})`;
  return { value: valor, label: `${etiqueta}${years}` };
}
