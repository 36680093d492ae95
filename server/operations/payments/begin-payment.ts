import { messages } from '#contract/messages.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { handle, Refused } from '../../calls/operation.ts';
import { payByProvider } from './pay-by-provider.ts';

export const handler = handle(beginPayment, async (input, call) => {
  if (call.idempotencyKey === null) return new Refused(400, messages.texts.keyMissing);
  return payByProvider(call, input, { step: 'begin', proof: '', capturedReference: '' });
});
