import { LONGEST_DEADLINE_MS } from '@cotiza/insurers-port';
import { CommaSeparated, IsOneOf, IsWholeNumber, Setting } from '@cotiza/kernel/settings';
import { IsHostName } from '@cotiza/platform/process';

/** Under which names MCP is reached, which pages may call it, and how soon it answers. */
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

  @Setting(
    'Milliseconds after which a quotation over MCP is answered with what there is, without offers too; QUOTE_DEADLINE_MS where that is less. Some clients give up after five seconds.',
  )
  @IsWholeNumber(1, LONGEST_DEADLINE_MS)
  readonly MCP_QUOTE_DEADLINE_MS: number = 4000;
}
