import type { JudgedBody } from '@cotiza/contract';
import { CarBody, HomeBody, QUOTING_SERVICE, RefusalException } from '@cotiza/nest';
import type { QuoteResult, QuotingService } from '@cotiza/quoting';
import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';

@Controller('quotes')
export class QuotesController {
  constructor(@Inject(QUOTING_SERVICE) private readonly quoting: QuotingService) {}

  @Post('car')
  @HttpCode(200)
  @ApiBody({ type: CarBody })
  quoteCar(@Body(CarBody) body: JudgedBody): Promise<QuoteResult> {
    return this.quote(body);
  }

  @Post('home')
  @HttpCode(200)
  @ApiBody({ type: HomeBody })
  quoteHome(@Body(HomeBody) body: JudgedBody): Promise<QuoteResult> {
    return this.quote(body);
  }

  private async quote(body: JudgedBody): Promise<QuoteResult> {
    const requestId = crypto.randomUUID();
    const answer = await this.quoting.requestQuote(body, { requestId });
    if ('refusal' in answer) throw new RefusalException(answer.refusal, requestId);
    return answer.result;
  }
}
