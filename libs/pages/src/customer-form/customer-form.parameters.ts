import { isLanguage, lineOfRamo, longestTyped, tables, type InsuranceLine, type Language } from '@cotiza/contract';
import { Expose, Transform, type TransformFnParams } from 'class-transformer';
import { Allow, IsDefined, IsInstance, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { LANGUAGE_NAME } from './form-language';

/** The token of the link, and the step of the form. */
export class FormPath {
  @IsString()
  readonly token: string = '';

  @Allow()
  readonly step?: string;
}

/** The address of a form without an agent. */
export class RamoPath {
  @Expose({ name: 'ramo' })
  @Transform(({ value }: TransformFnParams) => lineOfRamo(value))
  @Allow()
  readonly line?: InsuranceLine;
}

/** The language that an address asks for. Whatever else is sent counts as nothing. */
export class LanguageQuery {
  @Transform(({ value }: TransformFnParams) => (isLanguage(value) ? value : undefined))
  @Allow()
  readonly [LANGUAGE_NAME]?: Language;
}

/** The view of a step. Whatever else is sent counts as nothing. */
export class StepQuery {
  /** Shows what is missing as faults. */
  @Allow()
  readonly revisa?: unknown;

  /** Tells that the answers have opened more questions. */
  @Allow()
  readonly mas?: unknown;

  /** Tells that prices need consent. */
  @Allow()
  readonly permiso?: unknown;

  /** Tells that there is no sum to propose yet. */
  @Allow()
  readonly propuesta?: unknown;

  /** Path of a field of the agent that the customer changes. */
  @Allow()
  readonly cambiar?: unknown;

  /** Version of the draft after which the changes of the agent are shown. */
  @Transform(({ value }: TransformFnParams) => versionIn(value))
  @Allow()
  readonly desde?: number;
}

/** Reads the version of a draft. Every change is later than one that cannot be read. */
const versionIn = (text: unknown): number => (typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 0);

/** The page lets nobody type a longer code. */
const LONGEST_CODE = 20;

const FormField = () =>
  Transform(({ obj, key }: TransformFnParams) => (obj instanceof URLSearchParams ? obj.get(key) : undefined));

/** The form of the code that the assistant shows. */
export class CodeForm {
  @Expose()
  @FormField()
  @IsString()
  @MaxLength(LONGEST_CODE)
  readonly codigo!: string;
}

/** The form of the line, when the agent has not said it. */
export class LineForm {
  @Expose()
  @FormField()
  @IsString()
  @IsNotEmpty()
  readonly sello!: string;

  @Expose({ name: 'ramo' })
  @Transform(({ obj }: TransformFnParams) => (obj instanceof URLSearchParams ? lineOfRamo(obj.get('ramo')) : undefined))
  @IsDefined()
  readonly line!: InsuranceLine;
}

/** The longest plate of a car, as the form of its step takes it. */
export const LONGEST_PLATE = longestTyped(tables.Car.vehicle.children.registration_plate);

/** The form that begins without an agent, with the plate where one was typed. */
export class BeginForm {
  @Expose()
  @Transform(({ obj }: TransformFnParams) => (obj instanceof URLSearchParams ? (obj.get('matricula') ?? '') : ''))
  @IsString()
  @MaxLength(LONGEST_PLATE)
  readonly matricula: string = '';
}

/** A form of a browser that the link is bound to, with all its fields. */
export class SealedForm {
  /** The token against forged forms. */
  @Expose()
  @FormField()
  @IsString()
  @IsNotEmpty()
  readonly sello!: string;

  /** The version of the draft that the page has shown. */
  @Expose()
  @Transform(({ obj }: TransformFnParams) => versionIn(obj instanceof URLSearchParams ? obj.get('version') : undefined))
  @Allow()
  readonly version: number = 0;

  @Expose()
  @Transform(({ obj }: TransformFnParams) => (obj instanceof URLSearchParams ? obj : undefined))
  @IsDefined()
  @IsInstance(URLSearchParams)
  readonly fields!: URLSearchParams;
}
