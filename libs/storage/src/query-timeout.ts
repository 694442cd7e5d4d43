import { RecordingUnavailable } from '@cotiza/quoting';

/**
 * A statement was stopped because it took longer than `statementTimeoutMs` allows, or because an administrator stopped it.
 * Nothing has been changed; asked again at once, it most likely takes as long.
 */
export class QueryTimeout extends RecordingUnavailable {
  override readonly name = 'QueryTimeout';

  /** @param cause what the database said */
  constructor(override readonly cause: unknown) {
    super('the database took too long, and was stopped');
  }
}
