import type { CustomerForm, PageAbout } from '@cotiza/quoting';

export interface FormTerms extends CustomerForm {
  readonly about: PageAbout;
}

export const FORM_TERMS = Symbol('form terms');

/** The headers of every page of the form. */
export const FORM_HEADERS = Symbol('form headers');
export type FormHeaders = Readonly<Record<string, string>>;
