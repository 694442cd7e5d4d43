import 'reflect-metadata';
import type { QuoteResult } from '@cotiza/quoting';
import { Body, Controller, HttpCode, Module, Post, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { QUOTE_PATH } from '../../service-requests';
import { CarBodyDto } from './car-body.dto';
import { announce, readServed } from './served';

const { quote } = readServed();

@Controller()
class QuotesController {
  @Post(QUOTE_PATH)
  @HttpCode(200)
  quote(@Body() _body: CarBodyDto): QuoteResult {
    return quote;
  }
}

@Module({ controllers: [QuotesController] })
class AppModule {}

/** Nest on Fastify as in its documentation: nested classes with decorators behind the global ValidationPipe. */
async function main(): Promise<void> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(), { logger: ['error'] });
  app.useGlobalPipes(new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true, transform: true }));
  await app.listen(0, '127.0.0.1');
  announce(await app.getUrl());
}

void main();
