import { Admission, QUOTING_SERVICE } from '@cotiza/platform';
import type { QuotingService } from '@cotiza/quoting';
import { Module, type DynamicModule } from '@nestjs/common';
import { KNOWN_HOSTS, knownHosts, type HostSettings } from './http/known-hosts';
import { McpController } from './http/mcp.controller';
import { PUBLIC_ADDRESS, ServerCardController } from './http/server-card.controller';

/** The MCP door: it translates between the protocol and the service, and decides nothing. */
@Module({ controllers: [McpController, ServerCardController] })
export class McpModule {
  /** @param admission what refuses quotations that could only wait; without it, all are begun */
  static with(settings: HostSettings, service: QuotingService, admission?: Admission): DynamicModule {
    return {
      module: McpModule,
      providers: [
        { provide: QUOTING_SERVICE, useValue: service },
        { provide: PUBLIC_ADDRESS, useValue: settings.PUBLIC_URL ?? null },
        { provide: KNOWN_HOSTS, useValue: knownHosts(settings) },
        ...(admission ? [{ provide: Admission, useValue: admission }] : []),
      ],
    };
  }
}
