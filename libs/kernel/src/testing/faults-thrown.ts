import { OperatorFileError, SettingsError } from '../settings/settings-error';

/** Returns the faults for which a setting or a file of the operator is refused; none where it is taken. */
export function faultsThrown(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof OperatorFileError || error instanceof SettingsError) return error.faults;
    throw error;
  }
}
