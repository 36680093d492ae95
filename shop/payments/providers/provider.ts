import type { PaymentMethodId } from '#contract/constants.ts';

/** A payment as a provider needs to know it. */
export interface Attempt {
  /** Our name for it at the provider, a UUID; never another one for the same payment. */
  key: string;
  /** The provider's name for it; '' until `create` has answered. */
  reference: string;
  methodId: PaymentMethodId;
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  /** As it was shown, where it is paid by a code; left out: none was. */
  code?: KeptCode | null;
}

/** A code as it is kept with its payment: it is never made anew. */
export interface KeptCode {
  text: string;
  /** Opens the bank's app; '' for none. */
  appLink: string;
  /** When it ends: milliseconds since 1970, and seconds by the database's clock. */
  endsAt: number;
  secondsLeft: number;
  /** What it says, in cents or riel. */
  currency: string;
  minor: number;
  /** Since the bank was last asked; null: it never was. */
  askedSeconds: number | null;
}

/**
 * A payment to be announced. `shop`: the id of this shop, to stand with the key on the charge. `riel`: what is to be asked for
 * in the place of the amount, where the shopper pays in riel.
 */
export type NewAttempt = Attempt & { shop: string; riel?: number | null };

/** What the shopper has to do in the browser before money can move. */
export type Action =
  /** Hand the secret to the provider's own script: card fields, 3-D Secure. */
  | { kind: 'confirm'; clientSecret: string }
  /** Approve the provider's order with its buttons. */
  | { kind: 'approve'; walletOrderId: string }
  /**
   * Pay what a code says, e.g. a bank's QR, until it ends. `appLink`: opens the app of a bank that takes it. `asks`: what it
   * says, in cents or riel; left out: the payment's own amount.
   */
  | {
      kind: 'show-code';
      code: string;
      expiresAt: Date;
      appLink?: string;
      asks?: { currency: string; minor: number };
    };

/** Money that was taken, as the provider tells it. */
export interface Charge {
  /** The provider's name for the money; one never belongs to two payments. */
  chargeId: string;
  amountCents: number;
  currency: string;
  /** It went to the account of this shop. */
  isOurs: boolean;
  /** Id of the shop whose mark it carries: several may share an account. '' for none. */
  shop: string;
  takenAt: Date;
  /** What a code asked for and was not paid as; left out: it is the money that was asked for, as far as its provider knows. */
  isNot?: 'another currency' | 'another amount';
}

/** What came of asking. `missing`: the provider has no such payment. */
export type Outcome =
  /** `refundedCents`: what of it has gone back by now, whoever gave it back; absent where nobody said. */
  | { state: 'paid'; charge: Charge; refundedCents?: number }
  /** `isChallenge`: the money was asked for, and the bank asks the shopper. */
  | { state: 'needs_action'; action: Action; isChallenge?: boolean }
  /** `reason`: a word of the provider for the staff. */
  | { state: 'declined'; reason: string; refundedCents?: number }
  | { state: 'pending' }
  | { state: 'unknown'; reason: string }
  | { state: 'missing' };

export type RefundOutcome =
  | { state: 'done'; reference: string }
  | { state: 'failed'; reason: string }
  /** The provider gives nothing back: a person does, and says so. */
  | { state: 'by-hand' }
  | { state: 'missing' }
  | { state: 'unknown'; reason: string };

/** What a genuine webhook is about; that it is true is then asked. */
export interface ProviderEvent {
  eventId: string;
  /** The provider's word for what happened. */
  kind: string;
  /** Our key of the payment, the provider's reference or its name for the money, whichever it tells; '' for what it does not. */
  key: string;
  reference: string;
  chargeId: string;
  /** When it was signed: an old one is a replay. */
  signedAt: Date;
  /** When it happened. */
  happenedAt: Date;
  /** `lost`: whatever ends one and does not say that the money stays with us. */
  dispute: 'opened' | 'won' | 'lost' | null;
  /** A card was declined; left out where the event does not say so. */
  isDecline?: boolean;
}

/** A row of the provider's own list of charges. Amounts in cents. */
export interface ListedCharge {
  chargeId: string;
  /** '' where the list does not tell. */
  reference: string;
  amountCents: number;
  currency: string;
  refundedCents: number;
  takenAt: Date;
  /** As of a charge. */
  shop: string;
}

/** What every way to pay says of itself. */
interface WayToPay {
  /** In tables and in the address of its webhook; small letters. */
  readonly name: string;
  /** Ids of `payment_method`. */
  readonly methods: readonly PaymentMethodId[];
  /** No money is taken: the shopper is told. */
  readonly isTest: boolean;
  /** What the browser's part needs to know, made to be public; '' for nothing. */
  readonly publicKey: string;
  /** Seconds between looks while the shopper pays elsewhere; null: the provider's webhooks tell. */
  readonly pollSeconds: number | null;
  /** It can ask for riel in the place of dollars. */
  readonly takesRiel?: true;
  /** The least it takes, in cents; for less its way to pay is refused. */
  readonly leastCents: number;
}

/** Money that is taken when the goods are handed over: the order stands at once. */
export interface CashOnDelivery extends WayToPay {
  readonly confirmedBy: 'delivery';
}

/**
 * Somebody who takes money for us: card, wallet, bank code. Everything may be asked again with the same key and is then
 * the same thing done once. Failures may be thrown: whoever asks takes what is thrown, and what takes longer than 10
 * seconds, for an unknown outcome; an error's `status` is that of HTTP. Amounts are integer cents; how the provider writes them is its folder's business.
 */
export interface PaymentProvider extends WayToPay {
  /** `staff`: nobody can be asked whether it is paid; a person sees the money come (bank-transfer.ts). */
  readonly confirmedBy: 'provider' | 'staff';
  /** Nobody can be asked to give money back: a person does it with the app of a bank. */
  readonly refundsByHand?: true;
  /** How long the shopper has to pay, in minutes; for a code as long as it can be paid, and a minute for who pays last. */
  readonly holdMinutes: number;
  /** How long money may have been taken before `charges` lists it. */
  readonly listedAfterMinutes: number;
  /** How long after its end a code is still asked for: an app may take it all the same. Left out: not at all. */
  readonly lateMinutes?: number;
  /** Announces a payment. No money moves. */
  create(attempt: NewAttempt, signal: AbortSignal): Promise<{ reference: string; action: Action }>;
  /**
   * Takes the money, if it is not taken yet. `proof`: a card's token, or '' when the shopper has acted in the browser.
   * Asked again after the shopper has acted.
   */
  confirm(attempt: Attempt, proof: string, signal: AbortSignal): Promise<Outcome>;
  /** How it stands. Moves nothing. */
  lookup(attempt: Attempt, signal: AbortSignal): Promise<Outcome>;
  /** Ends it, unless it is paid: then that is the outcome. `declined` when it has ended. */
  cancel(attempt: Attempt, signal: AbortSignal): Promise<Outcome>;
  /** Gives money back, once per `refund.key`. */
  refund(
    attempt: Attempt & { chargeId: string },
    refund: { key: string; amountCents: number },
    signal: AbortSignal,
  ): Promise<RefundOutcome>;
  /** What became of a refund that was asked for. */
  findRefund(
    attempt: Attempt & { chargeId: string },
    refundKey: string,
    signal: AbortSignal,
  ): Promise<RefundOutcome>;
  /** Reads a webhook; null when it is not genuine. `headers`: names in small letters. */
  readWebhook(
    body: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
    signal: AbortSignal,
  ): Promise<ProviderEvent | null>;
  /** Charges taken since, page by page; `next` null on the last one. */
  charges(
    since: Date,
    page: string | null,
    signal: AbortSignal,
  ): Promise<{ charges: ListedCharge[]; next: string | null }>;
}
