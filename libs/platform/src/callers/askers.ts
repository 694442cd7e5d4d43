import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { ProblemException } from '../http/problem.exception';
import { noteRequest } from '../http/request-notes';
import { clientOf } from '../limits/client-of';
import type { LimitGroup, LimitOptions } from '../limits/limit-group.decorator';
import type { Caller, Callers } from './callers';

/** Requests a minute that each group allows a client; 0: any number. */
export type GroupLimits = Readonly<Record<LimitGroup, number>>;

type Asked = Pick<FastifyRequest, 'raw' | 'ip'>;

/** `Bearer` in any case, and what it bears (RFC 6750, 2.1; RFC 9110, 11.1). */
const BEARER = /^bearer +([\w.~+/-]+=*) *$/i;

/** RFC 9110, 11.6.1: a 401 says how to identify oneself. */
const CHALLENGE = { 'www-authenticate': 'Bearer realm="callers"' };

/** The callers of requests under way, each looked up once. */
const known = new WeakMap<IncomingMessage, Caller>();

/** The caller that has shown its key with a request; undefined where none has, or keys mean nothing. */
export const callerOf = ({ raw }: Pick<Asked, 'raw'>): string | undefined => known.get(raw)?.name;

/** Whom a request counts for. */
export const clientOfRequest = (request: Asked, caller: Caller | undefined): string =>
  caller ? `caller:${caller.name}` : clientOf(request.ip);

/** Tells for whom requests count: for the caller whose key they show, or for the address that they come from. */
export class Askers {
  /** @param callers without them no key is looked at */
  constructor(
    private readonly limits: GroupLimits,
    private readonly callers?: Callers,
  ) {}

  /** Whether a request of a group counts in a limit, whoever it is of. */
  counts(group: LimitGroup, { byCaller = false }: LimitOptions): boolean {
    return this.limits[group] > 0 || (byCaller && this.callers !== undefined);
  }

  /** How many requests a minute of a group a caller has, or an address; 0: any number. */
  limitOf(group: LimitGroup, caller: Caller | undefined): number {
    return caller?.limits[group] ?? this.limits[group];
  }

  /**
   * The caller that shows its key with a request, where keys mean something.
   *
   * @throws ProblemException when the key is nobody's
   */
  identify({ raw }: Asked, { byCaller = false }: LimitOptions): Caller | undefined {
    const { authorization } = raw.headers;
    if (!byCaller || !this.callers || authorization === undefined) return undefined;
    const before = known.get(raw);
    if (before) return before;
    const key = BEARER.exec(authorization)?.[1];
    const caller = key === undefined ? undefined : this.callers.find(key);
    if (!caller) throw new ProblemException({ problem: 'clave_de_acceso_no_valida', faults: [] }, CHALLENGE);
    known.set(raw, caller);
    noteRequest(raw, { caller: caller.name });
    return caller;
  }
}
