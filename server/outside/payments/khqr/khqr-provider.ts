import type { Attempt, Charge, CodeOfNight, Outcome, PaymentProvider } from '#shop/payments/payments.ts';
import { shownAgain } from '#shop/payments/payments.ts';
import { ProviderError } from '../provider-error.ts';
import type { Transfer } from './bakong-answer.ts';
import { bakongClient, type LinkSource } from './bakong-client.ts';
import { isKhqrCurrency, minorOf } from './khqr-amount.ts';
import { type KhqrBill, khqrCode, khqrName, type KhqrPayee } from './khqr-code.ts';
import { readKhqr } from './khqr-parse.ts';
import type { TokenKeeper } from './token-keeper.ts';

/** A row of the base data. */
export const khqrMethod = 8;

export interface KhqrOptions {
  url: string;
  payee: KhqrPayee;
  tokens: TokenKeeper;
  /** null: no link into a bank's app is asked for. */
  link: LinkSource | null;
  /** What of the shop's codes the night looks at, page by page. */
  codesOfNight: (since: Date, after: number) => Promise<{ codes: CodeOfNight[]; next: number | null }>;
  isTest: boolean;
}

/** How long a code can be paid: the central bank's paper allows ten. */
const codeMinutes = 5;
/** A link is worth waiting for so long, in milliseconds. */
const linkPatience = 3000;
/** Questions at once in the night. */
const nightWidth = 4;

/**
 * KHQR by the service of Bakong: a code that any bank's app in Cambodia pays. Nothing tells us that it was paid but asking by
 * its MD5; nothing calls a code back, and nothing but a person gives money back.
 */
export function khqrProvider(options: KhqrOptions): PaymentProvider {
  const { url, payee, tokens, link, codesOfNight, isTest } = options;
  const bakong = bakongClient(url, tokens);

  async function lookup(attempt: Attempt, signal: AbortSignal): Promise<Outcome> {
    const { code } = attempt;
    if (!code) return { state: 'missing' };
    const found = await bakong.byMd5(attempt.reference, signal);
    // What failed at a bank may be tried again with the same code.
    if (typeof found === 'string') return { state: 'needs_action', action: shownAgain(code) };
    return { state: 'paid', charge: chargeOf(attempt, found) };
  }

  /** The money of a transfer, compared with what the code asked for, to the cent or the riel. */
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
    // A minute more, for who pays in the last second.
    holdMinutes: codeMinutes + 1,
    lateMinutes: 30,
    pollSeconds: 3,
    takesRiel: true,
    leastCents: 1,
    listedAfterMinutes: 0,
    async create(attempt, signal) {
      const bill = billOf(attempt, Date.now());
      const code = khqrCode(payee, bill);
      const reference = khqrName(code);
      const brief = AbortSignal.any([signal, AbortSignal.timeout(linkPatience)]);
      const [found, appLink] = await Promise.all([
        // Nobody is shown a code of which we could not see that it is paid.
        bakong.byMd5(reference, signal),
        link ? bakong.link(code, link, brief) : '',
      ]);
      if (found !== 'not-found') throw new ProviderError('Bakong', 200, 'known_already');
      const { currency, minor, expiresAt } = bill;
      return {
        reference,
        action: { kind: 'show-code', code, expiresAt, appLink, asks: { currency, minor } },
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

  /** By the name of its money where we know it, else by its code; null: there was none. */
  async function listed(payment: CodeOfNight, signal: AbortSignal) {
    const { chargeId, reference, refundedCents } = payment;
    const found = await (chargeId === '' ? bakong.byMd5(reference, signal) : bakong.byHash(chargeId, signal));
    if (typeof found === 'string') return null;
    // What a person gave back stands in our books alone.
    return { ...chargeOf(payment, found), reference, refundedCents };
  }
}

/** What a code asks for: the payment's amount, or the riel it comes to. */
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
