import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@cotiza/contract';
import type { FastifyRequest } from 'fastify';
import { formCookie } from './browser-cookie';

/** Name of the parameter by which a page is asked for in a language. */
export const LANGUAGE_NAME = 'idioma';
const COOKIE = /(?:^|; *)cotiza_idioma=(\w+)(?:;|$)/;

/** Returns the language in which a form was begun. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const kept = COOKIE.exec(headers.cookie ?? '')?.[1];
  return isLanguage(kept) ? kept : DEFAULT_LANGUAGE;
}

/** Returns the cookie that keeps the language of a form through its steps. */
export const languageCookie = (language: Language, token: string, publicUrl: string | undefined): string =>
  formCookie('cotiza_idioma', language, token, publicUrl);
