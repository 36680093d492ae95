import { operation } from '../../../operation.ts';
import { emptyObject } from '../office-types.ts';

export const sendTestMail = operation({
  name: 'SEND_TEST_MAIL',
  path: 'settings/send-test-mail',
  summary: 'Queues a test email to the caller, up to ten per hour, then 429.',
  source: 'docs/decisions/096-set-up-in-the-browser-alone.md',
  caller: { staff: 'settings.write' },
  request: emptyObject,
  response: emptyObject,
});
