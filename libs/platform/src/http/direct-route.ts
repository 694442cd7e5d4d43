import { existing } from '@cotiza/kernel';
import type { INestApplication, Type } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LimitedRoute, LimitGroup, LimitOptions } from '../limits/limit-group.decorator';
import { LimitsGuard } from '../limits/limits.guard';

/** What answers a request by itself: it sends the reply. */
type Answer = (request: FastifyRequest, reply: FastifyReply) => void;

interface DirectRoute {
  readonly controller: Type<Record<string, Answer>>;
  readonly method: string;
  readonly limited: LimitedRoute;
}

/**
 * Marks a method of a controller that answers by itself, from memory, with nothing to inject, convert or wait for. The server
 * calls it without the framework's chain of guards, pipes and interceptors, which would cost more than the answer; the limit
 * of its group counts all the same.
 */
export function AnsweredDirectly(group: LimitGroup, options: LimitOptions = {}) {
  return (target: object, method: string, descriptor: TypedPropertyDescriptor<Answer>): void => {
    const direct = { controller: target.constructor, method, limited: { group, ...options } };
    RouteConfig({ direct })(target, method, descriptor);
  };
}

/** Gives the server the methods so marked as they are, in the place of the framework's way to them. */
export function answerDirectly(server: FastifyInstance, app: () => INestApplication): void {
  server.addHook('onRoute', (route) => {
    const { direct } = (route.config ?? {}) as { direct?: DirectRoute };
    if (!direct) return;
    const controller = app().get(direct.controller, { strict: false });
    const limits = app().get(LimitsGuard, { strict: false });
    const answer: Answer = (request, reply) =>
      existing(controller[direct.method], 'method of that name in the controller').call(controller, request, reply);
    route.handler = limits.counts(direct.limited) ? counted(limits, direct.limited, answer) : answer;
  });
}

function counted(limits: LimitsGuard, limited: LimitedRoute, answer: Answer) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await limits.count(limited, request, reply);
    answer(request, reply);
    return reply;
  };
}
