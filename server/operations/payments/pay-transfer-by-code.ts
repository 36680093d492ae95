import { payTransferByCode as operation } from '#contract/operations/payments/pay-transfer-by-code.ts';
import { payTransferByCode } from '#shop/payments/payments.ts';
import { handle } from '../../calls/operation.ts';
import { codeProvider } from '../../payments/code-provider.ts';
import { paidAnswer, refusedOrder } from './paid-answer.ts';

export const handler = handle(operation, async (input, { app, caller }) => {
  const { OrderId: orderId, PaymentMethod: methodId, CodeCurrency, languageCode } = input;
  const provider = methodId === null ? await codeProvider(app) : app.payments.for(methodId);
  const inRiel = CodeCurrency && provider?.takesRiel ? CodeCurrency === 'KHR' : null;
  const { customerId } = caller;
  const request = orderId !== null && provider && { customerId, orderId, inRiel, methodId };
  const outcome = request && (await payTransferByCode(app.db, provider, request));
  if (!outcome) return refusedOrder({ code: 'noCodeInstead' }, languageCode);
  return paidAnswer(outcome.order, outcome.paymentKey, outcome.pay, languageCode, outcome.dueCents);
});
