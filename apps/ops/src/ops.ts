import type { InsurerConnector } from '@cotiza/insurers-port';
import type { Clock } from '@cotiza/kernel';
import type { KeptMails, Trial, WebhookEndpoint } from '@cotiza/notifications';
import type { Settings } from '@cotiza/assembly/tools';
import type { Storage } from '@cotiza/storage';
import type { Backup, OnCopied, StorageCopy } from '@cotiza/storage/copy';
import type { Terminal } from './terminal/terminal';

/** Sends test messages at once. */
export interface Trials {
  webhook(endpoint: WebhookEndpoint): Promise<Trial>;
  /** `via`: the mailer's destination, without credentials. */
  mail(address: string): Promise<Trial & { readonly via: string }>;
}

/** The target of a copy: a data folder, or the PostgreSQL whose address is in an environment variable. */
export type CopyTarget = { readonly folder: string } | { readonly variable: string };

/** The dependencies of commands. Each is opened on first use. */
export interface Ops {
  readonly terminal: Terminal;
  readonly clock: Clock;
  /** Returns the settings. One that is not valid throws SettingsError, with every fault, where it is read. */
  settings(): Settings;
  /** @throws CannotStart */
  storage(): Promise<Storage>;
  /**
   * Creates or migrates the tables of the database.
   *
   * @throws CannotStart
   */
  prepareTables(): Promise<void>;
  /**
   * Copies all data to an empty database, and compares the copy.
   *
   * @throws CannotStart
   */
  copyStorage(to: CopyTarget, onProgress: OnCopied): Promise<StorageCopy>;
  /**
   * Writes the embedded database to a file.
   *
   * @throws CannotStart
   */
  backUpStorage(file: string): Promise<Backup>;
  /** E-mails stored as files on this machine. */
  keptMails(): KeptMails;
  /** @throws CannotStart */
  webhookEndpoints(): readonly WebhookEndpoint[];
  trials(): Trials;
  insurers(): readonly InsurerConnector[];
  /** Returns milliseconds with a fraction, from any origin, to measure durations. */
  stopwatch(): number;
  /** Reads a UTF-8 file. */
  readText(path: string): Promise<string>;
  /** Creates a file that only its owner may read. It must not exist. */
  writePrivateFile(path: string, text: string): Promise<void>;
  /** Writes a UTF-8 file, and the folders that it is in; replaces one that is there. */
  writeText(path: string, text: string): Promise<void>;
  logUnforeseen(error: unknown): void;
  close(): Promise<void>;
}
