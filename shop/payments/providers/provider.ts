import type { PaymentMethodId } from '#contract/constants.ts';

export interface Attempt {
  /** Our id for it at the provider, a UUID that never changes for a payment. */
  key: string;
  /** The provider's reference; '' until `create` has returned. */
  reference: string;
  methodId: PaymentMethodId;
  amountCents: number;
  /** The currency in ISO 4217. */
  currency: string;
  /** The code as shown, if the payment uses one. */
  code?: StoredCode | null;
}

/** A code stored with its payment. It is never created again. */
export interface StoredCode {
  text: string;
  /** The link that opens the bank's app, or '' if there is none. */
  appLink: string;
  /** When it expires: milliseconds since 1970, and seconds left by the database's clock. */
  endsAt: number;
  secondsLeft: number;
  /** The amount in the code, in cents or riel. */
  currency: string;
  minor: number;
  /** Seconds since the bank was last asked; null if never. */
  secondsSinceRequest: number | null;
}

/**
 * A payment to be created. `shop` is the id of this shop, stored on the charge with the key. `riel` is the
 * amount to request if the shopper pays in riel.
 */
export type NewAttempt = Attempt & { shop: string; riel?: number | null };

/** What the shopper has to do in the browser before the payment can proceed. */
export type Action =
  /** Pass the secret to the provider's own script: card fields, 3-D Secure. */
  | { kind: 'confirm'; clientSecret: string }
  /** Approve the provider's order with its buttons. */
  | { kind: 'approve'; walletOrderId: string }
  /**
   * Pay a code, such as a bank's QR code, before it expires. `appLink` opens the app of a bank that accepts it. `asks`
   * is the amount in the code, in cents or riel. Defaults to the payment's amount.
   */
  | {
      kind: 'show-code';
      code: string;
      expiresAt: Date;
      appLink?: string;
      amount?: { currency: string; minor: number };
    };

/** A captured payment, as reported by the provider. */
export interface Charge {
  /** The provider's id of the charge, which never belongs to two payments. */
  chargeId: string;
  amountCents: number;
  currency: string;
  /** Whether it was paid to this shop's account. */
  isOurs: boolean;
  /**
   * The id of the shop stored on the charge, because several shops may share an account, or '' if there is
   * none.
   */
  shop: string;
  takenAt: Date;
  /**
   * How the payment differs from the amount or currency that the code requested. Undefined if they match, as
   * far as the provider knows.
   */
  isNot?: 'another currency' | 'another amount';
}

/** The outcome of a request. `missing`: the provider has no such payment. */
export type Outcome =
  /** `refundedCents`: the amount refunded so far, by anyone. Undefined if unknown. */
  | { state: 'paid'; charge: Charge; refundedCents?: number }
  /** `isChallenge`: the payment was requested, and the bank challenges the shopper. */
  | { state: 'needs_action'; action: Action; isChallenge?: boolean }
  /** `reason`: a short explanation by the provider for staff. */
  | { state: 'declined'; reason: string; refundedCents?: number }
  | { state: 'pending' }
  | { state: 'unknown'; reason: string }
  | { state: 'missing' };

export type RefundOutcome =
  | { state: 'done'; reference: string }
  | { state: 'failed'; reason: string }
  /** The provider makes no refunds: staff make them and confirm. */
  | { state: 'by-hand' }
  | { state: 'missing' }
  | { state: 'unknown'; reason: string };

/** The subject of a genuine webhook. Its content is then verified with the provider. */
export interface ProviderEvent {
  eventId: string;
  /** The provider's name of the event. */
  kind: string;
  /** Our key of the payment, the provider's reference or its charge id, whichever it sends; '' for the others. */
  key: string;
  reference: string;
  chargeId: string;
  /** When it was signed. An old one is a replay. */
  signedAt: Date;
  happenedAt: Date;
  /** `lost` if the dispute ended in any way that doesn't say that the shop keeps the payment. */
  dispute: 'opened' | 'won' | 'lost' | null;
  /** Whether a card was declined. Undefined if the event doesn't say so. */
  isDecline?: boolean;
}

/** A row of the provider's list of charges. Amounts in cents. */
export interface ListedCharge {
  chargeId: string;
  /** The provider's reference; '' if the list doesn't contain it. */
  reference: string;
  amountCents: number;
  currency: string;
  refundedCents: number;
  takenAt: Date;
  /** The shop's id, as in `Charge`. */
  shop: string;
}

/** Properties common to all payment methods. */
interface PaymentMethod {
  /** The name in tables and in the webhook's URL. Lower case. */
  readonly name: string;
  /** Ids of `payment_method`. */
  readonly methods: readonly PaymentMethodId[];
  /** Whether it is in test mode: no real payment is taken, and the shopper is informed. */
  readonly isTest: boolean;
  /** The public key for the browser, or '' if there is none. */
  readonly publicKey: string;
  /** Seconds between polls while the shopper pays elsewhere; null if the provider sends webhooks. */
  readonly pollSeconds: number | null;
  /** Whether it can request riel instead of dollars. */
  readonly takesRiel?: true;
  /** The minimum amount, in cents. Below it, the payment method is refused. */
  readonly minCents: number;
}

/** Payment when the items are handed over. The order is placed immediately. */
export interface CashOnDelivery extends PaymentMethod {
  readonly confirmedBy: 'delivery';
}

/**
 * A provider that takes payments for us: card, wallet, bank code. Every request may be repeated with the same key and
 * then has an effect only once. It may throw: the caller treats anything thrown, and anything that takes longer than 10
 * seconds, as an unknown outcome. An error's `status` is the HTTP status. Amounts are integer cents; the provider's own
 * format stays in its folder.
 */
export interface PaymentProvider extends PaymentMethod {
  /**
   * Who confirms payments. `staff`: payments can't be looked up, and a person must see them arrive
   * (bank-transfer.ts).
   */
  readonly confirmedBy: 'provider' | 'staff';
  /** Whether refunds can't be requested, so that staff make them with a bank's app. */
  readonly refundsByHand?: true;
  /** How many minutes the shopper has to pay. For a code, as long as it is valid, plus a minute for late payments. */
  readonly holdMinutes: number;
  /** How many minutes after a capture `charges` may list it. */
  readonly listedAfterMinutes: number;
  /**
   * How many minutes after its expiry a code is still polled, because an app may accept it anyway. Default
   * none.
   */
  readonly lateMinutes?: number;
  /** Creates a payment without charging it. */
  create(attempt: NewAttempt, signal: AbortSignal): Promise<{ reference: string; action: Action }>;
  /**
   * Captures the payment, unless it is already captured. `proof` is a card's token, or '' if the shopper has
   * acted in the browser. Called again after the shopper has acted.
   */
  confirm(attempt: Attempt, proof: string, signal: AbortSignal): Promise<Outcome>;
  /** Returns the status, without charging. */
  lookup(attempt: Attempt, signal: AbortSignal): Promise<Outcome>;
  /** Cancels the payment. If it is already paid, that is the outcome; if it is canceled, `declined`. */
  cancel(attempt: Attempt, signal: AbortSignal): Promise<Outcome>;
  /** Refunds an amount, once per `refund.key`. */
  refund(
    attempt: Attempt & { chargeId: string },
    refund: { key: string; amountCents: number },
    signal: AbortSignal,
  ): Promise<RefundOutcome>;
  /** Returns the status of a requested refund. */
  findRefund(
    attempt: Attempt & { chargeId: string },
    refundKey: string,
    signal: AbortSignal,
  ): Promise<RefundOutcome>;
  /** Reads a webhook, or returns null if it isn't genuine. `headers` have lower-case names. */
  readWebhook(
    body: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
    signal: AbortSignal,
  ): Promise<ProviderEvent | null>;
  /** Returns charges captured since then, page by page. `next` is null on the last page. */
  charges(
    since: Date,
    page: string | null,
    signal: AbortSignal,
  ): Promise<{ charges: ListedCharge[]; next: string | null }>;
}
