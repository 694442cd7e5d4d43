export const EXIT = { done: 0, failed: 1, wrongUsage: 2, settingsInvalid: 78 } as const;

/** The failure of a command, as one sentence for the operator without personal data or secrets. */
export class Failure extends Error {
  override readonly name: string = 'Failure';
  readonly exitCode: number = EXIT.failed;
}

/** Thrown for missing arguments, or for arguments that exclude each other. */
export class WrongUsage extends Failure {
  override readonly name = 'WrongUsage';
  override readonly exitCode = EXIT.wrongUsage;
}
