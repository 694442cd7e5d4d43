import { asRecord } from '@cotiza/transport';

const TRUST = 'NODE_EXTRA_CA_CERTS names a file with its authority';

/**
 * Causes of a TLS failure, by the beginning of the message of Node or OpenSSL. The SMTP client keeps the message but replaces
 * its code with one for all causes; the rest of a message may quote a name.
 */
const CAUSES: readonly (readonly [string, string])[] = [
  ['certificate has expired', 'its certificate has expired'],
  ['certificate is not yet valid', 'its certificate is not valid yet: compare the clocks'],
  ['self-signed certificate', `its certificate is self-signed: ${TRUST}`],
  ['unable to verify the first certificate', `its certificate is of an authority that is not known here: ${TRUST}`],
  ['unable to get local issuer certificate', `its certificate is of an authority that is not known here: ${TRUST}`],
  [
    "Hostname/IP does not match certificate's altnames",
    'its certificate is for another name than the host of SMTP_URL',
  ],
  [
    'Error upgrading connection with STARTTLS',
    'it offers no encryption (STARTTLS), without which nothing is said to it',
  ],
];

/** OpenSSL's messages when the other side answers without TLS. */
const NO_TLS = ['wrong version number', 'packet length too long', 'http request'];

/** Returns the cause of a TLS failure in plain words; undefined for other errors. */
export function tlsCause(error: unknown): string | undefined {
  const { message, reason } = asRecord(error);
  if (NO_TLS.some((known) => known === reason)) {
    return 'it does not begin with TLS there: smtps:// is for ports that do, most often 465, and smtp:// for the others';
  }
  return typeof message === 'string' ? CAUSES.find(([beginning]) => message.startsWith(beginning))?.[1] : undefined;
}
