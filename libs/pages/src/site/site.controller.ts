import { InLimitGroup, ProblemException, FOR_EVER, sendDocument, SITE_PATH } from '@cotiza/platform';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rootFrom } from '../start-page/start-pages';
import { type SiteFiles, sitePolicy } from './site.files';

export const SITE_FILES = Symbol('files of the documentation');

/** Serves the documentation. Without one, its path leads to the first page. */
@Controller(SITE_PATH)
export class SiteController {
  private readonly policy: string;

  constructor(@Inject(SITE_FILES) private readonly files: SiteFiles) {
    this.policy = sitePolicy(files);
  }

  @Get()
  @InLimitGroup('reference')
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const root = rootFrom(request);
    if (this.files.size === 0) void reply.redirect(root, 302);
    // The scripts of the pages expect a slash.
    else if (root === './') void reply.redirect(`./${SITE_PATH}/`, 302);
    else await this.readFile('index', reply);
  }

  @Get('*')
  @InLimitGroup('reference')
  readFile(@Param('*') name: string, @Res() reply: FastifyReply): Promise<void> {
    const path = [name, `${name}.html`, `${name}/index.html`].find((each) => this.files.has(each)) ?? '404.html';
    const file = this.files.get(path);
    if (!file) throw new ProblemException({ problem: 'no_encontrado', faults: [] });
    void reply.header('content-security-policy', this.policy).status(path === '404.html' ? 404 : 200);
    return sendDocument(reply, file, path.startsWith('assets/') ? FOR_EVER : undefined);
  }
}
