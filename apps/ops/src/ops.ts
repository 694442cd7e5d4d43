import type { InsurerConnector } from '@cotiza/insurers-port';
import type { Clock } from '@cotiza/kernel';
import type { KeptMails, Trial, WebhookEndpoint } from '@cotiza/notifications';
import type { Settings } from '@cotiza/assembly';
import type { Backup, OnCopied, Storage, StorageCopy } from '@cotiza/storage';
import type { Terminal } from './terminal/terminal';

/** Sends what was made up for a trial, now and once. */
export interface Trials {
  webhook(endpoint: WebhookEndpoint): Promise<Trial>;
  /** `via`: where e-mails go, without credentials. */
  mail(address: string): Promise<Trial & { readonly via: string }>;
}

/** Where a copy goes: a data folder, or the PostgreSQL whose address is in a variable of the environment. */
export type CopyTarget = { readonly folder: string } | { readonly variable: string };

/** What commands work with. Nothing is opened before a command asks for it. */
export interface Ops {
  readonly terminal: Terminal;
  readonly clock: Clock;
  /** @throws SettingsError */
  settings(): Settings;
  /** @throws CannotStart */
  storage(): Promise<Storage>;
  /**
   * Makes the tables of the database, or brings them up to date.
   *
   * @throws CannotStart
   */
  prepareTables(): Promise<void>;
  /**
   * Copies everything that is kept to an empty database, and compares it.
   *
   * @throws CannotStart
   */
  copyStorage(to: CopyTarget, onProgress: OnCopied): Promise<StorageCopy>;
  /**
   * Writes what the embedded database holds to a file.
   *
   * @throws CannotStart
   */
  backUpStorage(file: string): Promise<Backup>;
  /** E-mails as files, on this machine. */
  keptMails(): KeptMails;
  /** @throws CannotStart */
  webhookEndpoints(): readonly WebhookEndpoint[];
  trials(): Trials;
  insurers(): readonly InsurerConnector[];
  /** Milliseconds, with a fraction, from any instant: for measuring how long something takes. */
  stopwatch(): number;
  /** The text of a file, UTF-8. */
  readText(path: string): Promise<string>;
  /** Writes a file that only its owner may read, and that is not there yet. */
  writePrivateFile(path: string, text: string): Promise<void>;
  /** Told of a failure that nobody foresaw. */
  logUnforeseen(error: unknown): void;
  close(): Promise<void>;
}
