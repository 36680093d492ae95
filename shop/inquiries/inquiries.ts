export { contactShop } from './contact.ts';
export { answerers, listInquiries, waitingInquiries } from './inbox-queries.ts';
export { inquiryKind } from './inquiry-kind.ts';
export { writeAboutOrder } from './order-message-queries.ts';
export type { ContactMessage } from './queries.ts';
export {
  addReportPhoto,
  fileOfReportPhoto,
  type OrderReport,
  reportRefusal,
  reportOrder,
  reportsOf,
} from './report-queries.ts';
export { subscribe, subscriptionOf, unsubscribe, type Subscription } from './newsletter.ts';
export { decideSeller } from './seller-decision.ts';
export { subscriberKind } from './subscriber-kind.ts';
export { listSubscribers } from './subscriber-queries.ts';
export { answerInquiry, inquiryOfLink, replyPath, writeMessage, type WriteRefusal } from './thread.ts';
export {
  earlierReplies,
  type Inquiry,
  inquiryOf,
  messagesOf,
  replyTemplates,
  writtenTexts,
} from './thread-queries.ts';
