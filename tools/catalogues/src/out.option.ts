import { EMBEDDED_DATA_DIR } from '@cotiza/catalogues';
import { Option } from 'commander';

/** Where the data files are written. */
export const outOption = (): Option =>
  new Option('--out <folder>', 'folder of the data files').default(EMBEDDED_DATA_DIR, 'libs/catalogues/data');
