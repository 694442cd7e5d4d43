import { defined } from '@cotiza/kernel';
import { LoadShedder } from '@cotiza/platform';
import type { DraftService, QuotingService } from '@cotiza/quoting';
import { Module, type DynamicModule } from '@nestjs/common';
import { AiCatalogController } from './http/ai-catalog.controller';
import { HOST_SETTINGS, type HostSettings } from './http/known-host.guard';
import { DOOR_TERMS, MCP_PATH, McpController, TOOL_SERVICE, type DoorTerms } from './http/mcp.controller';
import type { Audience } from './profiles/profile';
import { ServerCardController } from './http/server-card.controller';
import type { ToolService } from './tool';

export interface McpDoorSettings extends HostSettings {
  readonly MCP_PROFILE?: Audience;
  readonly MCP_QUOTE_DEADLINE_MS: number;
}

/** The MCP door: it translates between the protocol and the service, and decides nothing. */
@Module({})
export class McpModule {
  /** @param load refuses quotations under overload; without it, all are begun */
  static with(settings: McpDoorSettings, service: ToolService, load?: LoadShedder): DynamicModule {
    const terms: DoorTerms = {
      publicUrl: settings.PUBLIC_URL,
      audience: settings.MCP_PROFILE ?? 'completo',
      answeredWithinMs: settings.MCP_QUOTE_DEADLINE_MS,
    };
    return {
      module: McpModule,
      controllers: [McpController, ServerCardController, ...(settings.PUBLIC_URL ? [AiCatalogController] : [])],
      providers: [
        { provide: TOOL_SERVICE, useValue: service },
        { provide: DOOR_TERMS, useValue: terms },
        { provide: HOST_SETTINGS, useValue: settings },
        ...(load ? [{ provide: LoadShedder, useValue: load }] : []),
      ],
    };
  }
}

export interface McpParts {
  readonly settings: McpDoorSettings;
  readonly service: QuotingService;
  readonly load?: LoadShedder;
  readonly drafts?: DraftService;
}

export const MCP_DOOR = {
  entrance: `POST /${MCP_PATH}`,
  mcpPath: MCP_PATH,
  modules: ({ settings, service, load, drafts }: McpParts): readonly DynamicModule[] => [
    McpModule.with(settings, { ...service, drafts: defined(drafts, 'drafts of an app with a storage') }, load),
  ],
};
