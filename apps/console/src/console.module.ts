import { Module, ValidationPipe, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ConsoleContext } from './console-context';
import { InvalidFormException } from './http/page';
import { PageFilter } from './http/page.filter';
import { PageInterceptor } from './http/page.interceptor';
import { SessionGuard } from './http/session.guard';
import { metricsAddresses } from './metrics/metrics-addresses';
import { Scraper } from './metrics/scraper';
import { AuditController } from './pages/audit.controller';
import { CallersController } from './pages/callers.controller';
import { ChannelController } from './pages/channel.controller';
import { InsurersController } from './pages/insurers.controller';
import { MessagesController } from './pages/messages.controller';
import { OverviewController } from './pages/overview.controller';
import { PeopleController } from './pages/people.controller';
import { QuotationsController } from './pages/quotations.controller';
import { Operators } from './sign-in/operators';
import { Sessions } from './sign-in/sessions';
import { SignInController } from './sign-in/sign-in.controller';

/** Validates every form and query string. Unknown fields are ignored. */
const FORM_PIPE = new ValidationPipe({
  transform: true,
  whitelist: true,
  exceptionFactory: ([error]) => new InvalidFormException(Object.values(error?.constraints ?? {})[0]),
});

@Module({
  controllers: [
    SignInController,
    OverviewController,
    InsurersController,
    MessagesController,
    CallersController,
    ChannelController,
    QuotationsController,
    PeopleController,
    AuditController,
  ],
  providers: [
    { provide: APP_FILTER, useClass: PageFilter },
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_INTERCEPTOR, useClass: PageInterceptor },
    { provide: APP_PIPE, useValue: FORM_PIPE },
  ],
})
export class ConsoleModule {
  static with(context: ConsoleContext): DynamicModule {
    const { settings, clock } = context;
    const providers = [
      { provide: ConsoleContext, useValue: context },
      { provide: Operators, useValue: new Operators(settings.CONSOLE_KEYS) },
      { provide: Sessions, useValue: new Sessions(clock) },
      { provide: Scraper, useValue: new Scraper(metricsAddresses(settings)) },
    ];
    return { module: ConsoleModule, providers };
  }
}
