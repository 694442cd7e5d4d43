import { existing } from '@cotiza/kernel';
import type { Dispatcher } from 'undici';
import { invalidAnswer } from '../call-failed.error';
import type { HttpReply } from './http-call';

const UTF8 = /^(utf-8|us-ascii)$/i;
const DECODER = new TextDecoder('utf-8', { fatal: true });
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/i;

/**
 * Reads the whole body of an answer as text.
 *
 * @throws CallFailed when it is not plain UTF-8: compression was not requested, and nothing is decompressed
 */
export async function readReply({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<HttpReply> {
  const bytes = await body.bytes();
  const encoding = single(headers['content-encoding']);
  if (encoding !== '' && encoding !== 'identity') throw invalidAnswer('the answer is compressed and was not to be');
  const contentType = single(headers['content-type']);
  const charset = CHARSET.exec(contentType)?.[1] ?? 'utf-8';
  if (!UTF8.test(charset)) throw invalidAnswer('the answer is not in UTF-8');
  const mediaType = existing(contentType.split(';', 1)[0], 'media type').trim().toLowerCase();
  return { status: statusCode, mediaType, body: decoded(bytes) };
}

function decoded(bytes: Uint8Array): string {
  try {
    return DECODER.decode(bytes);
  } catch {
    throw invalidAnswer('the answer is not in UTF-8');
  }
}

function single(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}
