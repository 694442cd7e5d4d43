import { InLimitGroup, ProblemException, FOR_EVER, sendDocument, DOCS_PATH, SERVED_AT } from '@cotiza/platform';
import type { ServedAt } from '@cotiza/quoting';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServedDescription } from '../openapi/openapi.controller';
import { docsFiles, swaggerPage, versionOf } from './docs.files';
import { operationsPage, TRY_PATH } from './operations.page';

/** Serves the list of operations, and Swagger UI from memory. */
@ApiExcludeController()
@Controller(DOCS_PATH)
export class DocsController {
  private readonly files = docsFiles();

  constructor(
    @Inject(ServedDescription) private readonly description: ServedDescription,
    @Inject(SERVED_AT) private readonly servedAt: ServedAt,
  ) {}

  @Get()
  @InLimitGroup('reference')
  read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const folder = folderFrom(request, 'docs');
    return sendDocument(reply, operationsPage(this.description.today().described, folder, this.servedAt.hasSite));
  }

  @Get(TRY_PATH)
  @InLimitGroup('reference')
  readSwagger(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendDocument(reply, swaggerPage(this.files, folderFrom(request, TRY_PATH)));
  }

  @Get(`${TRY_PATH}/*`)
  @InLimitGroup('reference')
  readFile(@Param('*') name: string, @Query('v') version: unknown, @Res() reply: FastifyReply): Promise<void> {
    const file = this.files.get(name);
    if (!file) throw new ProblemException({ problem: 'no_encontrado', faults: [] });
    return sendDocument(reply, file, version === versionOf(file) ? FOR_EVER : undefined);
  }
}

/**
 * Returns the path from a page to what is below it. Links are relative, so that a proxy may add a path; a slash at the end of
 * the page's own path changes what they lead to.
 */
function folderFrom({ originalUrl }: FastifyRequest, last: string): string {
  const [path] = originalUrl.split('?');
  return path?.endsWith('/') ? './' : `./${last}/`;
}
