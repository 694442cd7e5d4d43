import type { KeptMail, KeptMails } from '@cotiza/notifications';
import {
  type AuditLine,
  type ChannelState,
  type MessageSummary,
  type OutboxDesk,
  type Person,
  type PersonalData,
  type Privacy,
  type QuoteDetail,
  type Storage,
} from '@cotiza/storage';

/** The content of a test's storage, and the changes made to it. */
export interface Held {
  readonly quotes: readonly QuoteDetail[];
  /** Quotations that cannot be read. */
  readonly unreadable?: number;
  readonly drafts: PersonalData['drafts'];
  readonly messages: MessageSummary[];
  readonly switchedOff: Set<string>;
  /** E-mail files. */
  readonly emails: KeptMail[];
  readonly audit: readonly AuditLine[];
  channel: ChannelState;
  /** Changing commands with their arguments. */
  readonly done: unknown[];
}

export const held = (changes: Partial<Held> = {}): Held => ({
  quotes: [],
  drafts: [],
  messages: [],
  switchedOff: new Set(),
  emails: [],
  audit: [],
  channel: { isOn: true, reason: null, retryAfterSeconds: null, changedAt: null },
  done: [],
  ...changes,
});

const summaryOf = ({ reference, line, state, createdAt }: QuoteDetail) => ({ reference, line, state, createdAt });

/** Fakes the part of the storage that the operator's commands use, in memory. */
export function fakeStorage(data: Held, now: () => number): Storage {
  const quotesOf = ({ line, since = 0 }: { readonly line?: string; readonly since?: number }) =>
    data.quotes.filter((quote) => (line ?? quote.line) === quote.line && quote.createdAt >= since);
  const storage: Pick<Storage, 'channel' | 'quoteAdmin' | 'outboxDesk' | 'endpointSwitches' | 'privacy' | 'close'> = {
    channel: {
      read: () => Promise.resolve(data.channel),
      switchOn: async () => {
        data.channel = { isOn: true, reason: null, retryAfterSeconds: null, changedAt: now() };
      },
      switchOff: async (reason, retryAfterSeconds) => {
        data.channel = { isOn: false, reason, retryAfterSeconds, changedAt: now() };
      },
    },
    quoteAdmin: {
      list: async (filter) => quotesOf(filter).slice(0, filter.limit).map(summaryOf),
      find: async ({ id, since, limit }) => {
        const found = quotesOf({ since }).filter(({ reference }) => reference === id);
        const summaries = found.slice(0, limit).map((quote) => ({ ...summaryOf(quote), by: 'reference' as const }));
        return { unreadable: data.unreadable ?? 0, found: summaries };
      },
      show: async (reference) => data.quotes.find((quote) => quote.reference === reference),
      readEach: async (filter, visit) => {
        const asked = quotesOf(filter);
        for (const quote of asked) await visit(quote);
        return asked.length;
      },
      countByHour: async () => [],
    },
    outboxDesk: outboxDesk(data),
    endpointSwitches: { switchedOff: async () => data.switchedOff, switchOff: async () => undefined },
    privacy: privacy(data),
    close: async () => void data.done.push('closed'),
  };
  return storage as Storage;
}

function outboxDesk({ messages, switchedOff, done, unreadable = 0 }: Held): OutboxDesk {
  const count = (ids: readonly string[] | 'all-dead', states: readonly string[]) =>
    messages.filter(({ id, state }) =>
      ids === 'all-dead' ? state === 'dead' : ids.includes(id) && states.includes(state),
    ).length;
  return {
    list: async ({ state, kind, reference, limit }) =>
      messages
        .filter((message) => (reference ?? message.reference) === message.reference)
        .filter((message) => (state ?? message.state) === message.state && (kind ?? message.kind) === message.kind)
        .slice(0, limit),
    show: async (id) => messages.find((message) => message.id === id),
    count: async (states) =>
      Object.fromEntries(
        states.map((state) => [state, messages.filter((message) => message.state === state).length]),
      ) as Awaited<ReturnType<OutboxDesk['count']>>,
    backlog: async () => ({ waiting: messages.filter(({ state }) => state === 'pending').length, oldestDueAt: null }),
    failed: async () => [],
    deferred: async () => 0,
    retryNow: async (domain) => {
      done.push(['retry-now', domain]);
      const ids = messages.map(({ id }) => id);
      return { due: count(ids, ['pending']), unreadable };
    },
    replay: async (ids) => {
      done.push(['replay', ids]);
      return count(ids, ['dead']);
    },
    discard: async (ids) => {
      done.push(['discard', ids]);
      return count(ids, ['pending', 'dead']);
    },
    switchOn: async (name) => void switchedOff.delete(name),
  };
}

function privacy({ quotes, drafts, audit, done }: Held): Privacy {
  const note = (what: string, subject?: Person | number) => void done.push([what, subject]);
  return {
    exportPerson: async (person) => {
      note('export', person);
      return { quotes, drafts };
    },
    referencesOf: async () => quotes.map(({ reference }) => reference),
    erasePerson: async (person) => {
      note('erase', person);
      return { references: quotes.map(({ reference }) => reference), drafts: drafts.length };
    },
    purge: async (before, onProgress) => {
      note('purge', before);
      onProgress?.(200);
      return 250;
    },
    rotateKey: async (onProgress) => {
      note('rotate-key');
      onProgress?.(100);
      return 101;
    },
    auditTrail: async (limit) => audit.slice(0, limit),
  };
}

/** Fakes the e-mail files, and records each search. */
export function fakeMails({ emails, done }: Held): KeptMails {
  return {
    find: async () => emails,
    erase: async (sought) => {
      done.push(['erase e-mails', sought]);
      return emails.splice(0).length;
    },
    purge: async (before) => {
      done.push(['purge e-mails', before]);
      return emails.splice(0).length;
    },
  };
}
