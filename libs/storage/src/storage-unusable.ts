/**
 * Why the storage cannot be used, for whoever starts the process: a sentence that says what is wrong and what to do. Nothing
 * has been changed.
 */
export class StorageUnusable extends Error {
  override readonly name = 'StorageUnusable';
}
