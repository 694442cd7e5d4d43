/** The loggable part of an error: its kind and where it was thrown, not its message, which may quote a request. */
export interface ErrorFacts {
  readonly error: string;
  readonly code?: string;
  readonly at: readonly string[];
}

const FRAMES = 8;

export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, ...code, at: frames.slice(0, FRAMES).map((frame) => frame.trim()) };
}
