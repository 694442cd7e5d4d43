import type { ProductDocument } from '@cotiza/insurers-port';
import { QUOTING_SERVICE } from '@cotiza/nest';
import {
  AtOneAddress,
  InLimitGroup,
  ProblemException,
  cachedDocument,
  cachedText,
  sendDocument,
  type CachedDocument,
} from '@cotiza/platform';
import type { LegalAbout, QuotingService } from '@cotiza/quoting';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { IsString } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { LEGAL_ABOUT } from '../legal-pages/legal-pages.controller';
import { productPage } from './product.page';
import { productPdf } from './product.pdf';
import { PRODUCT_STYLE } from './product.style';

/** The document of a product: its id, with `.pdf` for the PDF. */
export class DocumentPath {
  @IsString()
  readonly name!: string;
}

const PDF = '.pdf';

/** Allows only the style of the page, by its hash. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(PRODUCT_STYLE).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the information document of each sold product as a page and as PDF. Each is made once. */
@Controller('productos')
export class DocumentsController {
  private readonly pages = new WeakMap<ProductDocument, CachedDocument>();
  private readonly pdfs = new WeakMap<ProductDocument, Promise<CachedDocument>>();

  constructor(
    @Inject(QUOTING_SERVICE) private readonly service: QuotingService,
    @Inject(LEGAL_ABOUT) private readonly about: LegalAbout,
  ) {}

  @Get(':name')
  @AtOneAddress()
  @InLimitGroup('reference')
  async read(@Param() { name }: DocumentPath, @Res() reply: FastifyReply): Promise<void> {
    if (name.endsWith(PDF)) {
      const document = this.documentOf(name.slice(0, -PDF.length));
      return sendDocument(reply, await kept(this.pdfs, document, pdfOf));
    }
    const page = kept(this.pages, this.documentOf(name), (document) =>
      cachedText(productPage(document, this.about.distributor), 'text/html; charset=utf-8'),
    );
    return sendDocument(reply.header('content-security-policy', CONTENT_SECURITY_POLICY), page);
  }

  private documentOf(id: string): ProductDocument {
    const document = this.service.documents().find((each) => each.id === id);
    if (!document) throw new ProblemException({ problem: 'no_encontrado', faults: [] });
    return document;
  }
}

function kept<T>(made: WeakMap<ProductDocument, T>, document: ProductDocument, make: (of: ProductDocument) => T): T {
  let one = made.get(document);
  if (one === undefined) made.set(document, (one = make(document)));
  return one;
}

async function pdfOf(document: ProductDocument): Promise<CachedDocument> {
  return cachedDocument(await productPdf(document), 'application/pdf');
}
