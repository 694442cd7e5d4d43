/** The storage cannot be used. The message says why and what to do; nothing has been changed. */
export class StorageUnusable extends Error {
  override readonly name = 'StorageUnusable';
}
