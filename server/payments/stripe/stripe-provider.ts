import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Stripe } from 'stripe';
import { paymentMethodIds } from '#contract/constants.ts';
import type { Outcome, PaymentProvider } from '#shop/payments/payments.ts';
import { isRefused, ProviderError, safeErrorCode } from '../provider-error.ts';
import { stripeAmount } from './stripe-amount.ts';
import { listedCharge, outcomeOf, reasonOf, refundOf } from './stripe-answers.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  /** The secrets of webhooks. There are two during a rotation. */
  webhookSecrets: readonly string[];
  /** The URL of a local stub; undefined for Stripe itself. */
  address?: string | undefined;
}

/**
 * The timeout per request, in milliseconds. The SDK's 80 s and its retries don't suit us, because the shop
 * retries by itself.
 */
const timeoutMs = 10_000;
const withCharge = { expand: ['latest_charge'] };

/** Cards by Stripe: one payment intent per payment, including 3-D Secure (docs/adding-a-payment-provider.md). */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const { secretKey, publishableKey, webhookSecrets, address } = options;
  const isLive = /^[a-z]{2}_live_/u.test(secretKey);
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    httpClient: oneTryEach(address),
    telemetry: false,
    ...(address !== undefined && placeOf(address)),
  });

  const read = async (reference: string) => answerOf(stripe.paymentIntents.retrieve(reference, withCharge));

  const lookup = async (reference: string): Promise<Outcome> => {
    try {
      return outcomeOf(await read(reference), isLive);
    } catch (error) {
      if (error instanceof ProviderError && error.status === 404) return { state: 'missing' };
      throw error;
    }
  };

  /**
   * Cancels an intent: until then, another card could still pay it. If it can't be canceled, its status
   * counts.
   */
  const end = async (reference: string, reason: string): Promise<Outcome> => {
    try {
      const ended = await answerOf(stripe.paymentIntents.cancel(reference, withCharge));
      const outcome = outcomeOf(ended, isLive);
      return outcome.state === 'declined' ? { state: 'declined', reason } : outcome;
    } catch (error) {
      if (!isRefused(error)) throw error;
      return lookup(reference);
    }
  };

  return {
    name: 'stripe',
    methods: [paymentMethodIds.card],
    confirmedBy: 'provider',
    isTest: false,
    publicKey: publishableKey,
    holdMinutes: 30,
    pollSeconds: null,
    minCents: 50,
    listedAfterMinutes: 0,
    async create({ key, shop, amountCents, currency }) {
      const made = await answerOf(
        stripe.paymentIntents.create(
          {
            ...stripeAmount(amountCents, currency),
            allowed_payment_method_types: ['card'],
            metadata: { payment: key, shop },
          },
          { idempotencyKey: `${key} create` },
        ),
      );
      const { id, client_secret: clientSecret } = made;
      if (typeof id !== 'string' || typeof clientSecret !== 'string') throw notUnderstood();
      return { reference: id, action: { kind: 'confirm', clientSecret } };
    },
    async confirm({ key, reference }, proof) {
      if (proof === '') {
        // The answer to the bank's challenge had a definite result: this card won't pay.
        const intent = await read(reference);
        const hasFailed = intent.status === 'requires_payment_method' && Boolean(intent.last_payment_error);
        return hasFailed ? end(reference, reasonOf(intent)) : outcomeOf(intent, isLive);
      }
      // Another text could be a card number, so it isn't passed on.
      if (!/^(?:tok|pm)_[\w-]{1,200}$/u.test(proof)) return end(reference, 'no token');
      try {
        const confirmed = await answerOf(
          stripe.paymentIntents.confirm(
            reference,
            { ...methodOf(proof), use_stripe_sdk: true, ...withCharge },
            { idempotencyKey: `${key} confirm` },
          ),
        );
        return outcomeOf(confirmed, isLive);
      } catch (error) {
        if (!isRefused(error)) throw error;
        return end(reference, error.code);
      }
    },
    lookup: ({ reference }) => lookup(reference),
    cancel: ({ reference }) => end(reference, 'given up'),
    async refund({ reference, currency }, { key, amountCents }) {
      try {
        const made = await answerOf(
          stripe.refunds.create(
            {
              payment_intent: reference,
              amount: stripeAmount(amountCents, currency).amount,
              metadata: { refund: key },
            },
            { idempotencyKey: `${key} refund` },
          ),
        );
        return refundOf(made);
      } catch (error) {
        if (!isRefused(error)) throw error;
        return { state: 'failed', reason: error.code };
      }
    },
    async findRefund({ reference }, refundKey) {
      const list = await answerOf(stripe.refunds.list({ payment_intent: reference, limit: 100 }));
      const found = list.data.find(({ metadata }) => metadata?.['refund'] === refundKey);
      if (found) return refundOf(found);
      return list.has_more ? { state: 'unknown', reason: 'too many refunds' } : { state: 'missing' };
    },
    readWebhook: async (body, headers) =>
      readStripeWebhook(stripe, webhookSecrets, body, headers['stripe-signature'] ?? ''),
    async charges(since, page) {
      const list = await answerOf(
        stripe.charges.list({
          created: { gte: Math.floor(since.getTime() / 1000) },
          limit: 100,
          ...(page !== null && { starting_after: page }),
        }),
      );
      const last = list.data.at(-1);
      return {
        charges: list.data.flatMap(listedCharge),
        next: list.has_more && last ? last.id : null,
      };
    },
  };
}

/**
 * Returns the payment method of a proof. Existing clients send a card token, Stripe's newer forms a payment
 * method.
 */
const methodOf = (proof: string): Stripe.PaymentIntentConfirmParams =>
  proof.startsWith('tok_')
    ? // The SDK's types don't allow a token here; the API does.
      { payment_method_data: { type: 'card', card: { token: proof } } as never }
    : { payment_method: proof };

async function answerOf<T>(question: Promise<T>): Promise<T> {
  try {
    const answer = await question;
    if (typeof answer !== 'object' || answer === null) throw notUnderstood();
    return answer;
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    const { statusCode, decline_code: declined, code } = error as Stripe.errors.StripeError;
    // The error isn't passed as `cause`, which would put headers and bodies into the log.
    throw new ProviderError('Stripe', statusCode ?? 0, safeErrorCode(declined || code));
  }
}

/**
 * Returns an agent that prevents retries. The SDK retries requests on a closed connection even with retries
 * disabled; here they become a different error.
 */
function oneTryEach(address: string | undefined): Stripe.HttpClient {
  // Without keep-alive, because an idle connection may be closed by the time it is reused.
  const agent =
    address === undefined ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false });
  const client = Stripe.createNodeHttpClient(agent);
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request: Parameters<typeof makeRequest>) => {
    try {
      return await makeRequest(...request);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw Object.assign(new Error('no answer'), { code: code === 'ETIMEDOUT' ? code : 'closed' });
    }
  };
  return client;
}

const notUnderstood = () => new ProviderError('Stripe', 200, 'not_understood');

function placeOf(address: string) {
  const { hostname, port, protocol } = new URL(address);
  return { host: hostname, port, protocol: protocol.slice(0, -1) as 'http' | 'https' };
}
