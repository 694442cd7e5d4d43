import type { IncomingHttpHeaders } from 'node:http';
import { JudgedByUseCase } from '@cotiza/platform';
import { KEY_MAX_CHARS, type SentKey } from '@cotiza/quoting';
import { ApiHideProperty } from '@nestjs/swagger';

/** The header of a key. Callers that cannot set headers use the parameter. */
export const KEY_HEADER = 'Idempotency-Key';
const KEY_PARAMETER = 'idempotency_key';

export const KEY_LENGTH = { minLength: 1, maxLength: KEY_MAX_CHARS };

/**
 * The key in the address. The use case judges it, so that its faults are answered with those of the body. It is not described:
 * generators give the header and the parameter one name.
 */
@JudgedByUseCase()
export class KeyQuery {
  @ApiHideProperty()
  readonly [KEY_PARAMETER]?: unknown;
}

/** Returns every key of a request; a repeated one counts twice. */
export function sentKeys(headers: IncomingHttpHeaders, query: KeyQuery): readonly SentKey[] {
  const parameters = [query[KEY_PARAMETER] ?? []].flat();
  const header = headers[KEY_HEADER.toLowerCase()];
  return [
    ...(header === undefined ? [] : [{ field: KEY_HEADER, value: header }]),
    ...parameters.map((value) => ({ field: KEY_PARAMETER, value })),
  ];
}
