import { judgeBody, judgeEstimateBody, type JudgedBody, type JudgedEstimateBody } from '@cotiza/contract';
import { ProblemException, QUOTING_SERVICE } from '@cotiza/platform';
import type { QuotingService } from '@cotiza/quoting';
import { Inject, Injectable, type PipeTransform } from '@nestjs/common';

/** Judges the body of a quotation or a dry run. The use case answers its faults, with those of the reference data. */
@Injectable()
export class QuoteBodyPipe implements PipeTransform<unknown, JudgedBody> {
  constructor(@Inject(QUOTING_SERVICE) private readonly service: QuotingService) {}

  transform(sent: unknown): JudgedBody {
    return judgeBody(present(sent), this.service.clock.today());
  }
}

/** Judges the body of an estimate in the same way. */
@Injectable()
export class EstimateBodyPipe implements PipeTransform<unknown, JudgedEstimateBody> {
  constructor(@Inject(QUOTING_SERVICE) private readonly service: QuotingService) {}

  transform(sent: unknown): JudgedEstimateBody {
    return judgeEstimateBody(present(sent), this.service.clock.today());
  }
}

/** Returns the body; without one, the request has no JSON. */
export function present(sent: unknown): unknown {
  if (sent === undefined) throw new ProblemException({ problem: 'json_invalido', faults: [] });
  return sent;
}
