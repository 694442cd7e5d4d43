import { IsWholeNumber, Setting } from '@cotiza/kernel/settings';
import { IsString } from 'class-validator';

/** The service as a whole: the files of the operator, how much is sent to customers, and when it is ready. */
export class AssemblySettings {
  @Setting('YAML file with the insurers that are asked; read again on SIGHUP. Without it, the embedded tariffs.', {
    isReadAgain: true,
  })
  @IsString()
  readonly INSURERS_FILE?: string;

  @Setting(
    'JSON or YAML file with the callers that have a key, with limits of their own; read again on SIGHUP. Without it, keys are ignored.',
    { isReadAgain: true },
  )
  @IsString()
  readonly CALLERS_FILE?: string;

  @Setting(
    'E-mails an hour to one e-mail address, and of one identity document, where they leave by SMTP, for callers without a key, and as many for each caller with one and for forms; a letter beyond them leaves later. 0 switches the limit off, and so does LIMIT_QUOTES_PER_MINUTE=0 where this is not set.',
  )
  @IsWholeNumber()
  readonly LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: number = 10;

  @Setting(
    'E-mails an hour to addresses that none was sent to in the last week, where they leave by SMTP, with the same portions; a letter beyond them leaves later. 0 switches the limit off, and so does LIMIT_QUOTES_PER_MINUTE=0 where this is not set.',
  )
  @IsWholeNumber()
  readonly LIMIT_MAILS_PER_HOUR: number = 200;

  @Setting(
    'E-mails and webhooks that may wait to be delivered before new quotations are refused as with ADMISSION; 0 for any number.',
  )
  @IsWholeNumber()
  readonly OUTBOX_CEILING: number = 250_000;

  @Setting('Free MB on the disks of DATA_DIR and MAIL_DIR below which /health/ready says degradado (200); 0 for never.')
  @IsWholeNumber()
  readonly READY_DISK_YELLOW_MB: number = 1024;

  @Setting('Free MB below which it says unavailable (503); 0 for never.')
  @IsWholeNumber()
  readonly READY_DISK_RED_MB: number = 100;

  @Setting('Seconds that an e-mail or webhook may be overdue before /health/ready says degradado; 0 for any time.')
  @IsWholeNumber()
  readonly READY_OUTBOX_AGE_YELLOW_S: number = 120;

  @Setting('The same before it says unavailable.')
  @IsWholeNumber()
  readonly READY_OUTBOX_AGE_RED_S: number = 0;

  @Setting('E-mails and webhooks that may wait before /health/ready says degradado; 0 for any number.')
  @IsWholeNumber()
  readonly READY_OUTBOX_BACKLOG_YELLOW: number = 10_000;

  @Setting('The same before it says unavailable.')
  @IsWholeNumber()
  readonly READY_OUTBOX_BACKLOG_RED: number = 0;
}
