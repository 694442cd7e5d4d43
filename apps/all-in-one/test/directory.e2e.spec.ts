import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EFFECTIVE_DAY } from '@cotiza/contract/testing';
import { TOOLS } from '@cotiza/mcp';
import type { Client } from '@modelcontextprotocol/client';
import { connect, textsOf } from './mcp-client';
import { serviceForTests, startService } from './running-service';

interface TestCase {
  readonly user_prompt: string;
  readonly tools_triggered: string | null;
}

interface Replayed {
  readonly tool: string;
  readonly arguments: Record<string, unknown>;
  /** A part of the text of the answer. */
  readonly says: string;
}

type Cases = 'test_cases' | 'negative_test_cases';

/** The submission to the directory, with a call of a tool for each test case. */
type Submission = Record<Cases, readonly TestCase[]> & {
  readonly tools: Record<string, { readonly annotations: object }>;
  readonly replay: Record<Cases, readonly Replayed[]>;
};

const file = readFileSync(join(__dirname, '../../../examples/chatgpt-app-submission.json'), 'utf8');
const submission = JSON.parse(file.replaceAll('2027-01-01', EFFECTIVE_DAY)) as Submission;
const casesOf = (kind: Cases) =>
  submission[kind].map((testCase, at) => [testCase.user_prompt, testCase, submission.replay[kind][at]!] as const);

let client: Client;
afterAll(() => client.close());
const service = serviceForTests({ MCP_PROFILE: 'directorio' });
beforeAll(async () => (client = await connect(service)));

/** Returns the text of an answer, of an error as of a result. */
const said = ({ tool: name, arguments: args }: Replayed): Promise<string> =>
  client.callTool({ name, arguments: args }).then(
    (result) => textsOf(result).join('\n'),
    (error: unknown) => String(error),
  );

describe('the submission to an app directory', () => {
  it('has the tools of the profile, with their hints', async () => {
    const { tools } = await client.listTools();
    const hints = tools.map(({ name, annotations: { readOnlyHint, openWorldHint, destructiveHint } = {} }) => [
      name,
      { readOnlyHint, openWorldHint, destructiveHint },
    ]);
    expect(Object.entries(submission.tools).map(([name, { annotations }]) => [name, annotations])).toEqual(hints);
  });

  it.each(casesOf('test_cases'))('%s', async (_prompt, { tools_triggered }, replayed) => {
    expect(replayed.tool).toBe(tools_triggered);
    const result = await client.callTool({ name: replayed.tool, arguments: replayed.arguments });
    expect(result.isError).toBeFalsy();
    expect(textsOf(result).join('\n')).toContain(replayed.says);
  });

  it.each(casesOf('negative_test_cases'))('%s', async (_prompt, { tools_triggered }, replayed) => {
    expect(tools_triggered).toBeNull();
    const answer = await said(replayed);
    expect(answer).toContain(replayed.says);
    expect(answer).not.toContain('00000000T');
  });
});

describe('the directory profile', () => {
  it('has no prompt and no document that asks who the customer is', async () => {
    expect((await client.listPrompts()).prompts).toEqual([]);
    expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual(['ui://cotiza/ofertas.html']);
    await expect(client.readResource({ uri: 'cotiza://requisitos/coche' })).rejects.toThrow('No hay ningún recurso');
    await expect(client.getPrompt({ name: 'cotizar_seguro', arguments: { ramo: 'coche' } })).rejects.toThrow(
      'No hay ningún prompt',
    );
    expect(client.getInstructions()).not.toMatch(/cotizar_|comprobar_datos/);
  });

  it('is chosen by the address where another is the default, and the other way round', async () => {
    const other = await startService();
    const clients = [await connect(other, {}, '?perfil=directorio'), await connect(service, {}, '?perfil=completo')];
    const [few, all] = await Promise.all(clients.map(async (each) => (await each.listTools()).tools.length));
    await Promise.all(clients.map((each) => each.close()));
    await other.close();
    expect([few, all]).toEqual([Object.keys(submission.tools).length, TOOLS.length]);
  });
});
