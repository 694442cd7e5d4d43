import { getSystemErrorName } from 'node:util';
import { asRecord, errorCode } from '@cotiza/transport';
import type { MailOutcome } from './mail';
import { tlsCause } from './tls-cause';

/** Replies about the client, not the message: authentication is required or has failed. Source: RFC 4954, 6. */
const ABOUT_US: readonly number[] = [530, 534, 535, 538];

/** Status of a recipient refused for policy: almost always a server that does not relay for us. Source: RFC 3463, 3.8. */
const POLICY = /^5\.7\./;

const COMMAND = /^[A-Z][A-Z ]{2,20}$/;
const ENHANCED_STATUS = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

/** A server's reply without its text, which quotes addresses. */
interface Reply {
  readonly status: number;
  /** Enhanced status such as `5.1.1`; empty when there is none. */
  readonly enhanced: string;
  /** The command it replied to, such as `RCPT TO`; empty when unknown. */
  readonly command: string;
}

/**
 * Classifies an error of the SMTP client. A message is refused only when the server has rejected its recipient or its content
 * for good; a failure of login, connection, TLS or sender can be corrected, so it is retried.
 */
export function smtpFailure(error: unknown): MailOutcome {
  if (asRecord(error).code === 'EABORT') return { kind: 'failed', reason: 'SMTP: the server took too long' };
  const encryption = tlsCause(error);
  if (encryption !== undefined) return { kind: 'failed', reason: `SMTP: no encryption with the server: ${encryption}` };
  const reply = replyIn(error);
  if (reply === undefined) return { kind: 'failed', reason: `SMTP: ${systemCode(error) ?? errorCode(error)}` };
  return { kind: isFinal(reply) ? 'refused' : 'failed', reason: sentenceOf(reply) };
}

/** Returns the system's error code, such as `ECONNREFUSED`, where the client only has `ESOCKET`. */
function systemCode(error: unknown): string | undefined {
  const { errno } = asRecord(error);
  return typeof errno === 'number' && errno < 0 ? getSystemErrorName(errno) : undefined;
}

function replyIn(error: unknown): Reply | undefined {
  const { responseCode: status, command, response } = asRecord(error);
  if (typeof status !== 'number') return undefined;
  return {
    status,
    enhanced: (typeof response === 'string' && ENHANCED_STATUS.exec(response)?.[1]) || '',
    command: typeof command === 'string' && COMMAND.test(command) ? command : '',
  };
}

/** Replies below 550 are about commands, not about messages. Source: RFC 5321, 4.2.2. */
function isFinal({ status, enhanced, command }: Reply): boolean {
  if (status < 550 || status > 599 || ABOUT_US.includes(status)) return false;
  return command === 'DATA' || (command === 'RCPT TO' && !POLICY.test(enhanced));
}

function sentenceOf({ status, enhanced, command }: Reply): string {
  const code = enhanced === '' ? String(status) : `${status} ${enhanced}`;
  return `SMTP: ${code}${command === '' ? '' : ` to ${command}`}`;
}
