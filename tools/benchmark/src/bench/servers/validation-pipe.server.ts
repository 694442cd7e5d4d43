import 'reflect-metadata';
import type { QuoteResult } from '@cotiza/quoting';
import { Body, Controller, Get, HttpCode, Module, Post, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { CarBodyDto } from './car-body.dto';
import { QUOTE_PATH, READY_PATH, readServedAnswers, whereToListen } from './served-answers';

const { result } = readServedAnswers();

@Controller()
class QuotesController {
  @Post(QUOTE_PATH)
  @HttpCode(200)
  quote(@Body() _body: CarBodyDto): QuoteResult {
    return result;
  }

  @Get(READY_PATH)
  ready() {
    return { status: 'ok' };
  }
}

@Module({ controllers: [QuotesController] })
class AppModule {}

/** Nest on Fastify as its documentation has it: classes with decorators, judged by the global pipe. It computes nothing. */
async function main(): Promise<void> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(), { logger: ['error'] });
  app.useGlobalPipes(new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true, transform: true }));
  const { port, host } = whereToListen();
  await app.listen(port, host);
}

void main();
