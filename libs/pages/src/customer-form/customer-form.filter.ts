import { PROBLEMS, type ProblemCode } from '@cotiza/contract';
import { answerRefused, ProblemException } from '@cotiza/platform';
import { StorageUnavailable } from '@cotiza/quoting';
import { Catch, Inject, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { causeOf, STORAGE_RETRY_AFTER_SECONDS } from '../storage-down';
import { languageOf } from './form-language';
import { formMessages, type FormMessage } from './form-messages';
import { FORM_HEADERS, FORM_TERMS, type FormHeaders, type FormTerms } from './form-terms';

/** Renders the refusals of guards and of forms as pages, and that the storage is down. */
@Catch(ProblemException, StorageUnavailable)
export class CustomerFormFilter implements ExceptionFilter<ProblemException | StorageUnavailable> {
  private readonly logger = new Logger(CustomerFormFilter.name);
  private readonly messages: ReturnType<typeof formMessages>;

  constructor(
    @Inject(FORM_TERMS) { about }: FormTerms,
    @Inject(FORM_HEADERS) private readonly headers: FormHeaders,
  ) {
    this.messages = formMessages(about);
  }

  catch(thrown: ProblemException | StorageUnavailable, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { status, page } =
      thrown instanceof ProblemException ? this.refused(thrown, reply) : this.failed(thrown, reply);
    void reply.status(status).headers(this.headers).send(page);
  }

  private refused({ refusal, headers }: ProblemException, reply: FastifyReply): FormMessage {
    answerRefused(reply, refusal);
    void reply.headers(headers);
    return { ...this.messageOf(refusal.problem, reply), status: PROBLEMS[refusal.problem].status };
  }

  private messageOf(problem: ProblemCode, { request }: FastifyReply): FormMessage {
    const messages = this.messages[languageOf(request)];
    if (problem === 'parametros_invalidos') return messages.forged;
    if (problem === 'origen_no_permitido') return messages['from-elsewhere'];
    return problem === 'limite_alcanzado' ? messages['too-many'] : messages['no-prices-now'];
  }

  private failed(thrown: StorageUnavailable, reply: FastifyReply): FormMessage {
    this.logger.error(`a form cannot be kept: ${causeOf(thrown)}`);
    void reply.header('retry-after', STORAGE_RETRY_AFTER_SECONDS);
    return this.messages[languageOf(reply.request)]['try-again'];
  }
}
