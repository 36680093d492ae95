export {
  requestNotice,
  confirmNotice,
  confirmNoticePath,
  noticeOfLink,
  type Notice,
  stopNotices,
  stopNoticesPath,
} from './request-notice.ts';
