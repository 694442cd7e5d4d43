import { Setting } from '@cotiza/kernel/settings';
import { IsString } from 'class-validator';

/** Which rate books the embedded insurers have. */
export class TariffSettings {
  @Setting(
    'Folder with the rate books of the embedded insurers; read again on SIGHUP. Without it, those that are packaged.',
    { isReadAgain: true },
  )
  @IsString()
  readonly RATE_BOOKS_DIR?: string;
}
