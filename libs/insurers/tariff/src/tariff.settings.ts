import { textSetting } from '@cotiza/kernel';

/** Which rate books the embedded insurers have. */
export const TARIFF_SETTINGS = {
  RATE_BOOKS_DIR: textSetting({
    description:
      'Folder with the rate books of the embedded insurers; read again on SIGHUP. Without it, those that come along.',
    default: undefined,
    isReadAgain: true,
  }),
};
