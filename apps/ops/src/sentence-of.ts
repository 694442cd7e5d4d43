import { SettingsError } from '@cotiza/kernel';
import { CannotStart } from '@cotiza/platform/process';
import { StorageUnavailable } from '@cotiza/quoting';
import { Failure } from './failure';
import type { Ops } from './ops';

/** Formats an error. The message of an unexpected one is not shown: it may quote data or an address with a password. */
export function sentenceOf(error: unknown, ops: Ops | undefined): string {
  if (error instanceof Failure || error instanceof SettingsError || error instanceof CannotStart) return error.message;
  if (error instanceof StorageUnavailable) return 'The storage cannot be reached or written to for now. Try again.';
  ops?.logUnforeseen(error);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return `Failed: ${error instanceof Error ? error.name : typeof error}${code}. LOG_LEVEL=debug says where.`;
}
