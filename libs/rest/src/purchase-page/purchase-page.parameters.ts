import { Expose, Transform, type TransformFnParams } from 'class-transformer';
import { Allow, IsArray, IsNotEmpty, IsString } from 'class-validator';
import { CHOICE_FIELD } from './choose-form';
import { LEVEL_PARAMETER } from './levels';
import { MARKED_PARAMETER } from './marked-offers';

/** Everything after `/c/`: a link with more than a token, or without one, also gets a page. */
export class PurchasePagePath {
  @IsString()
  readonly '*': string = '';
}

/** Drops the parameters that mail programs add. */
export class PurchasePageQuery {
  @Transform(({ value }: TransformFnParams) => [value].flat())
  @IsArray()
  readonly [MARKED_PARAMETER]: readonly unknown[] = [];

  @Allow()
  readonly [LEVEL_PARAMETER]?: unknown;
}

/** The form of a button that chooses an offer. Any other body has no fields. */
export class ChoiceForm {
  @Expose()
  @Transform(({ obj, key }: TransformFnParams) => (obj instanceof URLSearchParams ? obj.get(key) : undefined))
  @IsString()
  @IsNotEmpty()
  readonly [CHOICE_FIELD]!: string;
}
