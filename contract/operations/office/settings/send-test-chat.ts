import { operation } from '../../../operation.ts';
import { emptyObject } from '../office-types.ts';

export const sendTestChat = operation({
  name: 'SEND_TEST_CHAT',
  path: 'settings/send-test-chat',
  summary: 'Queues a test message to the staff’s Telegram chat, up to ten per hour and person, then 429.',
  source: 'docs/decisions/108-telegram-from-triggers-and-a-product-feed.md',
  caller: { staff: 'settings.write' },
  request: emptyObject,
  response: emptyObject,
});
