const MS_PER_SECOND = 1000;

let second = 0;
let text = '';

/** Now as HTTP writes it (RFC 9110, 5.6.7), written once a second. */
export function httpDate(): string {
  const now = Math.floor(Date.now() / MS_PER_SECOND);
  if (now !== second) {
    second = now;
    text = new Date(now * MS_PER_SECOND).toUTCString();
  }
  return text;
}
