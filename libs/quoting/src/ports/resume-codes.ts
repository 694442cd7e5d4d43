/** Time for which a code works, in milliseconds. */
export const RESUME_CODE_WORKS_MS = 10 * 60 * 1000;

/** Wrong tries after which a code works no more. */
export const MOST_WRONG_RESUMES = 5;

/** Codes by which a customer lets an agent see the offers of one quotation. Each method rejects with StorageUnavailable. */
export interface ResumeCodes {
  /**
   * Makes a code for the quotation behind a purchase link, which works once. The one before works no more.
   *
   * @returns undefined for a link that leads nowhere, or to no offers
   */
  make(token: string): Promise<string | undefined>;
  /**
   * Uses a code up and returns the reference of its quotation; undefined for one that does not work. A wrong try counts for the code
   * that it begins like, and for no other.
   */
  use(code: string): Promise<string | undefined>;
}
