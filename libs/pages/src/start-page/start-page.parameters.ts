import { lineOfRamo, type InsuranceLine } from '@cotiza/contract';
import { Expose, Transform, type TransformFnParams } from 'class-transformer';
import { Allow } from 'class-validator';

/** The line, and words by which a vehicle is looked up. Whatever else is sent counts as nothing. */
export class StartQuery {
  @Expose({ name: 'ramo' })
  @Transform(({ value }: TransformFnParams) => lineOfRamo(value) ?? 'Car')
  @Allow()
  readonly line: InsuranceLine = 'Car';

  @Expose({ name: 'texto' })
  @Transform(({ value }: TransformFnParams) => (typeof value === 'string' && value.trim() ? value : undefined))
  @Allow()
  readonly search?: string;
}

/** The fields of the form, by their paths in the body of an estimate. Any other body has none. */
export class StartForm {
  @Expose()
  @Transform(({ obj }: TransformFnParams) => (obj instanceof URLSearchParams ? obj : new URLSearchParams()))
  @Allow()
  readonly answers: URLSearchParams = new URLSearchParams();
}
