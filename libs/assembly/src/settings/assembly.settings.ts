import { textSetting, wholeNumberSetting } from '@cotiza/kernel';

/** What belongs to the service as a whole: the files of the operator, how much is written to customers, and when it is ready. */
export const ASSEMBLY_SETTINGS = {
  INSURERS_FILE: textSetting({
    description: 'YAML file with the insurers that are asked; read again on SIGHUP. Without it, the embedded tariffs.',
    default: undefined,
    isReadAgain: true,
  }),
  CALLERS_FILE: textSetting({
    description:
      'JSON or YAML file with the callers that have a key, with limits of their own; read again on SIGHUP. Without it, keys are ignored.',
    default: undefined,
    isReadAgain: true,
  }),
  LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: wholeNumberSetting({
    description:
      'Quotations an hour that may be sent to one e-mail address, and of one identity document; 0 switches the limit off, and so does LIMIT_QUOTES_PER_MINUTE=0 where this is not set.',
    default: 10,
  }),
  LIMIT_MAILS_PER_HOUR: wholeNumberSetting({
    description: 'Quotations an hour that may be sent to customers at all; 0 for any number.',
    default: 0,
  }),
  OUTBOX_CEILING: wholeNumberSetting({
    description:
      'E-mails and webhooks that may wait to be delivered before new quotations are refused as with ADMISSION; 0 for any number.',
    default: 250_000,
  }),
  READY_DISK_YELLOW_MB: wholeNumberSetting({
    description:
      'Free MB on the disks of DATA_DIR and MAIL_DIR below which /health/ready says degradado (200); 0 for never.',
    default: 1024,
  }),
  READY_DISK_RED_MB: wholeNumberSetting({
    description: 'Free MB below which it says unavailable (503); 0 for never.',
    default: 100,
  }),
  READY_OUTBOX_AGE_YELLOW_S: wholeNumberSetting({
    description:
      'Seconds that an e-mail or webhook may be overdue before /health/ready says degradado; 0 for any time.',
    default: 120,
  }),
  READY_OUTBOX_AGE_RED_S: wholeNumberSetting({ description: 'The same before it says unavailable.', default: 0 }),
  READY_OUTBOX_BACKLOG_YELLOW: wholeNumberSetting({
    description: 'E-mails and webhooks that may wait before /health/ready says degradado; 0 for any number.',
    default: 10_000,
  }),
  READY_OUTBOX_BACKLOG_RED: wholeNumberSetting({ description: 'The same before it says unavailable.', default: 0 }),
};
