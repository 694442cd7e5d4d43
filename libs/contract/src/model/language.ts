/** The languages of the pages for customers, the default one first. Letter, documents and policy are in Spanish. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE = LANGUAGES[0];

export type Text = Readonly<Record<Language, string>>;

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** Makes one value for each language. */
export const byLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  es: make('es'),
  en: make('en'),
});
