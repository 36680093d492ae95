import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getPaymentSetup, async (_input, { app }) =>
  app.payments.all.flatMap(({ methods, name, publicKey, isTest, pollSeconds }) =>
    methods.map((PaymentMethodId) => ({
      PaymentMethodId,
      Provider: name,
      PublicKey: publicKey,
      IsTest: isTest,
      PollSeconds: pollSeconds,
    })),
  ),
);
