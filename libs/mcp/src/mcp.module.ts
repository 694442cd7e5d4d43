import { defined } from '@cotiza/kernel';
import type { DoorDeps } from '@cotiza/quoting';
import { Module, type DynamicModule } from '@nestjs/common';
import { AiCatalogController } from './http/ai-catalog.controller';
import { HOST_SETTINGS } from './http/known-host.guard';
import type { HostSettings } from './http/known-hosts';
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
  static with(settings: McpDoorSettings, service: ToolService): DynamicModule {
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
      ],
    };
  }
}

export const MCP_DOOR = {
  entrance: `POST /${MCP_PATH}`,
  mcpPath: MCP_PATH,
  modules: ({ settings, service, drafts }: DoorDeps<McpDoorSettings>): readonly DynamicModule[] => [
    McpModule.with(settings, { ...service, drafts: defined(drafts, 'drafts of an app with a storage') }),
  ],
};
