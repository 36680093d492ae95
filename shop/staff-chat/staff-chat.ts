export {
  claimNotices,
  type ClaimedNotice,
  lastNotices,
  lateNotices,
  markNotices,
  noticeFacts,
  type NoticeFacts,
  postponeNotices,
  queueTestNotice,
  type StoredNotice,
} from './queries.ts';
export type { ChatFailure } from './retries.ts';
