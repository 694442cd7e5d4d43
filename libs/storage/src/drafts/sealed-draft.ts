import type { DraftContent, KeptDraft } from '@cotiza/quoting';
import type { Selectable } from 'kysely';
import type { QuoteDraftsTable } from '../database/schema';
import { draftPlace, type Seals } from '../encryption/key-ring';
import { subjectHashes } from '../encryption/hashes';
import type { StorageContext } from '../storage-context';

type SealedRow = Pick<Selectable<QuoteDraftsTable>, 'id' | 'key_id' | 'body_seal' | 'body' | 'hashes'>;

/** Returns the columns of a content: sealed, with the hashes of the persons in it. */
export function sealedDraft(
  { seals, ring }: Pick<StorageContext, 'seals' | 'ring'>,
  id: string,
  content: DraftContent,
): Omit<SealedRow, 'id'> {
  const { keyId, seal, ciphertext } = seals.seal(draftPlace(id), JSON.stringify(content));
  const hashes = subjectHashes(ring.find(keyId), peopleIn(content));
  return { key_id: keyId, body_seal: seal, body: ciphertext, hashes };
}

/** @throws UnknownDataKey, SealBroken */
export const openDraft = (seals: Seals, row: Omit<SealedRow, 'hashes'>): DraftContent =>
  JSON.parse(
    seals.open(draftPlace(row.id), { keyId: row.key_id, seal: row.body_seal, ciphertext: row.body }),
  ) as DraftContent;

/** @throws UnknownDataKey, SealBroken */
export const keptDraft = (seals: Seals, row: Omit<Selectable<QuoteDraftsTable>, 'seq'>): KeptDraft => ({
  id: row.id,
  content: openDraft(seals, row),
  state: row.state,
  reference: row.reference,
  expiresAt: row.expires_at,
  version: row.version,
});

/** Returns the people whom the customer has named, by whose hashes a draft is erased. */
function peopleIn({ customer }: DraftContent): Parameters<typeof subjectHashes>[1] {
  const text = (path: string) => {
    const value = customer[path]?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const documentOf = (party: string) => ({ document_id: text(`${party}.document_id`) });
  return {
    holder: { email: text('holder.email'), ...documentOf('holder') },
    driver: documentOf('driver'),
    owner: documentOf('owner'),
  };
}
