export {
  requestNotice,
  confirmNotice,
  confirmNoticePath,
  noticeOfLink,
  type Notice,
  stopNotices,
  stopNoticesPath,
} from './request-notice.ts';
export { emailOf as contactOf } from './queries.ts';
