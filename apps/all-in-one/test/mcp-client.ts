import type { InsuranceLine, RefusalBody } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { MCP, type RunningService } from './running-service';

/** Connects a client to the service's MCP server. @param query options in the address */
export async function connect(service: Pick<RunningService, 'url'>, options: object = {}, query = ''): Promise<Client> {
  const client = new Client({ name: 'cliente-de-pruebas', version: '1.0.0' }, options);
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}${MCP}${query}`)));
  return client;
}

/** Returns the arguments of the quoting tool of a line: the body of REST without the line, which the tool implies. */
export function argumentsOf(line: InsuranceLine): Record<string, unknown> {
  const { insurance_line: _line, ...args } = bodyOf(line).build();
  return args;
}

type Content = { type: string; text?: string }[];

/** Returns the texts of a tool's answer, in order. */
export const textsOf = (result: { content?: unknown }) => (result.content as Content).map(({ text }) => text ?? '');

/** Returns the body that REST would have answered instead of a tool's refusal. */
export const refusalOf = ({ _meta }: { _meta?: Record<string, unknown> }): RefusalBody =>
  _meta?.['cotiza/rechazo'] as RefusalBody;
