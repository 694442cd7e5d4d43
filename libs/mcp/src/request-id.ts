/** The key of a result, and of a refusal, with the id of the request. */
export const REQUEST_ID = 'request_id';

/** Returns a result without the id of its request, which app directories do not want in answers. */
export function withoutRequestId({ [REQUEST_ID]: _id, ...others }: Readonly<Record<string, unknown>>) {
  return others;
}
