export {
  requestNotice,
  confirmNotice,
  confirmNoticePath,
  noticeOfLink,
  type Notice,
  stopNotices,
  stopNoticesPath,
} from './ask-for-notice.ts';
