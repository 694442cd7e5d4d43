import type { DraftService } from '@cotiza/drafts';
import { existing } from '@cotiza/kernel';
import { LoadShedder, QUOTING_SERVICE } from '@cotiza/platform';
import type { QuotingService } from '@cotiza/quoting';
import { Module, type DynamicModule } from '@nestjs/common';
import { KNOWN_HOSTS, knownHosts, type HostSettings } from './http/known-host.guard';
import { MCP_PATH, McpController, PUBLIC_ADDRESS } from './http/mcp.controller';
import { ServerCardController } from './http/server-card.controller';
import type { ToolService } from './tool';

/** The MCP door: it translates between the protocol and the service, and decides nothing. */
@Module({ controllers: [McpController, ServerCardController] })
export class McpModule {
  /** @param load refuses quotations under overload; without it, all are begun */
  static with(settings: HostSettings, service: ToolService, load?: LoadShedder): DynamicModule {
    return {
      module: McpModule,
      providers: [
        { provide: QUOTING_SERVICE, useValue: service },
        { provide: PUBLIC_ADDRESS, useValue: settings.PUBLIC_URL ?? null },
        { provide: KNOWN_HOSTS, useValue: knownHosts(settings) },
        ...(load ? [{ provide: LoadShedder, useValue: load }] : []),
      ],
    };
  }
}

export interface McpParts {
  readonly settings: HostSettings;
  readonly service: QuotingService;
  readonly load?: LoadShedder;
  readonly drafts?: DraftService;
}

export const MCP_DOOR = {
  entrance: `POST /${MCP_PATH}`,
  mcpPath: MCP_PATH,
  modules: ({ settings, service, load, drafts }: McpParts): readonly DynamicModule[] => [
    McpModule.with(settings, { ...service, drafts: existing(drafts, 'drafts of an app with a storage') }, load),
  ],
};
