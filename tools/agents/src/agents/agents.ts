import { exampleBody, lineOfRamo } from '@cotiza/contract';
import { dayInSpain, defined } from '@cotiza/kernel';
import { LIMITS_OFF, runCommand, toolCommand } from '@cotiza/tools-kit';
import { startServiceProcess } from '@cotiza/tools-kit/service';
import { Option } from 'commander';
import { Agent, type Outcome } from './agent';
import { Customer, MARKER } from './customer/customer';
import { completeDraft } from './customer/private-page';
import { CUSTOMERS, factsOf, type CustomerRow } from './customer/facts';
import type { Door, DoorName } from './door/door';
import { mcpDoor, restDoor, type Era } from './door/doors';
import { PERSONAS, type Persona } from './personas.table';

const AGENTS = toolCommand(
  'check -- agents',
  'Has scripted agents, which know only the answers of a started service, get invented customers their prices.',
).addOption(new Option('--persona <name>', 'only this one').choices(PERSONAS.map(({ name }) => name)));

const SETTINGS = { HOST: '127.0.0.1', ...LIMITS_OFF, LOG_LEVEL: 'error' };
const FEWEST_OFFERS = 3;

async function run({ persona: asked }: { readonly persona?: string }): Promise<boolean> {
  const conversations = PERSONAS.filter(({ name }) => asked === undefined || name === asked).flatMap((persona) =>
    persona.doors.flatMap((door) => CUSTOMERS.map((customer) => ({ persona, door, customer }))),
  );
  const { url, stop } = await startServiceProcess(SETTINGS);
  let faulty = 0;
  try {
    for (const [number, { persona, door, customer }] of conversations.entries()) {
      const faults = await converse(url, persona, door, customer, number);
      for (const fault of faults) console.log(`${persona.name} at ${door}, ${customer.name}: ${fault}`);
      faulty += faults.length;
    }
  } finally {
    await stop();
  }
  console.log(`agents: ${conversations.length} conversations, ${faulty} faults`);
  return faulty === 0;
}

/** Has an agent get a quotation for a customer. Returns the faults of the service, in sentences. */
async function converse(
  url: string,
  persona: Persona,
  name: DoorName,
  row: CustomerRow,
  number: number,
): Promise<string[]> {
  const today = dayInSpain(Date.now());
  const customer = new Customer(factsOf(row, number, today), persona);
  const opened = await openDoor(name, persona, url);
  const line = defined(lineOfRamo(row.ramo), `line ${row.ramo}`);
  const typed = exampleBody(line, today);
  let echoes = 0;
  let leaks = 0;
  const door: Door = {
    ...opened,
    call: async (call) => {
      const answer = await opened.call(call);
      if (answer.whole.toUpperCase().includes(MARKER)) echoes += 1;
      if (call.operation.endsWith('_solicitud') && identifying(typed).some((value) => answer.whole.includes(value)))
        leaks += 1;
      return answer;
    },
  };
  try {
    const agent = new Agent({ persona, customer, door, ramo: row.ramo });
    const outcome = await (persona.leavesIdentity
      ? agent.quoteByDraft((draft) => completeDraft(draft, line, typed))
      : agent.quote());
    return [
      ...faultsOf(outcome, persona),
      ...(leaks > 0 ? [`${leaks} answers to the agent tell who the customer is`] : []),
      ...(echoes > 0 ? [`${echoes} answers repeat a hostile value`] : []),
      ...customer.puzzling.map((question) => `the customer did not understand: ${question}`),
    ];
  } catch (error) {
    return [`broke off: ${String(error)}`];
  } finally {
    await opened.close();
  }
}

/** The values that customers type on their page and agents must not see. */
const identifying = ({ holder: { document_id, phone, email, surname } }: ReturnType<typeof exampleBody>): string[] => [
  document_id,
  phone,
  email,
  surname,
];

function faultsOf({ offers, estimate, surprises, helpless }: Outcome, { holdsIdentityBack }: Persona): string[] {
  return [
    ...(offers < FEWEST_OFFERS ? [`${offers} offers with a readable price`] : []),
    ...(holdsIdentityBack && !estimate ? ['no estimate without identifying values'] : []),
    ...(estimate?.holds === false ? ['the price is outside its estimate'] : []),
    ...(surprises > 0 ? ['a quotation was refused that the dry run had called complete'] : []),
    ...helpless.map((what) => `helpless with ${what}`),
  ];
}

const openDoor = (name: DoorName, { readsTextOnly }: Persona, url: string): Promise<Door> =>
  name === 'rest' ? Promise.resolve(restDoor(url)) : mcpDoor(name.slice('mcp-'.length) as Era, readsTextOnly, url);

void runCommand(AGENTS, run);
