import type { LanguageCode } from '#contract/languages.ts';
import type { PaymentMethodId } from '#contract/constants.ts';
import type { PaymentNote } from '#contract/payment-status.ts';
import type { Recipient } from '#rules/receiver.ts';
import type { OrderRiel } from '#shop/riel/riel.ts';

/** A person and their address. Places have the names the person chose, or '' for none. */
export interface PostalAddress extends Recipient {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  /** A second phone number. Older emails lack it. */
  secondMobile?: string;
  address: string;
  city: string;
  state: string;
  country: string;
  postalCode: string;
}

/**
 * The content of each kind of email, as stored in the outbox: texts in the email's language, amounts in cents. `…Path`
 * is a link from the root of the site, signed when the email is written and never stored (server/mail/mailed-links.ts).
 */
export interface MailContents {
  /** To the customer, with the whole order as it was placed. */
  orderReceived: OrderReceived;
  /** To the customer: the progress of their order, or its end. */
  orderAltered: OrderAltered;
  orderInProgress: OrderChanged;
  orderSent: OrderSent;
  orderCompleted: OrderChanged;
  orderReturned: OrderChanged;
  orderCancelled: OrderChanged;
  /** To the customer, on request: the confirmation link of an order, again. */
  orderToConfirm: {
    orderId: number;
    number: string;
    totalCents: number;
    /** See `orderReceived`. */
    riel?: OrderRiel;
    /** ISO 8601 in UTC. */
    confirmBy: string;
    /** See `orderReceived`. */
    confirmPath?: string;
  };
  /** To the customer: the order wasn't confirmed in time, and is void. */
  orderNotConfirmed: OrderChanged;
  /** To the customer: the payment of an order was received. */
  paymentReceived: PaymentNotice;
  /** To a customer we informed that we are checking a payment: no payment was made, and the order is void. */
  paymentFailed: PaymentNotice;
  /** To the customer: a full or partial refund. */
  paymentRefunded: PaymentNotice;
  /** To the customer who wasn't informed on a page: the payment of a code is refunded, by staff or by its bank. */
  moneyComesBack: RefundCommand;
  /** To the customer: how to pay an order by bank transfer, and a reminder before the deadline. */
  transferAwaited: TransferAwaited;
  transferReminder: TransferAwaited;
  /** To the customer: the transfer was less than the amount due, and how to pay the balance, which is its amount. */
  transferShort: TransferAwaited & { cameCents: number; totalCents: number };
  /** To the customer: no transfer was received, and the order is void. */
  transferEnded: PaymentNotice;
  /** To the customer: a transfer arrived after its order had ended, and is refunded manually. */
  transferLate: PaymentNotice;
  /** To the customer who phoned: the payment link of an order that staff placed. */
  paymentLink: PaymentLink;
  /** To a new customer, with the link that confirms the address. Older emails lack the id. */
  welcome: { customerId?: number; confirmPath?: string };
  /** To a customer who requests that link again. */
  confirmAddress: { customerId: number; confirmPath?: string };
  /**
   * A one-time code, sealed in the outbox. It expires after `minutes`, and the email isn't sent after that. `isAgain`:
   * a code was sent to the number a moment ago and not used.
   */
  oneTimeCode: { code: string; minutes: number; codeId?: number; devicePath?: string; isAgain?: true };
  /** To the customer whose password was reset. */
  passwordChanged: Nothing;
  /** To a staff member who tests email delivery. */
  testMail: Nothing;
  /** To a person invited as staff. The link is valid for a day. */
  staffInvited: { invitationId: number; invitePath?: string };
  /** To an address a visitor entered: asks whether they want stock notices. */
  confirmStockNotice: { noticeId: number; confirmPath?: string };
  /** To the person who requested it: a product is in stock again. Written by the table itself (migration 0031). */
  backInStock: { noticeId: number; productId: number; name: string; stopPath?: string };
  /** To the shop: a message from the contact form. */
  contactReceived: { fullName: string; email: string; phoneNumber: string; subject: string; message: string };
  /** To the person who requested samples. */
  sampleRequestReceived: SampleRequest;
  /** To the shop; `email` and `phoneNumber` may be ''. */
  sampleRequestForShop: SampleRequest & {
    fullName: string;
    email: string;
    phoneNumber: string;
    note: string;
  };
  /** To the person who wants to sell. */
  sellerRequestReceived: Nothing;
  /** To the shop. */
  sellerRequestForShop: PostalAddress;
  /**
   * `unsubscribePath`: a link from the root of the site that ends the subscription by GET (with a confirmation page) or
   * by one-click POST.
   */
  newsletterConfirmation: { unsubscribePath: string };
}

/** Contains no text that a person typed. */
export interface OrderChanged {
  number: string;
  /** Some items are delivered. */
  hasGoods: boolean;
  /** Some items are downloaded. */
  hasFiles: boolean;
  /** The refund in cents, if the order was cancelled after payment. */
  givenBackCents?: number;
  /** Sentences about its payment. Older emails lack it. */
  notes?: PaymentNote[];
}

/** The order was edited before fulfilment began: the whole order as it is now. Amounts are in cents. */
export interface OrderAltered extends OrderReceived {
  /** The amount refunded to the original payment method, if any. */
  backCents?: number;
  /** The balance due, and the id that its link is signed with. Undefined if nothing remains to be paid. */
  rest?: { id: number; cents: number };
  /** Either amount in riel, if the order is paid in riel. */
  paidRiel?: number;
  restPath?: string;
}

/** The order was shipped. */
export interface OrderSent extends OrderChanged {
  /** The tracking number and carrier, if known. */
  parcel?: { number: string; carrier: string };
  /** The id of the order, if its shipment has a picture of the receipt. */
  receiptOf?: number;
  receiptPath?: string;
}

/** `number` is the order's number, or '' for a payment without an order. Amounts are in cents. */
export interface PaymentNotice {
  number: string;
  firstName: string;
  amountCents: number;
  /** The amount as paid, if it wasn't in dollars: '34,900៛'. */
  paid?: string;
  /** The amount in riel, if the order is paid in riel. */
  paidRiel?: number;
  /** The customer cancelled the order before the payment arrived. */
  isCancelled?: true;
  /** Sentences about the payment of an order that ended. */
  notes?: PaymentNote[];
  /** The missing amount that was waived. */
  letGoCents?: number;
  /** Another order for the same items that is paid on delivery, if there is one. */
  unpaidNumber?: string;
  /** The amount received, which is refunded. */
  backCents?: number;
  /** The payment method of the refund. Older emails lack it. */
  paymentMethodId?: PaymentMethodId;
  /** The refunded items and quantities, before the coupon. Empty if the refund isn't for specific items. */
  lines?: { quantity: number; name: string; cents: number }[];
}

/** Amounts in cents. */
export interface PaymentLink {
  orderId: number;
  number: string;
  amountCents: number;
  riel?: number;
  /** ISO 8601 in UTC. */
  until: string;
  payPath?: string;
}

/** `number`: the number of the order that replaces it, or its own. `amount`: as paid, such as '$8.49' or '34,900៛'. */
export interface RefundCommand {
  number: string;
  firstName: string;
  amount: string;
  why: 'twice' | 'late' | 'other';
}

/** The shop's accounts at that time, with bank names in the email's language. */
export interface TransferAwaited extends PaymentNotice {
  /** ISO 8601 in UTC. */
  until: string;
  /** The amount in riel, if known. */
  riel?: number;
  accounts: { bank: string; accountName: string; accountNumber: string; currency: string }[];
}

type Nothing = Record<string, never>;

export interface OrderReceived {
  orderId: number;
  number: string;
  /** ISO 8601 with a time zone. */
  placedAt: string;
  paymentMethodId: PaymentMethodId;
  /**
   * The order contains only downloads and is paid before the email is sent, so there is no delivery. Older emails lack
   * it.
   */
  isDownload?: boolean;
  /**
   * The deadline for confirming the order, ISO 8601 in UTC, after which it is cancelled. Undefined if no confirmation
   * is needed.
   */
  confirmBy?: string;
  /** The confirmation link, from the root of the site. Created when the email is written, never stored. */
  confirmPath?: string;
  couponCode: string | null;
  note: string;
  /** Undefined if it isn't a gift. */
  gift?: { message: string; wrap: boolean; withoutPrices: boolean };
  totals: { subtotalCents: number; shippingCents: number; discountCents: number; totalCents: number };
  /** The total in riel. Undefined if the shop had no rate. */
  riel?: OrderRiel;
  address: PostalAddress;
  /** Days until it arrives, `2-4`. Undefined if unknown, or without a delivery. */
  shippingDays?: string;
  /** The delivery method and carrier. Undefined if each item has its own delivery time, or without a delivery. */
  delivery?: string[];
  items: {
    name: string;
    picture: string;
    quantity: number;
    unitCents: number;
    totalCents: number;
    /** The surcharge per unit, if any. */
    options: { name: string; value: string; addsCents?: number }[];
  }[];
}

export interface SampleRequest {
  number: string;
  items: { name: string; quantity: number }[];
  /** The day by which the samples are needed, yyyy-mm-dd or ISO; '' for none. */
  wantedDate: string;
}

export type MailKind = keyof MailContents;

/** Requests for samples have their own numbers and aren't orders. */
export type SampleMailKind = 'sampleRequestReceived' | 'sampleRequestForShop';

/** Emails that contain an order number. */
export type OrderMailKind = Exclude<
  { [Kind in MailKind]: MailContents[Kind] extends { number: string } ? Kind : never }[MailKind],
  SampleMailKind
>;

/** Emails to the shop go to the address in its settings, which is looked up when they are sent. */
export type ShopMailKind = 'contactReceived' | 'sampleRequestForShop' | 'sellerRequestForShop';

/**
 * An email to be written in the recipient's language. The shop reads both, and gets the language of the person who
 * wrote.
 */
export type Mail = {
  [Kind in MailKind]: {
    kind: Kind;
    to: Kind extends ShopMailKind ? 'shop' : string;
    language: LanguageCode;
    content: MailContents[Kind];
  };
}[MailKind];
