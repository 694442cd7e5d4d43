const MEGABYTE = 1024 * 1024;

/** On a terminal one line is rewritten at every megabyte; in a log one line is written at every so many. */
const LOGGED_MEGABYTES = 10;

/** Tells on a stream how far a long read has come. */
export function progressOn(stream: { readonly isTTY?: boolean; write(text: string): unknown }) {
  const step = stream.isTTY ? MEGABYTE : LOGGED_MEGABYTES * MEGABYTE;
  let next = step;
  return (bytesRead: number, totalBytes: number): void => {
    const done = bytesRead >= totalBytes;
    if (bytesRead < next && !(done && stream.isTTY)) return;
    while (next <= bytesRead) next += step;
    const text = `${(bytesRead / MEGABYTE).toFixed(0)} of ${(totalBytes / MEGABYTE).toFixed(0)} MB read`;
    stream.write(stream.isTTY ? `\r${text}${done ? '\n' : ''}` : `${text}\n`);
  };
}
