import { errorFacts } from '@cotiza/platform';
import { StorageUnavailable } from '@cotiza/quoting';
import { QueryTimeout } from '@cotiza/storage';
import {
  Catch,
  HttpException,
  NotFoundException,
  UnauthorizedException,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConsoleContext } from '../console-context';
import { signInException } from '../sign-in/sign-in.controller';
import { messageException, PageException } from './page';
import { PAGE_HEADERS, pageDocument } from './page-document';
import { NO_FORM } from './receive-request';

/** Renders a page for every error. */
@Catch()
export class PageFilter implements ExceptionFilter {
  constructor(private readonly console: ConsoleContext) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (request.raw.destroyed && !request.raw.complete) {
      this.console.logger.warn(errorFacts(error), 'request broken off');
      return void reply.hijack();
    }
    const exception = this.pageFor(error, request);
    const document = pageDocument(exception.page, request.routeOptions.url, request.operator);
    // Fastify drops the content type of an answer with an error. The rest of an early refused request is not read.
    reply.status(exception.getStatus()).headers({ ...PAGE_HEADERS, connection: 'close' });
    void reply.send(document);
  }

  private pageFor(error: unknown, { method, operator, routeOptions }: FastifyRequest): PageException {
    if (error instanceof PageException) return error;
    const isUnknown = error instanceof NotFoundException;
    if (error instanceof UnauthorizedException || (isUnknown && operator === undefined))
      return signInException(method === 'GET' || method === 'HEAD' ? 200 : 401);
    if (isUnknown) return messageException(404, 'No existe', 'La consola no tiene esta página.');
    if (error instanceof HttpException) return NO_FORM;
    // Only the kind of error is logged: its message may quote personal data.
    this.console.logger.error({ asked: `${method} ${routeOptions.url}`, ...errorFacts(error) }, 'page failed');
    return failureOf(error);
  }
}

function failureOf(error: unknown): PageException {
  if (error instanceof QueryTimeout)
    return messageException(
      503,
      'La base de datos ha tardado demasiado',
      'Se ha interrumpido para que el servicio no espere. No se ha cambiado nada. Prueba cuando haya menos actividad, o con ops, que no tiene límite de tiempo.',
    );
  if (error instanceof StorageUnavailable)
    return messageException(
      503,
      'La base de datos no responde',
      'Ahora no se puede ver ni cambiar nada. Prueba dentro de un momento.',
    );
  return messageException(500, 'Esta página ha fallado', 'El log de la consola dice dónde.');
}
