/** Of the body of an answer nothing is used; this much is read, so that the connection can serve again. */
const BODY_READ_BYTES = 65_536;

/** What is posted, and where. */
export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a receiver answered a post. */
export interface Acknowledgement {
  readonly status: number;
  /** Its `Retry-After`, as it was sent. */
  readonly retryAfter: string | null;
}

/**
 * Posts to somebody of whose answer the status alone matters. Redirects are not followed.
 *
 * @throws whatever `fetch` has when there is no answer; `errorCode` names it
 */
export async function postForStatus({ url, headers, body }: Post, signal: AbortSignal): Promise<Acknowledgement> {
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  await discardBody(response);
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

/** The status has said all: what goes wrong with the body after it changes nothing. */
async function discardBody(response: Response): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    for (let read = 0; read < BODY_READ_BYTES;) {
      const { done, value } = await reader.read();
      if (done) return;
      read += value.byteLength;
    }
    await reader.cancel();
  } catch {
    return;
  }
}
