import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@cotiza/contract';
import type { FastifyRequest } from 'fastify';
import { formCookie } from './browser-cookie';

/** Name of the parameter by which a page is asked for in a language. */
export const LANGUAGE_NAME = 'idioma';
const COOKIE = /(?:^|; *)cotiza_idioma=(\w+)(?:;|$)/;

/** Returns the language that the address of a page names, or else that in which its form was begun. */
export function languageOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  const [path = '', query] = url.split('?');
  const named = [
    new URLSearchParams(query).get(LANGUAGE_NAME),
    path.split('/')[1],
    COOKIE.exec(headers.cookie ?? '')?.[1],
  ];
  return named.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** Returns the cookie that keeps the language of a form through its steps. */
export const languageCookie = (language: Language, token: string, publicUrl: string | undefined): string =>
  formCookie('cotiza_idioma', language, token, publicUrl);
