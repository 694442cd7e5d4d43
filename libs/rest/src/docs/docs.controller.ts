import { InLimitGroup, ProblemException, FOR_EVER, sendDocument, DOCS_PATH } from '@cotiza/platform';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { docsFiles, docsPage, versionOf } from './docs.files';

/** Serves Swagger UI from memory. */
@ApiExcludeController()
@Controller(DOCS_PATH)
export class DocsController {
  private readonly files = docsFiles();
  private readonly page = docsPage(this.files, `./${DOCS_PATH.split('/').at(-1)}/`);
  private readonly pageBesideFiles = docsPage(this.files, './');

  @Get()
  @InLimitGroup('reference')
  read(@Req() { originalUrl }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    // The links of the page are relative, so that a proxy may add a path; a slash at the end changes what they lead to.
    const [path] = originalUrl.split('?');
    return sendDocument(reply, path?.endsWith('/') ? this.pageBesideFiles : this.page);
  }

  @Get('*')
  @InLimitGroup('reference')
  readFile(@Param('*') name: string, @Query('v') version: unknown, @Res() reply: FastifyReply): Promise<void> {
    if (name === 'index.html') return sendDocument(reply, this.pageBesideFiles);
    const file = this.files.get(name);
    if (!file) throw new ProblemException({ problem: 'no_encontrado', faults: [] });
    return sendDocument(reply, file, version === versionOf(file) ? FOR_EVER : undefined);
  }
}
