import { PROBLEMS, refusalBody, type Refusal } from '@cotiza/contract';
import { HttpException } from '@nestjs/common';

/** Answers a refusal: its status, and the body of Cotiza's own interface, which has every fault. */
export class RefusalException extends HttpException {
  /** @param requestId the request's id in the log of the application */
  constructor(refusal: Refusal, requestId: string) {
    super(refusalBody(refusal, requestId), PROBLEMS[refusal.problem].status);
  }
}
