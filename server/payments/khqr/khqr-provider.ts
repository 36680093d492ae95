import { khqr } from '#contract/payment-providers/khqr.ts';
import type { Attempt, Charge, CodeOfNight, Outcome, PaymentProvider } from '#shop/payments/payments.ts';
import { shownAgain } from '#shop/payments/payments.ts';
import { ProviderError } from '../provider-error.ts';
import type { Transfer } from './bakong-answer.ts';
import { bakongClient, type LinkSource } from './bakong-client.ts';
import { isKhqrCurrency, minorOf } from './khqr-amount.ts';
import { type KhqrBill, khqrCode, khqrName, type KhqrPayee } from './khqr-code.ts';
import { readKhqr } from './khqr-parse.ts';
import type { TokenKeeper } from './token-keeper.ts';

export const khqrMethod = khqr.method.id;

export interface KhqrOptions {
  url: string;
  payee: KhqrPayee;
  tokens: TokenKeeper;
  /** The source of links into bank apps; null to request none. */
  link: LinkSource | null;
  /** The shop's codes for the nightly comparison, page by page. */
  codesOfNight: (since: Date, after: number) => Promise<{ codes: CodeOfNight[]; next: number | null }>;
  isTest: boolean;
}

/** Minutes until a code expires; the central bank's specification allows ten. */
const codeMinutes = 5;
/** Milliseconds to wait for a link. */
const linkTimeoutMs = 3000;
/** Concurrent requests in the nightly comparison. */
const nightWidth = 4;

/**
 * KHQR through Bakong's service: a QR code that any bank app in Cambodia can pay. There are no webhooks, only polling
 * by MD5; codes can't be revoked, and refunds are manual.
 */
export function khqrProvider(options: KhqrOptions): PaymentProvider {
  const { url, payee, tokens, link, codesOfNight, isTest } = options;
  const bakong = bakongClient(url, tokens);

  async function lookup(attempt: Attempt, signal: AbortSignal): Promise<Outcome> {
    const { code } = attempt;
    if (!code) return { state: 'missing' };
    const found = await bakong.byMd5(attempt.reference, signal);
    // If the payment failed at the bank, the same code can be paid again.
    if (typeof found === 'string') return { state: 'needs_action', action: shownAgain(code) };
    return { state: 'paid', charge: chargeOf(attempt, found) };
  }

  /** Returns the payment of a transfer, compared with the code's amount, exact to the cent or riel. */
  function chargeOf(attempt: Attempt, transfer: Transfer): Charge {
    const expected = readKhqr(attempt.code?.text ?? '');
    const paid = isKhqrCurrency(transfer.currency) ? minorOf(transfer.amount, transfer.currency) : null;
    if (!expected || paid === null) throw new ProviderError('Bakong', 200, 'not_understood');
    const isInCurrency = transfer.currency === expected.currency;
    const money: Pick<Charge, 'amountCents' | 'currency' | 'isNot'> =
      isInCurrency && paid === expected.minor
        ? { amountCents: attempt.amountCents, currency: attempt.currency }
        : {
            amountCents: paid,
            currency: transfer.currency,
            isNot: isInCurrency ? 'another amount' : 'another currency',
          };
    const isOurs = transfer.to.toLowerCase() === payee.account.toLowerCase();
    return { ...money, chargeId: transfer.hash, isOurs, shop: '', takenAt: transfer.madeAt };
  }

  return {
    name: 'khqr',
    methods: [khqrMethod],
    confirmedBy: 'provider',
    refundsByHand: true,
    isTest,
    publicKey: '',
    // One more minute, for payments in the last second.
    holdMinutes: codeMinutes + 1,
    lateMinutes: 30,
    pollSeconds: 3,
    takesRiel: true,
    minCents: 1,
    listedAfterMinutes: 0,
    async create(attempt, signal) {
      const bill = billOf(attempt, Date.now());
      const code = khqrCode(payee, bill);
      const reference = khqrName(code);
      const brief = AbortSignal.any([signal, AbortSignal.timeout(linkTimeoutMs)]);
      const [found, appLink] = await Promise.all([
        // Before showing the code, verifies that we can query its payment.
        bakong.byMd5(reference, signal),
        link ? bakong.link(code, link, brief) : '',
      ]);
      if (found !== 'not-found') throw new ProviderError('Bakong', 200, 'known_already');
      const { currency, minor, expiresAt } = bill;
      return {
        reference,
        action: { kind: 'show-code', code, expiresAt, appLink, amount: { currency, minor } },
      };
    },
    confirm: (attempt, _proof, signal) => lookup(attempt, signal),
    lookup,
    async cancel(attempt, signal) {
      const outcome = await lookup(attempt, signal);
      const hasEnded = (attempt.code?.secondsLeft ?? 0) <= 0;
      return outcome.state === 'needs_action' && hasEnded
        ? { state: 'declined', reason: 'not paid in time' }
        : outcome;
    },
    refund: async () => ({ state: 'by-hand' }),
    findRefund: async () => ({ state: 'by-hand' }),
    readWebhook: async () => null,
    async charges(since, page, signal) {
      const { codes, next } = await codesOfNight(since, Number(page ?? 0));
      const seen: Awaited<ReturnType<typeof listed>>[] = [];
      for (let at = 0; at < codes.length; at += nightWidth)
        seen.push(
          ...(await Promise.all(codes.slice(at, at + nightWidth).map((each) => listed(each, signal)))),
        );
      return { charges: seen.filter((each) => each !== null), next: next === null ? null : String(next) };
    },
  };

  /** Looks up a payment by its transfer hash if known, otherwise by its code. Null if there was none. */
  async function listed(payment: CodeOfNight, signal: AbortSignal) {
    const { chargeId, reference, refundedCents } = payment;
    const found = await (chargeId === '' ? bakong.byMd5(reference, signal) : bakong.byHash(chargeId, signal));
    if (typeof found === 'string') return null;
    // Manual refunds are recorded only in our ledger.
    return { ...chargeOf(payment, found), reference, refundedCents };
  }
}

/** Returns what a code requests: the payment's amount, or its equivalent in riel. */
export function billOf(
  {
    key,
    amountCents,
    currency,
    riel,
  }: Pick<Attempt, 'key' | 'amountCents' | 'currency'> & { riel?: number | null },
  madeAt: number,
): KhqrBill {
  if (!isKhqrCurrency(currency)) throw new RangeError('no KHQR asks for this currency');
  return {
    currency: typeof riel === 'number' ? 'KHR' : currency,
    minor: riel ?? amountCents,
    number: key.replaceAll('-', '').slice(0, 20).toUpperCase(),
    madeAt: new Date(madeAt),
    expiresAt: new Date(madeAt + codeMinutes * 60_000),
  };
}
