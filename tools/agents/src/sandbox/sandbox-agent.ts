import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { withValue } from '@cotiza/contract';
import type { Answer, Door, DoorCall } from '../agents/door/door';
import type { Json } from '../agents/reading/json';
import { PRICE_LINE, pricesIn } from '../agents/reading/offers';
import { faultsInText } from '../agents/reading/text';
import type { Inbox } from './inbox';

/** The course of a conversation, for those who judge it. */
export interface Conversation {
  /** The texts that the customer heard, in order. */
  readonly heard: readonly string[];
  readonly called: readonly DoorCall['operation'][];
  /** Seconds that the agent waited because an answer asked for it. */
  readonly waited: readonly number[];
  /** The number of offers each time that some were presented. */
  readonly presented: readonly number[];
  /** The reference of the last quotation. */
  readonly reference?: string;
}

/** The customer of a conversation does not wait longer for another attempt. */
const LONGEST_WAIT_S = 10;
const ROUNDS = 10;
const POLL_MS = 3000;

const WAIT = /^Espera (\d+) segundos/m;
const HANDLE = /^consulta: (\S+)$/m;
/** The id of the first offer is made of its number. */
const OFFER = /detalle_de_oferta: ([\w-]+)\.N\n/;
const REFERENCE = /^Cotización (COT-\w+)/;

/** Gets a customer offers over MCP, by the texts of the answers alone, and tells the customer everything that matters. */
export class SandboxAgent {
  private readonly heard: string[] = [];
  private readonly called: DoorCall['operation'][] = [];
  private readonly waited: number[] = [];
  private readonly presented: number[] = [];
  private reference: string | undefined;

  constructor(
    private readonly door: Door,
    private readonly ramo: string,
    private readonly inbox: Inbox,
  ) {}

  async converse(body: Json): Promise<Conversation> {
    const answer = await this.quoted(body);
    if (this.tell(answer)) {
      const last = await this.completed(answer);
      await this.choose(last, body);
      await this.hearOfMail();
    }
    const { heard, called, waited, presented, reference } = this;
    return { heard, called, waited, presented, reference };
  }

  private call(operation: DoorCall['operation'], sent: Json): Promise<Answer> {
    this.called.push(operation);
    return this.door.call({ operation, ramo: this.ramo, sent });
  }

  /** Quotes under one key: again after the wait that the answer asks for, and with what the customer answers to its questions. */
  private async quoted(body: Json): Promise<Answer> {
    const key = { idempotency_key: randomUUID() };
    const answer = await this.call('cotizar', { ...body, ...key });
    if (!answer.isRefused) return answer;
    const seconds = Number(WAIT.exec(answer.said)?.[1] ?? Infinity);
    if (seconds <= LONGEST_WAIT_S) {
      this.waited.push(seconds);
      await pause(seconds * 1000);
      return this.call('cotizar', { ...body, ...key });
    }
    const answered = this.answersOfCustomer(answer, body);
    return answered ? this.call('cotizar', { ...answered, ...key }) : answer;
  }

  /** Asks the customer, who takes the first value of each question. Returns undefined where there is nothing to choose from. */
  private answersOfCustomer({ said }: Answer, body: Json): Json | undefined {
    const questions = faultsInText(said).filter(({ pregunta, about }) => pregunta && about.choices);
    if (questions.length === 0) return undefined;
    return questions.reduce((filled, { campo, pregunta, about: { choices = [] } }) => {
      this.heard.push(`${pregunta} ${choices.map(({ etiqueta = '' }) => etiqueta).join('; ')}`);
      return withValue(filled, campo, choices[0]?.valor) as Json;
    }, body);
  }

  /** Tells the customer of a quotation or of its refusal. Returns whether there are offers. */
  private tell(answer: Answer): boolean {
    const { said, isRefused } = answer;
    const offers = isRefused ? 0 : pricesIn(answer);
    this.heard.push(...(isRefused ? refusalInWords(said) : quotationInWords(said)));
    if (offers > 0) this.presented.push(offers);
    this.reference = REFERENCE.exec(said)?.[1] ?? this.reference;
    return offers > 0;
  }

  /** Asks for pending offers until there are none, and presents the whole. */
  private async completed(answer: Answer): Promise<Answer> {
    let last = answer;
    for (let round = 0, handle = HANDLE.exec(last.said)?.[1]; handle && round < ROUNDS; round += 1) {
      await pause(POLL_MS);
      last = await this.call('consultar_cotizacion', { consulta: handle });
      handle = HANDLE.exec(last.said)?.[1];
    }
    if (last !== answer) this.tell(last);
    return last;
  }

  /** Looks at the offer that the customer chooses. Where its price is over, quotes once more. */
  private async choose({ said }: Answer, body: Json): Promise<void> {
    const detail = await this.call('detalle_de_oferta', { oferta_id: `${OFFER.exec(said)?.[1]}.1` });
    if (!detail.isRefused) return;
    this.heard.push(...refusalInWords(detail.said));
    this.tell(await this.quoted(body));
  }

  private async hearOfMail(): Promise<void> {
    if (this.reference === undefined) return;
    const mail = await this.inbox.mailOf(this.reference);
    this.heard.push(mail === 'entregado' ? 'Te hemos enviado los precios por correo.' : ASK_ADDRESS);
  }
}

export const ASK_ADDRESS = '¿A qué otra dirección de correo te mandamos los precios? La que diste los rechaza.';

/** Returns the first sentence of a refusal, and the wait. */
function refusalInWords(said: string): string[] {
  const wait = WAIT.exec(said)?.[1];
  const [sentence = ''] = said.split(/(?<=\.) |\n/);
  return wait === undefined ? [sentence] : [sentence, `Podemos volver a intentarlo dentro de ${wait} segundos.`];
}

/** Returns the prices, or that there are none, and the notice for the customer, which is the last line. */
function quotationInWords(said: string): string[] {
  const lines = said.split('\n');
  const prices = lines.filter((line) => PRICE_LINE.test(line));
  return [...(prices.length > 0 ? prices : lines.slice(1, 2)), lines.at(-1) ?? ''];
}
