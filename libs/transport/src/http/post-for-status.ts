/** The body of an answer is discarded; up to this much is read, so that the connection can be reused. */
const BODY_READ_BYTES = 65_536;

/** A message and its address. */
export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The answer of a receiver, without its body. */
export interface Acknowledgement {
  readonly status: number;
  /** Its `Retry-After` as sent. */
  readonly retryAfter: string | null;
}

/**
 * Posts a message and returns the status of the answer. Redirects are not followed.
 *
 * @throws the error of `fetch` when there is no answer; `errorCode` names it
 */
export async function postForStatus({ url, headers, body }: Post, signal: AbortSignal): Promise<Acknowledgement> {
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  await discardBody(response);
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

/** Failures of the body are ignored: the status has been received. */
async function discardBody({ body }: Response): Promise<void> {
  let read = 0;
  try {
    for await (const piece of body ?? []) {
      read += (piece as Uint8Array).byteLength;
      if (read >= BODY_READ_BYTES) return;
    }
  } catch {
    return;
  }
}
