import {
  CheckoutPaymentIntent,
  OrdersController,
  OrderStatus,
  PaymentsController,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk';
import { paymentMethodIds } from '#contract/constants.ts';
import type { Outcome, PaymentProvider } from '#shop/payments/payments.ts';
import { isRefused, ProviderError } from '../provider-error.ts';
import { paypalAmount } from './paypal-amount.ts';
import { outcomeOf, refundOf } from './paypal-answers.ts';
import { paypalCharges } from './paypal-charges.ts';
import { answerOf, paypalClient, type PaypalKeys } from './paypal-client.ts';
import { paypalMark } from './paypal-mark.ts';
import { readPaypalWebhook } from './paypal-webhook.ts';

export interface PaypalOptions extends PaypalKeys {
  /** The account that must receive the payments. */
  merchantId: string;
  webhookId: string;
}

/** The fixed text of the specification (§9, wallet order). */
const description = 'Order';
/** Reasons for which an order is final without payment. For any other reason, the order must be looked up. */
const ends = new Set([
  'INSTRUMENT_DECLINED',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'ORDER_EXPIRED',
]);

/** The PayPal wallet: Orders v2, created and captured by us (docs/adding-a-payment-provider.md). */
export function paypalProvider(options: PaypalOptions): PaymentProvider {
  const { clientId, merchantId, webhookId } = options;
  const client = paypalClient(options);
  const orders = new OrdersController(client);
  const payments = new PaymentsController(client);

  const read = async (id: string, abortSignal: AbortSignal) => {
    const order = await answerOf(orders.getOrder({ id }, { abortSignal }));
    if (order.id !== id) throw new ProviderError('PayPal', 200, 'not_understood');
    return order;
  };

  const lookup = async (id: string, abortSignal: AbortSignal): Promise<Outcome> => {
    try {
      return outcomeOf(await read(id, abortSignal), merchantId);
    } catch (error) {
      if (!isRefused(error)) throw error;
      return error.status === 404 ? { state: 'missing' } : { state: 'unknown', reason: error.code };
    }
  };

  return {
    name: 'paypal',
    methods: [paymentMethodIds.wallet],
    confirmedBy: 'provider',
    isTest: false,
    publicKey: clientId,
    holdMinutes: 30,
    pollSeconds: null,
    minCents: 1,
    listedAfterMinutes: 180,
    async create({ key, shop, amountCents, currency }, abortSignal) {
      const { id } = await answerOf(
        orders.createOrder(
          {
            paypalRequestId: key,
            body: {
              intent: CheckoutPaymentIntent.Capture,
              purchaseUnits: [
                {
                  amount: paypalAmount(amountCents, currency),
                  description,
                  customId: paypalMark({ shop, key }),
                },
              ],
              paymentSource: {
                paypal: {
                  experienceContext: {
                    shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
                    userAction: PaypalExperienceUserAction.PayNow,
                  },
                },
              },
            },
          },
          { abortSignal },
        ),
      );
      if (typeof id !== 'string') throw new ProviderError('PayPal', 200, 'not_understood');
      return { reference: id, action: { kind: 'approve', walletOrderId: id } };
    },
    async confirm({ key, reference }, _proof, abortSignal) {
      // PayPal caches its answer to an idempotency key, including "not approved yet".
      const before = await read(reference, abortSignal);
      if (before.status !== OrderStatus.Approved) return outcomeOf(before, merchantId);
      try {
        await answerOf(
          orders.captureOrder({ id: reference, paypalRequestId: `${key}-capture` }, { abortSignal }),
        );
      } catch (error) {
        if (!isRefused(error)) throw error;
        if (ends.has(error.code)) return { state: 'declined', reason: error.code };
      }
      // The answer to a capture doesn't include the payee; the order does.
      return lookup(reference, abortSignal);
    },
    lookup: ({ reference }, signal) => lookup(reference, signal),
    // PayPal orders expire by themselves. Only we could capture an approved one, and we won't. If it was
    // captured, it is a late payment.
    async cancel({ reference }, signal) {
      const outcome = await lookup(reference, signal);
      return outcome.state === 'needs_action' ? { state: 'declined', reason: 'given up' } : outcome;
    },
    async refund({ chargeId, currency }, { key, amountCents }, abortSignal) {
      try {
        const made = await answerOf(
          payments.refundCapturedPayment(
            {
              captureId: chargeId,
              paypalRequestId: key,
              prefer: 'return=representation',
              body: { amount: paypalAmount(amountCents, currency), customId: key },
            },
            { abortSignal },
          ),
        );
        return refundOf(made);
      } catch (error) {
        if (!isRefused(error)) throw error;
        return { state: 'failed', reason: error.code };
      }
    },
    async findRefund({ reference }, refundKey, abortSignal) {
      const { purchaseUnits: units = [] } = await read(reference, abortSignal);
      const found = units
        .flatMap(({ payments: made }) => made?.refunds ?? [])
        .find(({ customId }) => customId === refundKey);
      return found ? refundOf(found) : { state: 'missing' };
    },
    readWebhook: (body, headers, signal) => readPaypalWebhook(client, webhookId, body, headers, signal),
    charges: paypalCharges(client),
  };
}
