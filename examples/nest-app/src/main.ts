import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { AppModule } from './app.module';

async function start(): Promise<void> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter());
  const description = new DocumentBuilder().setOpenAPIVersion('3.1.0').setTitle('Quotes').build();
  // The description alone, at /docs-json: its pages need @fastify/static as well.
  SwaggerModule.setup('docs', app, () => SwaggerModule.createDocument(app, description), { ui: false });
  await app.listen(process.env.PORT ?? 3000, '127.0.0.1');
  console.log(`Listening on ${await app.getUrl()}`);
}

void start();
