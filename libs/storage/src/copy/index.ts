/** What copies whole databases, of both kinds: a process that serves one loads the driver of that one. */
export { backUpEmbedded, type Backup } from './back-up';
export { copyStorage, type CopyOptions, type OnCopied, type StorageCopy, type StoragePlace } from './copy-storage';
