import { exampleBody, requestSchema, type JudgedBody, type JudgedEstimateBody } from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import type { QuotingService } from '@cotiza/quoting';
import { Body, Controller, Inject, Module, Post, ValidationPipe, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiBody, DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import {
  CarBody,
  CotizaModule,
  EstimateBodyPipe,
  HomeBody,
  MotorcycleBody,
  QUOTING_SERVICE,
  RefusalException,
} from '.';

/** Answers the faults that the pipes found. */
const service = {
  clock: { today: () => TEST_DAY },
  requestQuote: ({ judgement: { faults } }: JudgedBody) =>
    Promise.resolve({ refusal: { problem: 'datos_invalidos', faults } }),
} as unknown as QuotingService;

@Controller()
class QuotesController {
  constructor(@Inject(QUOTING_SERVICE) private readonly quoting: QuotingService) {}

  @Post('car')
  @ApiBody({ type: CarBody })
  async quoteCar(@Body(CarBody) body: JudgedBody): Promise<never> {
    return this.refuse(body);
  }

  @Post('home')
  @ApiBody({ type: HomeBody })
  async quoteHome(@Body(HomeBody) body: JudgedBody): Promise<never> {
    return this.refuse(body);
  }

  @Post('motorcycle')
  @ApiBody({ type: MotorcycleBody })
  async quoteMotorcycle(@Body(MotorcycleBody) body: JudgedBody): Promise<never> {
    return this.refuse(body);
  }

  @Post('estimate')
  estimate(@Body(EstimateBodyPipe) { judgement }: JudgedEstimateBody): readonly string[] {
    return judgement.faults.map(({ campo }) => campo);
  }

  private async refuse(body: JudgedBody): Promise<never> {
    const answer = await this.quoting.requestQuote(body, { requestId: 'mine' });
    if ('refusal' in answer) throw new RefusalException(answer.refusal, 'mine');
    throw new Error('the service of this test refuses everything');
  }
}

/** A module of a feature, which does not import `CotizaModule` itself. */
@Module({ controllers: [QuotesController] })
class QuotesModule {}

async function appWith(cotiza: DynamicModule): Promise<NestFastifyApplication> {
  @Module({ imports: [cotiza, QuotesModule] })
  class AppModule {}

  const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(), { logger: false });
  // An application validates its own DTOs by one: it must leave these bodies as they are.
  app.useGlobalPipes(new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true, transform: true }));
  return app.init();
}

const example = (line: 'Home' | 'Car' | 'Motorcycle') => exampleBody(line, TEST_DAY);

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await appWith(CotizaModule.forRoot(service));
});
afterAll(() => app.close());

async function faultsOf(url: string, payload: object, of = app): Promise<string[]> {
  const body = (await of.inject({ method: 'POST', url, payload })).json<{ errores: { campo: string }[] }>();
  return body.errores.map(({ campo }) => campo);
}

it('judges the body of the line of the route, which may leave the line out', async () => {
  const { insurance_line: _line, ...car } = example('Car');
  expect(await faultsOf('/car', car)).toEqual([]);
  expect(await faultsOf('/motorcycle', example('Motorcycle'))).toEqual([]);
  expect(await faultsOf('/home', example('Home'))).toEqual([]);
  expect(await faultsOf('/car', example('Home'))).toContain('insurance_line');
});

it('answers a refusal with its status and all faults', async () => {
  const payload = { ...example('Car'), effective_date: 'mañana', client_reference: 7 };
  const answer = await app.inject({ method: 'POST', url: '/car', payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    error: 'datos_invalidos',
    errores: [{ campo: 'effective_date' }, { campo: 'client_reference' }],
    request_id: 'mine',
  });
});

it('judges the body of an estimate, of any line', async () => {
  const answer = await app.inject({ method: 'POST', url: '/estimate', payload: example('Car') });
  expect(answer.json()).toContain('holder.name');
});

it('refuses a request without a body', async () => {
  expect((await app.inject({ method: 'POST', url: '/car' })).statusCode).toBe(400);
});

it('takes the service from a factory', async () => {
  const late = await appWith(CotizaModule.forRootAsync({ useFactory: () => Promise.resolve(service) }));
  expect(await faultsOf('/car', example('Car'), late)).toEqual([]);
  await late.close();
});

it('describes the body of each line to Swagger as the contract does', () => {
  const { components, paths } = SwaggerModule.createDocument(app, new DocumentBuilder().build());
  const documented = Object.entries({ Car: 'CarBody', Home: 'HomeBody', Motorcycle: 'MotorcycleBody' } as const);
  for (const [line, name] of documented) {
    const { properties, required } = requestSchema(line as 'Car');
    expect(components?.schemas?.[name]).toEqual({ type: 'object', properties, required });
  }
  expect(paths['/car']?.post?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/CarBody' } } },
  });
});
