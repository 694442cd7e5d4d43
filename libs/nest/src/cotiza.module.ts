import type { QuotingService } from '@cotiza/quoting';
import { ConfigurableModuleBuilder, Global, Module } from '@nestjs/common';
import { QUOTING_SERVICE } from './quoting-service.token';

const { ConfigurableModuleClass } = new ConfigurableModuleBuilder<QuotingService>({
  optionsInjectionToken: QUOTING_SERVICE,
})
  .setClassMethodName('forRoot')
  .build();

/**
 * Gives the whole application a quoting service and the pipes that judge bodies with its clock. `forRoot` takes the service, such as
 * `embeddedQuoting()` of `@cotiza/embedded`, and `forRootAsync` a factory of it.
 */
@Global()
@Module({ exports: [QUOTING_SERVICE] })
export class CotizaModule extends ConfigurableModuleClass {}
