import { InLimitGroup, ProblemException } from '@cotiza/platform';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FOR_EVER, sendDocument } from '../cached-document';
import { docsFiles, docsPage, versionOf } from './docs.files';

/** Where people try the interface. */
export const DOCS_PATH = 'api/docs';

/** Names under which the page is beside its files. */
const PAGE_NAMES = ['', 'index.html'];

/** Swagger UI, from memory. */
@ApiExcludeController()
@Controller(DOCS_PATH)
export class DocsController {
  private readonly files = docsFiles();
  private readonly page = docsPage(this.files, `./${DOCS_PATH.split('/').at(-1)}/`);
  private readonly pageBesideFiles = docsPage(this.files, './');

  @Get()
  @InLimitGroup('reference')
  read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendDocument(request, reply, this.page);
  }

  @Get('*')
  @InLimitGroup('reference')
  readFile(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const name = (request.params as { readonly '*': string })['*'];
    if (PAGE_NAMES.includes(name)) {
      sendDocument(request, reply, this.pageBesideFiles);
      return;
    }
    const file = this.files.get(name);
    if (!file) throw new ProblemException({ problem: 'no_encontrado', faults: [] });
    const isAskedByVersion = (request.query as { readonly v?: unknown }).v === versionOf(file);
    sendDocument(request, reply, file, isAskedByVersion ? FOR_EVER : undefined);
  }
}
