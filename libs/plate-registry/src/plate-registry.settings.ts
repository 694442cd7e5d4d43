import { printableSetting, textSetting } from '@cotiza/kernel';
import { baseUrlFault } from '@cotiza/transport';

const NO_ADDRESS =
  'must be an address that begins with https://, or with http:// on this machine, without credentials, query or fragment: plates are personal';

/** Who knows which vehicle a plate belongs to. */
export const PLATE_REGISTRY_SETTINGS = {
  PLATE_REGISTRY_URL: textSetting(
    {
      description:
        'Registry of plates, as https://host/path; http only on this machine. Without it, only the published plates to try are known.',
      default: undefined,
    },
    { faultOf: (url) => baseUrlFault(url) && NO_ADDRESS },
  ),
  PLATE_REGISTRY_KEY: printableSetting({
    description: 'Key that the registry of plates asks for.',
    default: undefined,
    needs: 'PLATE_REGISTRY_URL',
  }),
};
