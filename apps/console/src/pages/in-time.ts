import { markup } from '@cotiza/kernel';
import { QueryTimeout } from '@cotiza/storage';

/** Replaces figures that were not counted in time. */
export const TOO_LONG = markup`<p class="soft">La base de datos ha tardado demasiado en contarlos.</p>`;

/** Resolves to undefined when the database took too long, so that a page shows its other figures. */
export async function inTime<T>(counting: Promise<T>): Promise<T | undefined> {
  try {
    return await counting;
  } catch (error) {
    if (error instanceof QueryTimeout) return undefined;
    throw error;
  }
}
