import { Expose, Transform, type TransformFnParams } from 'class-transformer';
import { Allow, IsArray, IsInstance, IsOptional, IsString } from 'class-validator';
import { CALENDAR_PARAMETER } from './calendar-entry';
import { CHOICE_FIELD } from './choose-form';
import { ALL_PARAMETER, LEVEL_PARAMETER } from './levels';
import { MARKED_PARAMETER } from './marked-offers';
import { DATA_PARAMETER } from './own-data.pages';
import { REVISION_FIELD } from './revision-section';

/** Everything after `/c/`: a link with more than a token, or without one, also gets a page. */
export class PurchasePagePath {
  @IsString()
  readonly '*': string = '';
}

export class DataLinkPath {
  @IsString()
  readonly token: string = '';

  @IsString()
  readonly secret: string = '';
}

/** The path of the form that changes a fact. */
export class ChangePath {
  @IsString()
  readonly token: string = '';
}

/** That form, with all its fields. Any other body has none. */
export class ChangeForm {
  @Expose()
  @Transform(({ obj }: TransformFnParams) => (obj instanceof URLSearchParams ? obj : new URLSearchParams()))
  @IsInstance(URLSearchParams)
  readonly fields: URLSearchParams = new URLSearchParams();
}

/** The action of a button on the page of a data link. */
export class DataLinkQuery {
  @Allow()
  readonly [DATA_PARAMETER]?: unknown;
}

/** Drops the parameters that mail programs add. */
export class PurchasePageQuery {
  @Transform(({ value }: TransformFnParams) => [value].flat())
  @IsArray()
  readonly [MARKED_PARAMETER]: readonly unknown[] = [];

  @Allow()
  readonly [LEVEL_PARAMETER]?: unknown;

  @Allow()
  readonly [ALL_PARAMETER]?: unknown;

  @Allow()
  readonly orden?: unknown;

  @Allow()
  readonly franquicia?: unknown;

  @Allow()
  readonly recibos?: unknown;

  @Allow()
  readonly garantia?: unknown;

  @Allow()
  readonly aseguradora?: unknown;

  @Allow()
  readonly [CALENDAR_PARAMETER]?: unknown;

  /** Of a form: there is one where a data link is asked for. */
  @Allow()
  readonly [DATA_PARAMETER]?: unknown;
}

const FromForm = () =>
  Transform(({ obj, key }: TransformFnParams) =>
    obj instanceof URLSearchParams ? (obj.get(key) ?? undefined) : undefined,
  );

/** The form of a button that chooses an offer, or the quotation to show. Any other body has no fields. */
export class ChoiceForm {
  @Expose()
  @FromForm()
  @IsOptional()
  @IsString()
  readonly [REVISION_FIELD]?: string;

  @Expose()
  @FromForm()
  @IsOptional()
  @IsString()
  readonly [CHOICE_FIELD]?: string;
}
