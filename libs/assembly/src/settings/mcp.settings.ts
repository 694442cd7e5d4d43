import { CommaSeparated, IsOneOf, Setting } from '@cotiza/kernel/settings';
import { IsHostName } from '@cotiza/platform/process';

/** Under which names MCP is reached, and which pages may call it. */
export class McpSettings {
  @Setting(
    "Host names under which MCP clients reach the service, besides this machine's and PUBLIC_URL's, separated by commas.",
  )
  @CommaSeparated()
  @IsHostName({ each: true })
  readonly MCP_ALLOWED_HOSTS: readonly string[] = [];

  @Setting("Host names of web pages that may call MCP, besides this machine's and PUBLIC_URL's, separated by commas.")
  @CommaSeparated()
  @IsHostName({ each: true })
  readonly MCP_ALLOWED_ORIGINS: readonly string[] = [];

  @Setting(
    'What MCP clients get that do not say it in their address (?perfil=): completo, or directorio, which has only what app directories accept: nothing about who or where a person is.',
  )
  @IsOneOf(['completo', 'directorio'])
  readonly MCP_PROFILE: 'completo' | 'directorio' = 'completo';
}
