/** The option of long commands. */
export const PROGRESS_OPTION = ['--progress', 'say how far it has come, also where there is no terminal'] as const;

export interface ProgressOptions {
  readonly progress?: boolean;
}
