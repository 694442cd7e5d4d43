import { exampleBody } from '@cotiza/contract';
import { addDays, systemClock } from '@cotiza/kernel';
import type { Measured } from './budgets.data';
import type { Answered, ToolDoor } from './tool-door';

/** Days until the policy that is asked for begins. */
const DAYS_AHEAD = 7;

/** What a customer says that has to be looked up. */
const LOOKED_UP = [
  { tipo: 'economic-occupations', texto: 'camarera' },
  { tipo: 'vehicle-versions', ramo: 'coche', texto: 'golf 1.6 tdi 2015' },
  { tipo: 'car-insurance-companies', texto: 'mapfre' },
];

const sumOf = (answers: readonly Answered[], part: 'text' | 'structured' | 'sent') =>
  answers.reduce((sum, answer) => sum + answer[part], 0);

/** What the quotation of a car costs a model, from the list of tools to the offers. */
export async function measureDoor(door: ToolDoor): Promise<Measured> {
  const { insurance_line: _line, ...body } = exampleBody('Car', addDays(systemClock().today(), DAYS_AHEAD)) as Record<
    string,
    unknown
  >;
  const list = await door.list();
  const refusal = await door.call('cotizar_coche', {});
  const requirements = await door.call('obtener_requisitos', { ramo: 'coche' });
  const lookups: Answered[] = [];
  for (const args of LOOKED_UP) lookups.push(await door.call('consultar_catalogo', args));
  const dryRun = await door.call('comprobar_datos', { ramo: 'coche', datos: body });
  const quote = await door.call('cotizar_coche', body);
  const conversation = [requirements, ...lookups, dryRun, quote];
  const written = sumOf(conversation, 'sent');
  return {
    list,
    requirementsText: requirements.text,
    requirementsData: requirements.structured,
    emptyBody: refusal.both,
    quoteText: quote.text,
    quoteData: quote.structured,
    conversationText: list + written + sumOf(conversation, 'text'),
    conversationData: list + written + sumOf(conversation, 'structured'),
  };
}
