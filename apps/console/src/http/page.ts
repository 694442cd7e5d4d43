import { markup, type Markup } from '@cotiza/kernel';
import { BadRequestException, HttpException } from '@nestjs/common';

/** A page within the common frame. */
export interface Page {
  readonly title: string;
  readonly content: Markup;
}

/** Answers with a page and a status other than 200. */
export class PageException extends HttpException {
  constructor(
    status: number,
    readonly page: Page,
  ) {
    super(page.title, status);
  }
}

/** Answers with a page that explains an error. */
export const messageException = (status: number, title: string, text: string): PageException =>
  new PageException(status, { title, content: markup`<p>${text}</p>` });

/** Rejects a form or a query string. Its message tells the operator the correction. */
export class InvalidFormException extends BadRequestException {}
