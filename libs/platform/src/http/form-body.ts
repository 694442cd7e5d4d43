import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { ProblemException } from './problem.exception';

/** What a form of a page is sent as (HTML standard, 4.10.21.8). */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

const FLAG = 'takesForm';

/** On a route that a form of a page is sent to. All others take JSON alone. */
export const TakesForm = () => RouteConfig({ [FLAG]: true });

type Done = (error: Error | null, fields?: URLSearchParams) => void;

/** Reads the fields of a form where the route takes one; elsewhere it is refused like any other type. */
export function parseFormBody({ routeOptions }: FastifyRequest, bytes: Buffer, done: Done): void {
  const takesForm = (routeOptions.config as { readonly [FLAG]?: boolean })[FLAG] === true;
  if (takesForm) done(null, new URLSearchParams(bytes.toString('utf8')));
  else done(new ProblemException({ problem: 'tipo_no_soportado', faults: [] }));
}
