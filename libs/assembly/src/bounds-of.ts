import type { Callers, Dependency, LimitStorage, Metrics } from '@cotiza/platform';
import type { MailAllowance } from '@cotiza/quoting';
import type { Storage } from '@cotiza/storage';
import type { AppContext } from './app-context';
import { asksOthers, type AppParts } from './app-parts';
import { callersOf } from './callers/callers-of';
import { limitStorageOf } from './limit-storage-of';
import { mailAllowanceOf } from './mails/mail-allowance-of';
import type { ShutdownTasks } from './shutdown.module';

/** What bounds those who ask. */
export interface Bounds {
  /** Where requests are counted. */
  readonly limits?: LimitStorage;
  readonly callers?: Callers;
  readonly mailAllowance?: MailAllowance;
  /** What an app needs for it. */
  readonly dependencies: readonly Dependency[];
}

/** Bounds as the settings have them; none for an app without doors, which nobody asks. */
export async function boundsOf(
  parts: AppParts,
  context: AppContext,
  { storage, metrics }: { readonly storage: Storage; readonly metrics: Metrics },
  atShutdown: ShutdownTasks,
): Promise<Bounds> {
  if (!asksOthers(parts)) return { dependencies: [] };
  const { settings, logger } = context;
  const callers = callersOf(settings, logger, atShutdown);
  const { limits, dependencies } = await limitStorageOf(context, metrics, atShutdown);
  return { limits, callers, mailAllowance: mailAllowanceOf(settings, limits, storage), dependencies };
}
