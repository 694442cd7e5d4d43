import { InLimitGroup, ProblemException, cachedDocument, sendDocument } from '@cotiza/platform';
import type { PageOfOffers } from '@cotiza/quoting';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { IsString } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { PAGE_TERMS } from './page-terms';

const LOGOS = 'logos';

export const logoAddress = (insurer: string): string => `/${LOGOS}/${encodeURIComponent(insurer)}`;

class LogoPath {
  /** The insurer's name for customers. */
  @IsString()
  readonly insurer!: string;
}

/** Serves the logos of insurers. An SVG that is opened as a page cannot run scripts or load anything. */
@Controller(LOGOS)
export class LogosController {
  constructor(@Inject(PAGE_TERMS) private readonly terms: PageOfOffers) {}

  @Get(':insurer')
  @InLimitGroup('reference')
  show(@Param() { insurer }: LogoPath, @Res() reply: FastifyReply): Promise<void> {
    const logo = this.terms.logoOf?.(insurer);
    if (!logo) throw new ProblemException({ problem: 'no_encontrado', faults: [] });
    void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return sendDocument(reply, cachedDocument(logo.body, logo.contentType));
  }
}
