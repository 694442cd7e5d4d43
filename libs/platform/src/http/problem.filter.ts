import { refusalBody, type ProblemCode, type Refusal, type RefusalBody } from '@cotiza/contract';
import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LimitsGuard } from '../limits/limits.guard';
import { ProblemException, refusalOf } from '../problem.exception';
import { answerRefused, noteFailure } from '../logging/request-notes';
import { allowedMethods } from './allowed-methods';

/** Refusals that are made before a route has counted the request. */
const BEFORE_ANY_ROUTE: ReadonlySet<ProblemCode> = new Set([
  'no_encontrado',
  'metodo_no_permitido',
  'json_invalido',
  'tipo_no_soportado',
  'cuerpo_demasiado_grande',
  'peticion_malformada',
  'origen_no_permitido',
  'clave_de_acceso_no_valida',
]);

/** Faults of a body, which do not matter where the address does not take the method. */
const OF_BODIES: ReadonlySet<ProblemCode> = new Set(['json_invalido', 'tipo_no_soportado', 'cuerpo_demasiado_grande']);

/** Renders a refusal for a browser. @param root path to the root of the service, with a slash at its end */
export type RefusalPage = (
  refusal: Refusal,
  root: string,
  request: Pick<FastifyRequest, 'url' | 'headers'>,
) => { readonly headers: Readonly<Record<string, string>>; readonly page: string };

/** Returns whether a person sees the answer: the operations of the interface answer callers alone. */
const isForPerson = ({ url, headers }: FastifyRequest): boolean =>
  !/^\/+api(?:[/?]|$)/.test(url) && (headers.accept ?? '').includes('text/html');

/** A path relative to the page, because a proxy may add one. */
const rootOf = (url: string): string => '../'.repeat(url.replace(/\?.*/s, '').split('/').length - 2) || './';

/** Translates everything thrown into the one body of refusals, or a page for a browser, with its status and headers. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private limits: LimitsGuard | undefined;

  /** @param entrance the first request of a caller, named in the answer to an unknown address: `GET /api/agent/requisitos` */
  constructor(
    private readonly entrance?: string,
    private readonly page?: RefusalPage,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.send(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** Sets the limits in which early refusals count. They exist only after the server. */
  countWith(limits: LimitsGuard | undefined): void {
    this.limits = limits;
  }

  send(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const isCounted = reply.hasHeader('ratelimit-limit');
    if (!this.limits || isCounted || !BEFORE_ANY_ROUTE.has(refusalOf(thrown).problem))
      this.write(thrown, request, reply);
    else {
      void this.limits.refused('reference', request.ip).then(
        (limited) => this.write(limited ?? thrown, request, reply),
        (error) => this.write(error, request, reply),
      );
    }
  }

  private write(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    let refusal = refusalOf(thrown);
    if (refusal.problem === 'no_encontrado' || (request.is404 && OF_BODIES.has(refusal.problem))) {
      const allowed = allowedMethods(request);
      if (allowed.length > 0 && !allowed.includes(request.method)) {
        refusal = { problem: 'metodo_no_permitido', faults: [] };
        void reply.header('allow', allowed.join(', '));
      }
    }
    if (refusal.problem === 'error_interno') noteFailure(request.raw, thrown);
    if (thrown instanceof ProblemException) void reply.headers(thrown.headers);
    answerRefused(reply, refusal);
    if (this.page && isForPerson(request)) {
      const { headers, page } = this.page(refusal, rootOf(request.url), request);
      void reply.headers(headers).send(page);
    } else {
      void reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(JSON.stringify(this.bodyOf(refusal, request.id)));
    }
  }

  private bodyOf(refusal: Refusal, requestId: string): RefusalBody {
    const body = refusalBody(refusal, requestId);
    if (refusal.problem !== 'no_encontrado' || this.entrance === undefined) return body;
    return { ...body, mensaje: `${body.mensaje} Empieza por ${this.entrance}.` };
  }
}
