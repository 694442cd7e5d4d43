import {
  judgeBody,
  judgeEstimateBody,
  type JudgedBody,
  type JudgedEstimateBody,
  type BodyContext,
} from '@cotiza/contract';
import type { QuotingService } from '@cotiza/quoting';
import { BadRequestException, Inject, Injectable, type PipeTransform } from '@nestjs/common';
import { QUOTING_SERVICE } from './quoting-service.token';

/**
 * Judges the body of a quotation or a dry run, of any line. It throws only for a request without a body: the use case answers
 * the faults of the body, with those of the reference data.
 */
@Injectable()
export class QuoteBodyPipe implements PipeTransform<unknown, JudgedBody> {
  /** Facts that the route adds to the body, if any. */
  protected readonly reading: BodyContext | undefined;

  constructor(@Inject(QUOTING_SERVICE) private readonly service: QuotingService) {}

  transform(sent: unknown): JudgedBody {
    return judgeBody(presentBody(sent), this.service.clock.today(), this.reading);
  }
}

/** Judges the body of an estimate in the same way. */
@Injectable()
export class EstimateBodyPipe implements PipeTransform<unknown, JudgedEstimateBody> {
  constructor(@Inject(QUOTING_SERVICE) private readonly service: QuotingService) {}

  transform(sent: unknown): JudgedEstimateBody {
    return judgeEstimateBody(presentBody(sent), this.service.clock.today());
  }
}

/**
 * Returns a request's body.
 *
 * @throws BadRequestException when the request has none
 */
export function presentBody(sent: unknown): unknown {
  if (sent === undefined) throw new BadRequestException('La petición no lleva ningún cuerpo en JSON.');
  return sent;
}
