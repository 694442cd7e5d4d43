export const EXIT = { done: 0, failed: 1, wrongUsage: 2, settingsInvalid: 78 } as const;

/** Why a command has not done what it was told, as one sentence for the operator. Nothing personal and no secret is in it. */
export class Failure extends Error {
  override readonly name: string = 'Failure';
  readonly exitCode: number = EXIT.failed;
}

/** The command was not told enough, or things that do not go together. */
export class WrongUsage extends Failure {
  override readonly name = 'WrongUsage';
  override readonly exitCode = EXIT.wrongUsage;
}
