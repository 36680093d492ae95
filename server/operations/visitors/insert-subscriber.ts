import { insertSubscriber } from '#contract/operations/visitors/insert-subscriber.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { subscribe } from '#shop/inquiries/inquiries.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(insertSubscriber, async ({ SubscriberEmail, languageCode }, { app }) => {
  await subscribe(app.db, { secret: app.secret, email: SubscriberEmail, language: languageCode });
  return [{ ResponseMsg: serverAnswers.saved }];
});
