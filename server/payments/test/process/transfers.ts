import { createHash } from 'node:crypto';
import { readKhqr } from '../../khqr/khqr-parse.ts';
import { majorText } from '../../khqr/khqr-amount.ts';
import type { Ledger, TestCharge } from './ledger.ts';
import { readToken } from './scenario.ts';

/** The envelope of Bakong's service. */
interface Envelope {
  responseCode: 0 | 1;
  responseMessage: string;
  errorCode: number | null;
  data: unknown;
}

const fine = (data: unknown): Envelope => ({
  responseCode: 0,
  responseMessage: 'Success',
  errorCode: null,
  data,
});
const fault = (errorCode: number, responseMessage: string): Envelope => ({
  responseCode: 1,
  responseMessage,
  errorCode,
  data: null,
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The stand-in for Bakong's service: its documented endpoints, and an extra one to pay a code. */
export class Transfers {
  readonly #ledger: Ledger;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** Answers a request. Returns undefined for an unknown path. */
  answer(path: string, body: Readonly<Record<string, unknown>>): Envelope | undefined {
    if (path === 'check_transaction_by_md5') return envelopeOf(this.#ledger.find(textOf(body['md5'])));
    if (path === 'check_transaction_by_hash')
      return envelopeOf(this.#ledger.all().find(({ money }) => money === textOf(body['hash'])));
    if (path === 'generate_deeplink_by_qr') return fault(4, 'There is no app to open');
    return path === 'transfers' ? this.#pay(textOf(body['code']), body) : undefined;
  }

  /** Pays a code as an app does: once, with its amount, to its account, unless the test overrides them. */
  #pay(code: string, wish: Readonly<Record<string, unknown>>): Envelope {
    const reply = readKhqr(code);
    const md5 = createHash('md5').update(code).digest('hex');
    if (!reply || readToken(textOf(wish['proof']))?.result !== 'approve')
      return fault(3, 'Transaction failed');
    const earlier = this.#ledger.find(md5);
    if (earlier) return envelopeOf(earlier);
    const { amount, currency, to } = wish;
    return envelopeOf(
      this.#ledger.keep({
        id: md5,
        key: md5,
        method: 'code',
        amount: typeof amount === 'number' ? amount : reply.minor,
        currency: currency === 'USD' || currency === 'KHR' ? currency : reply.currency,
        payee: typeof to === 'string' ? to : reply.account,
        shop: '',
        status: 'paid',
        secret: '',
        reason: '',
        money: createHash('sha256').update(`${md5} ${Date.now()}`).digest('hex'),
        takenAt: new Date().toISOString(),
        refunds: [],
      }),
    );
  }
}

function envelopeOf(transfer: TestCharge | undefined): Envelope {
  if (transfer?.method !== 'code') return fault(1, 'Transaction could not be found');
  const { money, payee, currency, amount, takenAt } = transfer;
  const at = Date.parse(takenAt);
  return fine({
    hash: money,
    fromAccountId: 'somebody@test',
    toAccountId: payee,
    currency,
    amount: Number(majorText({ currency: currency === 'KHR' ? 'KHR' : 'USD', minor: amount })),
    description: '',
    createdDateMs: at,
    acknowledgedDateMs: at,
  });
}
