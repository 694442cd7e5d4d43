import type { Dependency, LimitStorage, Metrics } from '@cotiza/platform';
import type { MailAllowance } from '@cotiza/quoting';
import type { Storage } from '@cotiza/storage';
import type { AppContext } from './app-context';
import { asksOthers, type AppParts } from './app-parts';
import { limitStorageOf } from './limit-storage-of';
import { mailAllowanceOf } from './mails/mail-allowance-of';
import type { ShutdownTasks } from './shutdown.module';

/** Limits on the requests and the e-mails of an app. */
export interface Bounds {
  readonly limits?: LimitStorage;
  readonly mailAllowance?: MailAllowance;
  /** Dependencies of the limits. */
  readonly dependencies: readonly Dependency[];
}

/** Makes the bounds of the settings; none for an app without doors, which gets no requests. */
export async function boundsOf(
  parts: AppParts,
  context: AppContext,
  { storage, metrics }: { readonly storage: Storage; readonly metrics: Metrics },
  atShutdown: ShutdownTasks,
): Promise<Bounds> {
  if (!asksOthers(parts)) return { dependencies: [] };
  const { settings } = context;
  const { limits, dependencies } = await limitStorageOf(context, metrics, atShutdown);
  return { limits, mailAllowance: mailAllowanceOf(settings, limits, storage), dependencies };
}
