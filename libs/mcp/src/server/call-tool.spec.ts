import { INSURANCE_LINES, LINES, quotingToolOf } from '@cotiza/contract';
import { bodyOf, bodyWithMutations, validBody } from '@cotiza/contract/testing';
import { insurer, isDown } from '@cotiza/quoting/testing';
import type { CallToolResult } from '@modelcontextprotocol/server';
import fc from 'fast-check';
import { freeTexts, MARKER, withEveryTextMarked, withFreeTextsMarked } from '../testing/markers';
import { call, refusalOf, testService, toolNamed, argumentsOf, VALID_CALLS, WHOLE } from '../testing/test-service';
import type { ToolService } from '../tool';
import { TOOLS } from '../tool-surface';
import { callTool } from './call-tool';

/** Every word of a result that a model reads. */
const wordsOf = ({ content }: CallToolResult) => JSON.stringify(content).toLowerCase();
const expectNoMarker = (result: CallToolResult) => expect(wordsOf(result)).not.toContain(MARKER.toLowerCase());

describe('what was received never reaches the words of a result', () => {
  it.each(INSURANCE_LINES)('%s: marked bodies can be quoted', async (line) => {
    expect(freeTexts(line).length).toBeGreaterThan(4);
    const args = argumentsOf(withFreeTextsMarked(bodyOf(line)));
    expect(JSON.stringify(args)).toContain(MARKER);
    const result = await call(toolNamed(quotingToolOf(line)), args, testService(line));
    expect(result.isError).toBeFalsy();
    expectNoMarker(result);
  });

  it.each(INSURANCE_LINES)(
    '%s: with the marker in free texts or in every text, of good bodies and bad',
    async (line) => {
      const service = testService(line);
      const { ramo } = LINES[line];
      await fc.assert(
        fc.asyncProperty(fc.oneof(validBody(line), bodyWithMutations(line)), async (draft) => {
          for (const args of [argumentsOf(withFreeTextsMarked(draft)), withEveryTextMarked(argumentsOf(draft))]) {
            expectNoMarker(await call(toolNamed(quotingToolOf(line)), args, service));
            for (const name of ['comprobar_datos', 'preparar_solicitud'])
              expectNoMarker(await call(toolNamed(name), { ramo, datos: args }, service));
          }
        }),
      );
    },
  );

  it.each(TOOLS.map(({ name }) => name))('%s: with the marker as any of its arguments', async (name) => {
    const { args, line } = VALID_CALLS[name]!;
    expectNoMarker(await call(toolNamed(name), withEveryTextMarked(args), testService(line)));
    for (const argument of Object.keys(args)) {
      expectNoMarker(await call(toolNamed(name), { ...args, [argument]: MARKER }, testService(line)));
      expectNoMarker(await call(toolNamed(name), { ...args, [argument]: [MARKER] }, testService(line)));
    }
  });
});

describe('a name that was received', () => {
  const expectNowhere = (result: CallToolResult) =>
    expect(JSON.stringify(result).toLowerCase()).not.toContain(MARKER.toLowerCase());

  it.each(TOOLS.map(({ name }) => name))('is nowhere in an answer of %s, also beside its words', async (name) => {
    const { args, line } = VALID_CALLS[name]!;
    for (const key of [MARKER, `a.${MARKER} "x`, `__${MARKER}`])
      expectNowhere(await call(toolNamed(name), { ...args, [key]: { [key]: 1 } }, testService(line)));
  });

  it.each(INSURANCE_LINES)('is nowhere in what is said of a body of %s', async (line) => {
    const { ramo } = LINES[line];
    const args = argumentsOf(
      bodyOf(line)
        .with(MARKER, 1)
        .with(`holder.${MARKER} x`, { [MARKER]: 1 }),
    );
    const checked = await call(toolNamed('comprobar_datos'), { ramo, datos: args }, testService(line));
    expect(checked.structuredContent).toMatchObject({ errores: [{ campo: 'holder' }, { campo: '' }] });
    expectNowhere(checked);
    const refused = await call(toolNamed(quotingToolOf(line)), args, testService(line), WHOLE);
    expect(refusalOf(refused).errores).toMatchObject([{ campo: 'holder' }, { campo: '' }]);
    expectNowhere(refused);
  });
});

describe('a refusal', () => {
  it('is an error in words, once, with what REST says beside them for programs alone', async () => {
    const [tool, args] = [toolNamed('obtener_requisitos'), { ramo: 'barco' }];
    expect(await call(tool, args)).not.toHaveProperty('_meta');
    const result = await call(tool, args, testService(), WHOLE);
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toBeUndefined();
    expect(result.content).toHaveLength(1);
    expect((result.content[0] as { text: string }).text).toContain('(parametros_invalidos, request_id req-1)');
    expect(refusalOf(result)).toMatchObject({ error: 'parametros_invalidos', request_id: 'req-1' });
  });

  it.each(TOOLS.map(({ name }) => name))('of a call of %s is answered without the use case', async (name) => {
    const service = new Proxy({} as ToolService, {
      get: () => {
        throw new Error('the use case ran');
      },
    });
    const refusal = { problem: 'limite_alcanzado', faults: [], retryAfterSeconds: 7 } as const;
    const caller = {
      requestId: 'req-1',
      address: 'http://127.0.0.1:3000',
      client: '192.0.2.1',
      answeredWithinMs: 4000,
      options: WHOLE,
      note: () => undefined,
    };
    const result = await callTool(toolNamed(name), VALID_CALLS[name]!.args, {
      service,
      caller: { ...caller, refusal },
    });
    expect(refusalOf(result as CallToolResult)).toMatchObject({ error: 'limite_alcanzado' });
    await expect(callTool(toolNamed(name), VALID_CALLS[name]!.args, { service, caller })).rejects.toThrow('use case');
  });

  it.each([
    ['comprobar_datos', { ramo: 'Car', datos: {} }, ['ramo', 'Envía coche.']],
    ['comprobar_datos', { datos: {} }, ['ramo', 'Indica el ramo']],
  ] as const)('of an argument of %s says what to send, once: %j', async (name, args, [campo, says]) => {
    const { errores } = refusalOf(await call(toolNamed(name), args, testService(), WHOLE));
    expect(errores).toMatchObject([{ campo, mensaje: expect.stringContaining(says) as unknown }]);
  });

  it('says when to try again', async () => {
    const service = testService('Home', [insurer('Aldaba', isDown)]);
    const { isError, content } = await call(toolNamed('cotizar_hogar'), VALID_CALLS.cotizar_hogar!.args, service);
    expect(isError).toBe(true);
    expect((content[0] as { text: string }).text).toContain('Espera 30 segundos');
  });
});
