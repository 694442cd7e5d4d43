import type { ListSchema, SettingSchema, TextSchema, WholeNumberSchema } from './setting.schema';

/** A setting that is read from an environment variable; `T` is what its value is once it has been read. */
export interface Setting<T> {
  /** What it is for, with its unit and what particular values mean: the comment of `.env.example`. */
  readonly description: string;
  readonly default: T;
  /** What its value may be. */
  readonly schema: SettingSchema;
  /** Another writing of the same value, which is kept in its place. */
  readonly normalise?: (text: string) => string;
  /** It names a file or folder that is read again when the process is told to (SIGHUP). */
  readonly isReadAgain?: true;
  /** Another setting without which this one has no effect. */
  readonly needs?: string;
  /** Another setting that takes away the effect of this one. */
  readonly replacedBy?: string;
}

/** Settings by the names of their variables. */
export type SettingRows = Readonly<Record<string, Setting<unknown>>>;

/** The values of some settings. */
export type SettingsOf<Rows extends SettingRows> = {
  readonly [Name in keyof Rows]: Rows[Name] extends Setting<infer T> ? T : never;
};

type Row<T> = Omit<Setting<T>, 'schema'>;
type Limits<Schema> = Omit<Schema, 'type' | 'default' | 'description'>;

/** A whole number, written in digits; without a maximum, any that a program counts exactly. */
export function wholeNumberSetting<T extends number | undefined>(
  row: Row<T>,
  { minimum, maximum }: Limits<WholeNumberSchema> = { minimum: 0 },
): Setting<number | T> {
  return { ...row, schema: { type: 'integer', minimum, maximum } };
}

/** A text of any kind, but for the limits. */
export function textSetting<T extends string | undefined>(
  row: Row<T>,
  limits: Limits<TextSchema> = {},
): Setting<string | T> {
  return { ...row, schema: { type: 'string', ...limits } };
}

/** One of some words. */
export function choiceSetting<const Word extends string, T extends Word | undefined>(
  words: readonly Word[],
  row: Row<T>,
): Setting<T | Word> {
  return { ...row, schema: { type: 'string', enum: words } };
}

/** on or off. */
export function switchSetting(row: Row<'on' | 'off'>): Setting<'on' | 'off'> {
  return { ...row, schema: { type: 'string', enum: ['on', 'off'], errorMessage: 'must be on or off' } };
}

/** Texts of one kind, separated by commas; empty by default. */
export function listSetting(
  row: Omit<Row<readonly string[]>, 'default'>,
  { items, errorMessage }: { readonly items: Limits<TextSchema> } & Pick<ListSchema, 'errorMessage'>,
): Setting<readonly string[]> {
  return { ...row, default: [], schema: { type: 'array', items: { type: 'string', ...items }, errorMessage } };
}

/** The pattern of texts without control or format characters, and without any that begin a new line. */
const PRINTABLE = '^[^\\p{C}\\p{Zl}\\p{Zp}]+$';

/** A text of one line that can be printed. */
export const printableSetting = <T extends string | undefined>(row: Row<T>): Setting<string | T> =>
  textSetting(row, { pattern: PRINTABLE, errorMessage: 'must hold only characters that can be printed' });
