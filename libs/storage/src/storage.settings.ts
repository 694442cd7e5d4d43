import { IsWholeNumber, Setting } from '@cotiza/kernel/settings';
import { IsString, Matches } from 'class-validator';

/** 32 bytes each, as 64 hexadecimal digits or as base64 of either alphabet, separated by commas. */
const DATA_KEYS = /^([0-9a-fA-F]{64}|[\w+/-]{43}=?)(\s*,\s*([0-9a-fA-F]{64}|[\w+/-]{43}=?))*$/;

/** Where everything is kept, how it is encrypted and for how long. */
export class StorageSettings {
  @Setting('Folder of what is kept on this machine: the embedded database, its key and, without SMTP_URL, the e-mails.')
  @IsString()
  readonly DATA_DIR: string = './data';

  @Setting(
    'PostgreSQL database, as postgres://user:password@host:5432/name. Without it, the embedded database in DATA_DIR.',
  )
  @Matches(/^postgres(ql)?:\/\//, { message: 'must be an address that begins with postgres://' })
  readonly DATABASE_URL?: string;

  @Setting(
    'Connections to PostgreSQL that a process holds at most. More than its cores can serve at once only wait there.',
  )
  @IsWholeNumber(2, 200)
  readonly DATABASE_CONNECTIONS: number = 10;

  @Setting(
    'Keys for personal data, 32 bytes each in base64, separated by commas: the first encrypts, all decrypt. Without it, one in DATA_DIR.',
  )
  @Matches(DATA_KEYS, {
    message: 'must be one or more keys of 32 bytes in base64 or hexadecimal, separated by commas',
  })
  readonly DATA_KEY?: string;

  @Setting(
    'Days that quotations are kept, and the rest of the last of them (UTC); then they are purged, whole days at once.',
  )
  @IsWholeNumber(1, 3650)
  readonly RETENTION_DAYS: number = 30;

  @Setting(
    "Who runs the operator's commands, as the audit trail names them; the account of the machine when it is not set.",
  )
  @Matches(/^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u, { message: 'must have 1 to 100 characters that can be printed' })
  readonly OPERATOR?: string;
}
