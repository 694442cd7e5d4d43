/** Copies of whole databases. They load the drivers of both kinds; a service loads only its own. */
export { backUpEmbedded, type Backup } from './back-up';
export { copyStorage, type CopyOptions, type OnCopied, type StorageCopy, type StoragePlace } from './copy-storage';
