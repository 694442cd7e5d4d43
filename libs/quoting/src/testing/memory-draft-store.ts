import { type DraftContent, type DraftStore, type KeptDraft, MOST_WRONG_CODES } from '../ports/draft-store';

interface Row {
  draft: KeptDraft;
  browserKey?: string;
  wrongCodes: number;
}

/** Code of every draft of tests. */
export const TEST_CODE = '7KQ-42M';

/** Drafts of tests, in memory. The token of `d1` is `token-d1`. */
export function memoryDraftStore(): DraftStore & {
  /** Keeps that a draft was quoted, as the storage does with the quotation. */
  quoted(id: string, state: 'cotizada' | 'sin_ofertas', reference: string): void;
} {
  const rows = new Map<string, Row>();
  const put = (content: DraftContent, expiresAt: number, state: KeptDraft['state'], browserKey?: string) => {
    const id = `d${rows.size + 1}`;
    rows.set(id, { draft: { id, content, state, reference: null, expiresAt, version: 1 }, browserKey, wrongCodes: 0 });
    return id;
  };
  const rowOf = (token: string) => rows.get(token.replace('token-', ''));
  return {
    add: (content, expiresAt) => Promise.resolve(put(content, expiresAt, 'pendiente')),
    begin: (content, expiresAt) => {
      const id = put(content, expiresAt, 'en_curso', 'browser-0');
      return Promise.resolve({ token: `token-${id}`, browserKey: 'browser-0' });
    },
    linkOf: (id) => ({ token: `token-${id}`, code: TEST_CODE }),
    find: (id) => Promise.resolve(rows.get(id)?.draft),
    findByToken: (token, browserKey) => {
      const row = rowOf(token);
      if (!row) return Promise.resolve(undefined);
      const isLocked = row.wrongCodes >= MOST_WRONG_CODES;
      const access =
        row.browserKey === undefined
          ? isLocked
            ? 'locked'
            : 'needs-code'
          : row.browserKey === browserKey
            ? 'open'
            : 'other-browser';
      return Promise.resolve({ draft: row.draft, access });
    },
    unlock: (token, code) => {
      const row = rowOf(token);
      if (!row) return Promise.resolve('unknown');
      if (row.browserKey !== undefined) return Promise.resolve('other-browser');
      if (row.wrongCodes >= MOST_WRONG_CODES) return Promise.resolve('locked');
      if (code !== TEST_CODE) return Promise.resolve(++row.wrongCodes >= MOST_WRONG_CODES ? 'locked' : 'wrong');
      row.browserKey = 'browser-1';
      row.draft = { ...row.draft, state: 'en_curso' };
      return Promise.resolve({ browserKey: row.browserKey });
    },
    change: ({ id, version }, content, state) => {
      const row = rows.get(id);
      if (row?.draft.version !== version) return Promise.resolve(false);
      row.draft = { ...row.draft, content, state, reference: null, version: version + 1 };
      return Promise.resolve(true);
    },
    csrfOf: (browserKey) => `csrf-${browserKey}`,
    offersTokenOf: ({ id, version }) => `offers-${id}.${version}`,
    quoted: (id, state, reference) => {
      const row = rows.get(id);
      if (row) row.draft = { ...row.draft, state, reference };
    },
  };
}
