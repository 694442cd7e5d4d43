import { InLimitGroup, ProblemException } from '@cotiza/platform';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { FOR_EVER, sendDocument } from '../cached-document';
import { docsFiles, docsPage, versionOf } from './docs.files';

/** Path of Swagger UI. */
export const DOCS_PATH = 'api/docs';

/** Names of the page within its folder. */
const PAGE_NAMES = ['', 'index.html'];

/** Serves Swagger UI from memory. */
@ApiExcludeController()
@Controller(DOCS_PATH)
export class DocsController {
  private readonly files = docsFiles();
  private readonly page = docsPage(this.files, `./${DOCS_PATH.split('/').at(-1)}/`);
  private readonly pageBesideFiles = docsPage(this.files, './');

  @Get()
  @InLimitGroup('reference')
  read(@Res() reply: FastifyReply): void {
    sendDocument(reply, this.page);
  }

  @Get('*')
  @InLimitGroup('reference')
  readFile(@Param('*') name: string, @Query('v') version: unknown, @Res() reply: FastifyReply): void {
    if (PAGE_NAMES.includes(name)) return sendDocument(reply, this.pageBesideFiles);
    const file = this.files.get(name);
    if (!file) throw new ProblemException({ problem: 'no_encontrado', faults: [] });
    sendDocument(reply, file, version === versionOf(file) ? FOR_EVER : undefined);
  }
}
