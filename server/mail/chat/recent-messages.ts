import type { Database } from '#database/schema.ts';
import { lastNotices, type StoredNotice } from '#shop/staff-chat/staff-chat.ts';
import type { ChatLine } from './write-message.ts';
import { writeNotices } from './write-notices.ts';

/** Under which server the audit log has tests of the chat. */
export const testServer = 'telegram';

/** A message to the chat. Its lines are written again from the current records. */
export interface RecentMessage {
  id: number;
  at: string;
  state: 'sent' | 'saved' | 'waiting' | 'failed';
  why: string;
  lines: ChatLine[];
}

const maxNotices = 60;
const maxMessages = 10;

const stateOf = ({ sentAt, isSaved, hasFailed }: StoredNotice) =>
  sentAt ? (isSaved ? 'saved' : 'sent') : hasFailed ? 'failed' : 'waiting';

/** Returns the last messages, newest first. Notices that were sent together are one message. */
export async function recentMessages(db: Database, officeUrl: string): Promise<RecentMessage[]> {
  const groups = Map.groupBy(
    await lastNotices(db, maxNotices),
    (notice) => `${stateOf(notice)} ${notice.sentAt?.getTime() ?? notice.why}`,
  );
  return Promise.all(
    [...groups.values()].slice(0, maxMessages).map(async (notices) => {
      const [{ id, why, sentAt, createdAt }] = notices as [StoredNotice];
      const lines = await writeNotices(
        db,
        notices.map((notice) => notice.id),
        officeUrl,
      );
      const at = (sentAt ?? createdAt).toISOString();
      return { id, at, state: stateOf(notices[0] as StoredNotice), why, lines };
    }),
  );
}
