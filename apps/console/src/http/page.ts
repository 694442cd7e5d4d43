import { markup, type Markup } from '@cotiza/kernel';
import { BadRequestException, HttpException } from '@nestjs/common';

/** A page inside the frame that all have. */
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

/** Answers with a page that says why there is nothing else. */
export const messageException = (status: number, title: string, text: string): PageException =>
  new PageException(status, { title, content: markup`<p>${text}</p>` });

/** Rejects a form or a query string. Its message says to the operator what to correct. */
export class InvalidFormException extends BadRequestException {}
