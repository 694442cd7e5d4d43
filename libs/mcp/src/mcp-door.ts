import type { LoadShedder } from '@cotiza/platform';
import type { QuotingService } from '@cotiza/quoting';
import type { DynamicModule } from '@nestjs/common';
import type { HostSettings } from './http/known-host.guard';
import { MCP_PATH } from './http/mcp.controller';
import { McpModule } from './mcp.module';

/** The parts of an app that the MCP door serves. */
export interface McpParts {
  readonly settings: HostSettings;
  readonly service: QuotingService;
  readonly load?: LoadShedder;
}

/** The MCP door for the assembly of an app. */
export const MCP_DOOR = {
  entrance: `POST /${MCP_PATH}`,
  mcpPath: MCP_PATH,
  modules: ({ settings, service, load }: McpParts): readonly DynamicModule[] => [
    McpModule.with(settings, service, load),
  ],
};
