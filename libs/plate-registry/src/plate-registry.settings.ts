import { IsPrintable, IsText, Setting } from '@cotiza/kernel/settings';
import { baseUrlFault } from '@cotiza/transport';

const NO_ADDRESS =
  'must be an address that begins with https://, or with http:// on this machine, without credentials, query or fragment: plates are personal';

/** The registry that finds the vehicle of a plate. */
export class PlateRegistrySettings {
  @Setting(
    'Registry of plates, as https://host/path; http only on this machine. Without it, only the published plates to try are known.',
  )
  @IsText((url) => baseUrlFault(url) && NO_ADDRESS)
  readonly PLATE_REGISTRY_URL?: string;

  @Setting('Key that the registry of plates asks for.', { needs: 'PLATE_REGISTRY_URL' })
  @IsPrintable()
  readonly PLATE_REGISTRY_KEY?: string;
}
