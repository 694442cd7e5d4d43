import { CallFailed } from './call-failed.error';

/**
 * A result, or a failure as soon as the signal is aborted, whether or not those who work on it have noticed.
 *
 * @param doing what is then said to have been stopped, such as `it was called`
 */
export function orAborted<T>(result: Promise<T>, signal: AbortSignal, doing: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new CallFailed('deadline', `stopped while ${doing}`));
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    const end = () => signal.removeEventListener('abort', stop);
    result.then(
      (value) => {
        end();
        resolve(value);
      },
      (error: unknown) => {
        end();
        reject(error as Error);
      },
    );
  });
}
