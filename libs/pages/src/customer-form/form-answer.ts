import type { FastifyReply } from 'fastify';
import type { FormHeaders } from './form-terms';

/** The answer to a visitor: a page with its status, or the address of one. */
export type FormAnswer = { readonly status: number; readonly page: string } | { readonly to: string };

export const shown = (page: string): FormAnswer => ({ status: 200, page });

/** Sends a page, or leads to one by 303, so that a form is not posted again by going back. */
export function sendAnswer(reply: FastifyReply, headers: FormHeaders, answer: FormAnswer): void {
  void reply.headers(headers);
  if ('to' in answer) void reply.redirect(answer.to, 303);
  else void reply.status(answer.status).send(answer.page);
}
