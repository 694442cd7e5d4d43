import { createHash, timingSafeEqual } from 'node:crypto';
import { ProblemException } from '@cotiza/platform';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PURCHASE_TERMS, type PurchaseTerms } from './purchase-terms';

/** `Bearer` in any case, with its token (RFC 6750, 2.1; RFC 9110, 11.1). */
const BEARER = /^bearer +(\S+) *$/i;

/** RFC 9110, 11.6.1: a 401 names the way to authenticate. */
const CHALLENGE = { 'www-authenticate': 'Bearer realm="purchase"' };

/** Admits only the shop. Refused requests count towards the limit, which bounds guessing. */
@Injectable()
export class PurchaseKeyGuard implements CanActivate {
  private readonly expected: Buffer;

  constructor(@Inject(PURCHASE_TERMS) { key }: PurchaseTerms) {
    this.expected = digest(key);
  }

  canActivate(context: ExecutionContext): boolean {
    const { authorization = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    const [, given] = BEARER.exec(authorization) ?? [];
    // Digests have one length, and their comparison takes constant time.
    if (given !== undefined && timingSafeEqual(digest(given), this.expected)) return true;
    throw new ProblemException({ problem: 'credencial_no_valida', faults: [] }, CHALLENGE);
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
