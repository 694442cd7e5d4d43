import { markup } from '@cotiza/kernel';
import { QueryTimeout } from '@cotiza/storage';

/** What is said in the place of figures that were not counted in time. */
export const TOO_LONG = markup`<p class="soft">Counting them took the database too long.</p>`;

/** What was counted, or undefined where the database took too long: a page that shows more does so without it. */
export async function inTime<T>(counting: Promise<T>): Promise<T | undefined> {
  try {
    return await counting;
  } catch (error) {
    if (error instanceof QueryTimeout) return undefined;
    throw error;
  }
}
