import { sendTestChat } from '#contract/operations/office/settings/send-test-chat.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { queueTestNotice } from '#shop/staff-chat/staff-chat.ts';
import { handle } from '../../../calls/operation.ts';
import { testServer } from '../../../mail/chat/recent-messages.ts';
import { refuse } from '../account/office-answers.ts';

const maxPerHour = 10;

export const handler = handle(sendTestChat, async (_, { app: { db }, caller: { staffId } }) => {
  if (
    !(await consumeRateLimit(db, rateLimitKey('test-chats', String(staffId)), maxPerHour, rateWindows.hour))
  )
    return refuse(429, 'enoughTests');
  await queueTestNotice(db, testServer, staffActor(staffId));
  return {};
});
