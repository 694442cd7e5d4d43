import * as change from '@cotiza/contract/testing';
import { addDays, systemClock } from '@cotiza/kernel';
import { LIMITS_OFF, runCommand, toolCommand, type Cleanup } from '@cotiza/tools-kit';
import { Option } from 'commander';
import { Findings, WatchedService } from '../driver';
import { Agent } from './agent';
import { DOORS, openDoor, type Door, type DoorName } from './doors';

/** The ways of agents: one sends the identity with the quotation alone; one prepares a draft, and its customer says on the page who they are. */
const PERSONAS = ['price first', 'never sees identity'] as const;
type Persona = (typeof PERSONAS)[number];

const {
  bodyOf,
  completeDraft,
  holderWithNie,
  landlord,
  notInsuredBefore,
  otherAddress,
  otherDriver,
  otherOwner,
  withoutPlate,
} = change;

/** The invented customers: each line, once as simple and once as involved as a customer is. */
const CUSTOMERS: Readonly<Record<string, change.BodyDraft>> = {
  // An estimate asks for no optional fact, which would move the price.
  'the owner of a flat': bodyOf('Home').without('risk.security_main_door'),
  'a landlord from abroad': bodyOf('Home').changed(holderWithNie, otherAddress, landlord),
  'the driver of a known car': bodyOf('Car'),
  'a car that another person drives': bodyOf('Car').changed(withoutPlate, otherDriver, otherOwner, notInsuredBefore),
  'the rider of a motorcycle': bodyOf('Motorcycle').changed(withoutPlate),
};
const DAYS_AHEAD = 10;

const AGENTS = toolCommand(
  'check -- agents',
  'Has scripted agents, which know only the answers of a started service, get invented customers their prices.',
).addOption(new Option('--persona <name>', 'only this one').choices(PERSONAS));

/** Of the identity of a customer. */
const IDENTITY = ['document_id', 'email', 'surname'].map((name) => `holder.${name}`);

async function run({ persona: asked }: { readonly persona?: Persona }, cleanup: Cleanup): Promise<boolean> {
  const findings = new Findings();
  const identities = Object.values(CUSTOMERS).flatMap(identityOf);
  const marks = { findIn: (text: string) => identities.find((value) => text.includes(value)) };
  const service = new WatchedService(marks, findings);
  cleanup.add(() => service.stop());
  await service.start({ HOST: '127.0.0.1', ...LIMITS_OFF });
  const conversations = (asked === undefined ? PERSONAS : [asked]).flatMap((persona) =>
    DOORS.flatMap((door) => Object.entries(CUSTOMERS).map((customer) => ({ persona, door, customer }))),
  );
  for (const { persona, door, customer } of conversations) {
    const [name, draft] = customer;
    for (const fault of await converse(service.url, persona, door, draft))
      findings.add(`${persona} at ${door}, ${name}: ${fault}`);
  }
  await service.judge();
  console.log(`agents: ${conversations.length} conversations, ${findings.sorts.size} faults`);
  return findings.sorts.size === 0;
}

const identityOf = (draft: change.BodyDraft): string[] => IDENTITY.map((field) => String(draft.at(field)));

/** Has an agent get a quotation for a customer. Returns the faults of the service, in sentences. */
async function converse(url: string, persona: Persona, name: DoorName, of: change.BodyDraft): Promise<string[]> {
  const draft = of.with('effective_date', addDays(systemClock().today(), DAYS_AHEAD));
  const faults = new Set<string>();
  const opened = await openDoor(name, url);
  const identity = identityOf(draft);
  const door: Door = {
    ...opened,
    call: async (operation, ...rest) => {
      const answer = await opened.call(operation, ...rest);
      if (operation.endsWith('_solicitud') && identity.some((value) => answer.whole.includes(value)))
        faults.add('an answer tells the agent who the customer is');
      return answer;
    },
  };
  const agent = new Agent(draft, door);
  try {
    if (persona === 'price first') await agent.quote();
    else await agent.quoteByDraft((made) => completeDraft(made, draft));
  } catch (error) {
    faults.add(`broke off: ${String(error)}`);
  } finally {
    await opened.close();
  }
  return [...faults, ...agent.troubles];
}

void runCommand(AGENTS, run);
