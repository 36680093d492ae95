import type { ReportMail } from './report-mail.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { PaymentMethodId } from '#contract/constants.ts';
import type { PaymentNote } from '#contract/payment-status.ts';
import type { CartTotals } from '#rules/cart-totals.ts';
import type { Once } from '#rules/line-price.ts';
import type { OrderVat } from '#rules/vat.ts';
import type { OrderRiel } from '#shop/riel/riel.ts';
import type { AccountDue, BalanceRequest, OrderMail, PaymentLink } from './balance-contents.ts';
import type { ArtworkAsked, ProofMail } from './proof-contents.ts';
import type { PostalAddress, RequestMailContents } from './request-contents.ts';

/**
 * The content of each kind of email, as stored in the outbox: texts in the email's language, amounts in cents. `…Path`
 * is a link from the root of the site, signed when the email is written and never stored (server/mail/mailed-links.ts).
 */
export interface MailContents extends RequestMailContents {
  /** To the customer: the whole order as placed. */
  orderReceived: OrderReceived;
  /** To the customer: the order was edited, or its status changed. */
  orderAltered: OrderAltered;
  orderInProgress: OrderChanged;
  orderSent: OrderSent;
  orderCompleted: OrderChanged;
  orderReturned: OrderChanged;
  orderCancelled: OrderChanged;
  /** To the customer, on request: the confirmation link of an order again. */
  orderToConfirm: {
    orderId: number;
    number: string;
    totalCents: number;
    /** See `orderReceived`. */
    riel?: OrderRiel;
    /** ISO 8601 in UTC. */
    confirmBy: string;
    /** See `OrderMail`. */
    jobPath?: string;
  };
  /** To the customer: the order wasn't confirmed in time, and is void. */
  orderNotConfirmed: OrderChanged;
  /** To the customer: the payment of an order was received. */
  paymentReceived: PaymentNotice;
  /** To a customer whose payment was being checked: it failed, and the order is void. */
  paymentFailed: PaymentNotice;
  /** To the customer: a full or partial refund. */
  paymentRefunded: PaymentNotice;
  /** To the customer, if no page said so: the payment of a QR code is refunded. */
  moneyComesBack: RefundCommand;
  /** To the customer: how to pay an order by bank transfer, and a reminder before the deadline. */
  transferAwaited: TransferAwaited;
  transferReminder: TransferAwaited;
  /** To the customer: what we print is missing; by staff, and as a reminder. */
  artworkAsked: ArtworkAsked;
  /** To the customer: a proof to check, and reminders while it isn't answered. */
  proofReady: ProofMail;
  proofReminder: ProofMail;
  /** To the customer: the transfer was less than the amount due, and how to pay the balance (`amount`). */
  transferShort: TransferAwaited & { cameCents: number; totalCents: number };
  /** To the customer: no transfer was received, and the order is void. */
  transferEnded: PaymentNotice;
  /** To the customer: a transfer arrived after its order had become void, and is refunded manually. */
  transferLate: PaymentNotice;
  /** To a customer on the phone: the payment link of an order that staff placed. */
  paymentLink: PaymentLink;
  /** To the customer: the goods are ready, and the balance of the deposit is due. */
  balanceAsked: BalanceRequest;
  /** To a customer who ordered on account: a reminder on the day by which it is to be paid, and a week later. */
  accountDue: AccountDue;
  /** To a new customer, with the link that confirms the address. Older emails don't have the id. */
  welcome: { customerId?: number; confirmPath?: string };
  /** To a customer who requests the confirmation link again. */
  confirmAddress: { customerId: number; confirmPath?: string };
  /**
   * A one-time code, encrypted in the outbox. It expires after `minutes`, and the email isn't sent after
   * that. `isAgain`: a code was sent to the number a moment ago and has not been used.
   */
  oneTimeCode: { code: string; minutes: number; codeId?: number; devicePath?: string; isAgain?: true };
  /** To the customer whose password was reset. */
  passwordChanged: Nothing;
  /** To a staff member who tests email delivery. */
  testMail: Nothing;
  /** To a member of staff: a saved report; to an owner: a new API key. */
  reportReady: ReportMail;
  keyCreated: { name: string; maker: string; keyId: number };
  /** To a person invited as staff. The link is valid for a day. */
  staffInvited: { invitationId: number; invitePath?: string };
  /** To an email address that a visitor entered: asks whether they want stock notifications. */
  confirmStockNotice: { noticeId: number; confirmPath?: string };
  /** To the requester: a product is in stock again. Queued by a trigger (database/functions/stock/tell-back-in-stock.sql). */
  backInStock: { noticeId: number; productId: number; name: string; stopPath?: string };
  /**
   * `unsubscribePath` is a link from the root of the site that ends the subscription by GET (with a
   * confirmation page) or by one-click POST.
   */
  newsletterConfirmation: { unsubscribePath: string };
}

/** Contains no text that a person typed. `isPickUp`: at the shop. */
export interface OrderChanged extends OrderMail {
  /** Whether some items are delivered, and some downloaded. */
  hasGoods: boolean;
  hasFiles: boolean;
  isPickUp?: boolean;
  /** Whether work began without the approval of a proof that was sent. */
  isUnapproved?: boolean;
  /** The refund in cents, if the order was canceled after payment. */
  givenBackCents?: number;
  /** Sentences about its payment. Missing from older emails. */
  notes?: PaymentNote[];
}

/**
 * The order was edited before fulfilment began. Contains the whole order as it is now. Amounts are in cents.
 */
export interface OrderAltered extends OrderReceived {
  /** The number of the proof that its customer approved, if that is what happened. */
  approved?: number;
  /** The item, and the place on it, for which staff added what its customer gave them, if that is what happened. */
  printed?: string[];
  /** The amount refunded to the original payment method, if any. */
  backCents?: number;
  /** The balance due. Undefined if no payment remains. */
  rest?: { id: number; cents: number };
  /** The refund or the balance in riel, if the order is paid in riel. */
  paidRiel?: number;
}

export interface OrderSent extends OrderChanged {
  /** What is still to be paid when it is picked up, in cents. */
  dueCents?: number;
  /** The tracking number and carrier, if known. */
  parcel?: { number: string; carrier: string };
  /** The id of the order, if its shipment has a picture of the receipt. */
  receiptOf?: number;
  /** If only a part of the order is in it: its number, what it contains, and whether everything has left with it. */
  parcelNumber?: number;
  lines?: { quantity: number; name: string }[];
  isLast?: boolean;
}

/**
 * A notice about a payment. `number` is the order's number, or '' if there is no order. Amounts are in cents.
 */
export interface PaymentNotice extends OrderMail {
  firstName: string;
  amountCents: number;
  /** The amount as paid, if it wasn't in dollars: '34,900៛'. */
  paid?: string;
  /** The amount in riel, if the order is paid in riel. */
  paidRiel?: number;
  /** The customer canceled the order before the payment arrived. */
  isCancelled?: true;
  /** Sentences about the payment of an order that is canceled or void. */
  notes?: PaymentNote[];
  /** The missing amount that was waived. */
  letGoCents?: number;
  /** Another order for the same items that is paid on delivery, if there is one. */
  unpaidNumber?: string;
  /** The part of the refund that only lowers what is still due. */
  offCents?: number;
  /** The amount received, which is refunded. */
  backCents?: number;
  /** The payment method of the refund. Missing from older emails. */
  paymentMethodId?: PaymentMethodId;
  /** The refunded items and quantities, before the coupon. Empty if the refund isn't for specific items. */
  lines?: { quantity: number; name: string; cents: number }[];
}

/**
 * A refund. `number` is the number of the order that replaces it, or its own. `amount` is as paid, such as
 * '$8.49' or '34,900៛'. `over`: its order was no longer open, although its items may be in stock.
 */
export interface RefundCommand extends OrderMail {
  firstName: string;
  amount: string;
  why: 'twice' | 'late' | 'over' | 'other';
}

/** The shop's accounts at that time, with bank names in the email's language. */
export interface TransferAwaited extends PaymentNotice {
  /** The deadline, ISO 8601 in UTC. */
  until: string;
  /** The amount in riel, if known. */
  riel?: number;
  accounts: { bank: string; accountName: string; accountNumber: string; currency: string }[];
}

type Nothing = Record<string, never>;

export interface OrderReceived extends ArtworkAsked {
  orderId: number;
  /** The time when the order was placed, in ISO 8601 with a time zone. */
  placedAt: string;
  paymentMethodId: PaymentMethodId;
  /**
   * Whether the order contains only downloads and is paid before the email is sent, so that there is no
   * delivery. Missing from older emails.
   */
  isDownload?: boolean;
  /**
   * The deadline for confirming the order, ISO 8601 in UTC, after which it is void. Undefined if no
   * confirmation is needed.
   */
  confirmBy?: string;
  couponCode: string | null;
  note: string;
  /** The gift options; undefined if it isn't a gift. */
  gift?: { message: string; wrap: boolean; withoutPrices: boolean };
  totals: CartTotals & { discountCents: number };
  /** Undefined if it was placed while VAT was off. */
  vat?: OrderVat;
  /** What is paid at first, if that is less than the total. */
  depositCents?: number;
  /** The day by which it is to be paid, yyyy-mm-dd, if it is on account. */
  dueOn?: string;
  /** The total in riel; undefined if the shop had no rate. */
  riel?: OrderRiel;
  address: PostalAddress;
  /** The delivery method and carrier, if one method applies to the whole order. */
  delivery?: string[];
  /** Whether the customer picks it up at the shop. */
  isPickUp?: boolean;
  items: {
    name: string;
    picture: string;
    /** The names of the customer's files, added when the email is sent. */
    files?: string[];
    quantity: number;
    unitCents: number;
    totalCents: number;
    /** What it costs once, with the name of a printed position; undefined if nothing. */
    once?: (Pick<Once, 'kind' | 'cents'> & { name?: string })[];
    /** The day for which it was ordered beyond the stock; absent if it was there. */
    expectedOn?: string;
    /** The surcharge per unit, if any. */
    options: { name: string; value: string; addsCents?: number }[];
  }[];
}

export type MailKind = keyof MailContents;

/** Requests for samples have their own numbers and aren't orders. */
export type SampleMailKind = 'sampleRequestReceived' | 'sampleRequestForShop' | 'sampleRequestChanged';

/** Emails that contain an order number. */
export type OrderMailKind = Exclude<
  { [Kind in MailKind]: MailContents[Kind] extends { number: string } ? Kind : never }[MailKind],
  SampleMailKind
>;

/** Emails to the shop go to the address in its settings, which is looked up when they are sent. */
export type ShopMailKind = 'contactReceived' | 'sampleRequestForShop' | 'sellerRequestForShop';

/**
 * An email of one of these kinds, to be written in the recipient's language. Staff read both languages; emails to the
 * shop get the language of the person who wrote.
 */
export type MailOf<Kinds extends MailKind> = {
  [Kind in Kinds]: {
    kind: Kind;
    to: Kind extends ShopMailKind ? 'shop' : string;
    language: LanguageCode;
    content: MailContents[Kind];
  };
}[Kinds];
export type Mail = MailOf<MailKind>;
