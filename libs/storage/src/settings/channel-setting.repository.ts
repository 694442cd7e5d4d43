import type { ChannelSetting, ChannelState } from '../storage';
import type { AuditedContext } from '../storage-context';

const NAME = 'channel';

/** The value as it is written; null while the channel is on. */
type Written = { readonly reason: string; readonly retryAfterSeconds: number } | null;

export function channelSettingRepository({ database, clock, writeAudit }: AuditedContext): ChannelSetting {
  const write = (value: Written, action: string) =>
    database.write(async (db) => {
      const now = clock.now();
      const row = { value: JSON.stringify(value), changed_at: now };
      await db
        .insertInto('settings')
        .values({ name: NAME, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
      await writeAudit(db, { at: now, action, count: null });
    });
  return {
    read: async () => {
      const row = await database.read((db) =>
        db.selectFrom('settings').selectAll().where('name', '=', NAME).executeTakeFirst(),
      );
      return row ? stateOf(JSON.parse(row.value) as Written, row.changed_at) : stateOf(null, null);
    },
    switchOn: () => write(null, 'channel-on'),
    switchOff: (reason, retryAfterSeconds) => write({ reason, retryAfterSeconds }, 'channel-off'),
  };
}

const stateOf = (written: Written, changedAt: number | null): ChannelState => ({
  isOn: written === null,
  reason: written?.reason ?? null,
  retryAfterSeconds: written?.retryAfterSeconds ?? null,
  changedAt,
});
