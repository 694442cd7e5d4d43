/** The languages of the page; all but the first are at an address of their name. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE = LANGUAGES[0];

/** A text in every language of the page. */
export type Text = Readonly<Record<Language, string>>;

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);
