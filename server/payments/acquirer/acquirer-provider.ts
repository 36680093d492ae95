import { z } from 'zod';
import { currency } from '#contract/constants.ts';
import { acquirer } from '#contract/payment-providers/acquirer.ts';
import type { Attempt, Charge, Outcome, PaymentProvider } from '#shop/payments/payments.ts';
import { shownAgain } from '#shop/payments/payments.ts';
import { isRefused, ProviderError, safeErrorCode } from '../provider-error.ts';
import { acquirerAmount, fromAcquirer } from './acquirer-amount.ts';
import { acquirerClient, type AcquirerPayment, answers, type Status } from './acquirer-client.ts';
import { isSigned } from './acquirer-signature.ts';

export interface AcquirerOptions {
  url: string;
  merchant: string;
  secret: string;
  isTest: boolean;
}

/** Minutes until a QR code expires. */
const codeMinutes = 5;

const push = z.object({
  event: z.string().min(1).max(100),
  kind: z.string().max(60),
  code: z.string().max(100),
  at: z.iso.datetime(),
});

/**
 * A bank's acquiring service: a QR code created by POST, a webhook when it is paid, a refund endpoint. It
 * isn't the API of a specific bank, but the simplest that such a service can have
 * (docs/adding-a-payment-provider.md).
 */
export function acquirerProvider(options: AcquirerOptions): PaymentProvider {
  const { merchant, secret, isTest } = options;
  const request = acquirerClient(options);

  /** "Not found" is a result, not an error. */
  async function known<Answer, Otherwise>(requested: Promise<Answer>, otherwise: Otherwise) {
    return requested.catch((error: unknown): Otherwise => {
      if (error instanceof ProviderError && error.status === 404) return otherwise;
      throw error;
    });
  }

  function outcomeOf(attempt: Attempt, { state, payment }: Status): Outcome {
    if (state === 'ended') return { state: 'declined', reason: 'not paid in time' };
    if (state === 'waiting') {
      if (!attempt.code) return { state: 'missing' };
      return { state: 'needs_action', action: shownAgain(attempt.code) };
    }
    if (!payment) throw new ProviderError('the acquirer', 200, 'not_understood');
    return { state: 'paid', charge: chargeOf(payment), refundedCents: cents(payment.refunded) };
  }

  const chargeOf = (payment: AcquirerPayment): Charge => ({
    chargeId: payment.id,
    amountCents: cents(payment.amount),
    currency: payment.currency,
    isOurs: payment.merchant === merchant,
    shop: payment.shop,
    takenAt: new Date(payment.paidAt),
  });

  async function lookup(attempt: Attempt, signal: AbortSignal): Promise<Outcome> {
    const reply = await known(request('status', answers.status, { code: attempt.reference }, signal), null);
    return reply ? outcomeOf(attempt, reply) : { state: 'missing' };
  }

  return {
    name: acquirer.name,
    methods: [acquirer.method.id],
    confirmedBy: 'provider',
    isTest,
    publicKey: '',
    // One more minute, for payments in the last second.
    holdMinutes: codeMinutes + 1,
    // Its webhooks notify the shop; the page that shows the code has to poll.
    pollSeconds: 5,
    minCents: 1,
    listedAfterMinutes: 5,
    async create({ key, shop, amountCents }, signal) {
      const question = {
        key,
        shop,
        amount: acquirerAmount(amountCents),
        currency: currency.code,
        minutes: codeMinutes,
      };
      const { id, qr, link = '', seconds } = await request('qr', answers.qr, question, signal);
      const expiresAt = new Date(Date.now() + seconds * 1000);
      return { reference: id, action: { kind: 'show-code', code: qr, expiresAt, appLink: link } };
    },
    confirm: (attempt, _proof, signal) => lookup(attempt, signal),
    lookup,
    async cancel(attempt, signal) {
      const reply = await known(request('cancel', answers.cancel, { code: attempt.reference }, signal), null);
      return reply ? outcomeOf(attempt, reply) : { state: 'missing' };
    },
    async refund({ chargeId }, { key, amountCents }, signal) {
      const question = { payment: chargeId, key, amount: acquirerAmount(amountCents) };
      try {
        const reply = await request('refund', answers.refund, question, signal);
        return reply.state === 'failed' ? { ...reply, reason: safeErrorCode(reply.reason) } : reply;
      } catch (error) {
        if (isRefused(error)) return { state: 'failed', reason: error.code };
        throw error;
      }
    },
    async findRefund({ chargeId }, key, signal) {
      const reply = await known(
        request('refund-status', answers.refund, { payment: chargeId, key }, signal),
        null,
      );
      return reply ?? { state: 'missing' };
    },
    async readWebhook(body, headers) {
      const { 'x-time': time = '', 'x-signature': signature = '' } = headers;
      if (!/^\d{13}$/u.test(time) || !isSigned(secret, time, body, signature)) return null;
      const parsed = push.safeParse(readJson(body));
      if (!parsed.success) return null;
      const { event, kind, code, at } = parsed.data;
      return {
        eventId: event,
        kind,
        key: '',
        reference: code,
        chargeId: '',
        signedAt: new Date(Number(time)),
        happenedAt: new Date(at),
        dispute: null,
      };
    },
    async charges(since, page, signal) {
      const question = { since: since.toISOString(), page };
      const { payments, next } = await request('payments', answers.payments, question, signal);
      return {
        next,
        charges: payments.map((each) => ({
          ...chargeOf(each),
          reference: each.code,
          refundedCents: cents(each.refunded),
        })),
      };
    },
  };
}

/**
 * Converts an amount to cents.
 * @throws ProviderError for an invalid amount, because the outcome is then unknown
 */
function cents(written: string): number {
  try {
    return fromAcquirer(written);
  } catch {
    throw new ProviderError('the acquirer', 200, 'not_understood');
  }
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
