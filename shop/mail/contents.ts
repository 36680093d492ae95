import type { LanguageCode } from '#contract/languages.ts';
import type { PaymentMethodId } from '#contract/constants.ts';
import type { PaymentNote } from '#contract/payment-status.ts';
import type { Recipient } from '#rules/receiver.ts';
import type { OrderRiel } from '#shop/riel/riel.ts';

/** A person and where they are; names of places as they chose them, '' where they chose none. */
export interface PostalAddress extends Recipient {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  /** Another one to try; those written before there was one lack it. */
  secondMobile?: string;
  address: string;
  city: string;
  state: string;
  country: string;
  postalCode: string;
}

/**
 * What each kind of mail tells, as it is kept in the outbox: texts in the mail's language, amounts in cents. `…Path`: a link
 * from the root of the site that is signed as the mail is written, and never kept (server/mail/mailed-links.ts).
 */
export interface MailContents {
  /** To the customer, with everything as it was when the order was placed. */
  orderReceived: OrderReceived;
  /** To the customer: how their order goes on, or that it does not. */
  orderAltered: OrderAltered;
  orderInProgress: OrderChanged;
  orderSent: OrderSent;
  orderCompleted: OrderChanged;
  orderReturned: OrderChanged;
  orderCancelled: OrderChanged;
  /** To the customer who asks for it: the link that confirms an order, once more. */
  orderToConfirm: {
    orderId: number;
    number: string;
    totalCents: number;
    /** As that of `orderReceived`. */
    riel?: OrderRiel;
    /** ISO 8601 in UTC. */
    confirmBy: string;
    /** As that of `orderReceived`. */
    confirmPath?: string;
  };
  /** To the customer: nobody confirmed the order in time, and it is void. */
  orderNotConfirmed: OrderChanged;
  /** To the customer: the money for an order is here. */
  paymentReceived: PaymentTold;
  /** To the customer who was told that we are checking: there was no money, and the order is void. */
  paymentFailed: PaymentTold;
  /** To the customer: money goes back, the whole of it or a part. */
  paymentRefunded: PaymentTold;
  /** To the customer who was not told on a page: what a code was paid with goes back, by a person or by its bank. */
  moneyComesBack: MoneyBack;
  /** To the customer: how to pay an order by transfer; and once more before its time is over. */
  transferAwaited: TransferAwaited;
  transferReminder: TransferAwaited;
  /** To the customer: less came than is due, and how the rest can be paid, which is its amount. */
  transferShort: TransferAwaited & { cameCents: number; totalCents: number };
  /** To the customer: no transfer came, and the order is void. */
  transferEnded: PaymentTold;
  /** To the customer: a transfer came after its order had ended, and goes back by hand. */
  transferLate: PaymentTold;
  /** To the customer who rang: the link where they pay an order that staff placed. */
  paymentLink: PaymentLink;
  /** To a new customer, with the link that confirms the address; without an id in mails of before there was one. */
  welcome: { customerId?: number; confirmPath?: string };
  /** To a customer who asks for that link once more. */
  confirmAddress: { customerId: number; confirmPath?: string };
  /**
   * A one-time code, sealed in the outbox; after `minutes` it is of no use and the mail is not sent any more. `isAgain`: one
   * was sent to the number a moment ago, and not used.
   */
  oneTimeCode: { code: string; minutes: number; codeId?: number; devicePath?: string; isAgain?: true };
  /** To the customer whose password was reset. */
  passwordChanged: Nothing;
  /** To somebody of the staff who wants to see that mails arrive. */
  testMail: Nothing;
  /** To somebody who is to be staff; the link is good for a day. */
  staffInvited: { invitationId: number; invitePath?: string };
  /** To an address a visitor typed: whether they want to be told. */
  confirmStockNotice: { noticeId: number; confirmPath?: string };
  /** To whoever asked: a product is in stock again. Written by the table itself (migration 0031). */
  backInStock: { noticeId: number; productId: number; name: string; stopPath?: string };
  /** To the shop: what somebody wrote in the contact form. */
  contactReceived: { fullName: string; email: string; phoneNumber: string; subject: string; message: string };
  /** To whoever asked for samples. */
  sampleRequestReceived: SampleRequest;
  /** To the shop; `email` and `phoneNumber` may be ''. */
  sampleRequestForShop: SampleRequest & {
    fullName: string;
    email: string;
    phoneNumber: string;
    note: string;
  };
  /** To whoever wants to sell. */
  sellerRequestReceived: Nothing;
  /** To the shop. */
  sellerRequestForShop: PostalAddress;
  /** `unsubscribePath`: from the root of the site, ends the subscription by GET (a page that asks) and by one-click POST. */
  newsletterConfirmation: { unsubscribePath: string };
}

/** Holds nothing anybody typed. */
export interface OrderChanged {
  number: string;
  /** Some of it is delivered. */
  hasGoods: boolean;
  /** Some of it is downloaded. */
  hasFiles: boolean;
  /** Cancelled after it was paid: this much goes back, in cents. */
  givenBackCents?: number;
  /** The sentences about its money. Older emails lack it. */
  notes?: PaymentNote[];
}

/** It was changed before it is prepared: all of it as it is now. Amounts in cents. */
export interface OrderAltered extends OrderReceived {
  /** Goes back to the customer the way they paid; left out: nothing. */
  backCents?: number;
  /** What is still to be paid, and by which id the link to it is signed; left out: nothing. */
  rest?: { id: number; cents: number };
  /** Either of them in riel, when the order is paid in riel. */
  paidRiel?: number;
  restPath?: string;
}

/** It left the shop. */
export interface OrderSent extends OrderChanged {
  /** By what it can be followed, and who brings it; left out: nobody said. */
  parcel?: { number: string; carrier: string };
  /** The id of the order whose parcel's receipt has a picture; left out: there is none. */
  receiptOf?: number;
  receiptPath?: string;
}

/** `number`: of the order, '' for money that came without one; amounts in cents. */
export interface PaymentTold {
  number: string;
  firstName: string;
  amountCents: number;
  /** As it was paid, where that was not in dollars: '34,900៛'. */
  paid?: string;
  /** The amount in riel, when the order is paid in riel. */
  paidRiel?: number;
  /** Its customer cancelled the order before the money arrived. */
  isCancelled?: true;
  /** The sentences about the money of an order that ended. */
  notes?: PaymentNote[];
  /** What is missing and need not be paid. */
  letGoCents?: number;
  /** Another order for the same items, to be paid on delivery; left out: there is none. */
  unpaidNumber?: string;
  /** What came of it, and goes back. */
  backCents?: number;
  /** By which way it goes back; mails of before there was this lack it. */
  paymentMethodId?: PaymentMethodId;
  /** Of a refund the pieces it is for, before the coupon; none: it is for no certain ones. */
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

/** `number`: of the order that stands in its place, or of its own; `amount`: as it was paid, '$8.49', '34,900៛'. */
export interface MoneyBack {
  number: string;
  firstName: string;
  amount: string;
  why: 'twice' | 'late' | 'other';
}

/** Accounts as the shop had them then, banks in the mail's language. */
export interface TransferAwaited extends PaymentTold {
  /** ISO 8601 in UTC. */
  until: string;
  /** What it is in riel; left out: nobody knew. */
  riel?: number;
  accounts: { bank: string; accountName: string; accountNumber: string; currency: string }[];
}

type Nothing = Record<string, never>;

export interface OrderReceived {
  orderId: number;
  number: string;
  /** ISO 8601 with a zone. */
  placedAt: string;
  paymentMethodId: PaymentMethodId;
  /** Files alone, paid before the mail goes: nothing is delivered. Left out in mails of before there was this. */
  isDownload?: boolean;
  /** Somebody has to confirm the order until then, ISO 8601 in UTC, or it ends; left out: nobody has to. */
  confirmBy?: string;
  /** The link for that, from the root of the site: made when the mail is written, never kept. */
  confirmPath?: string;
  couponCode: string | null;
  note: string;
  /** Left out: it is no gift. */
  gift?: { message: string; wrap: boolean; withoutPrices: boolean };
  totals: { subtotalCents: number; shippingCents: number; discountCents: number; totalCents: number };
  /** What the total is in riel; left out: the shop had no rate. */
  riel?: OrderRiel;
  address: PostalAddress;
  /** Days until it arrives, `2-4`; left out: nobody knows, or nothing does. */
  shippingDays?: string;
  /** The way it is delivered and who brings it; left out: goods go as they say themselves, or none is sent. */
  delivery?: string[];
  items: {
    name: string;
    picture: string;
    quantity: number;
    unitCents: number;
    totalCents: number;
    /** What it adds to the price of one; left out: nothing. */
    options: { name: string; value: string; addsCents?: number }[];
  }[];
}

export interface SampleRequest {
  number: string;
  items: { name: string; quantity: number }[];
  /** Day by which the samples are wanted, yyyy-mm-dd or ISO; '' for none. */
  wantedDate: string;
}

export type MailKind = keyof MailContents;

/** Requests for samples have numbers of their own, and are no orders. */
export type SampleMailKind = 'sampleRequestReceived' | 'sampleRequestForShop';

/** Those that name an order. */
export type OrderMailKind = Exclude<
  { [Kind in MailKind]: MailContents[Kind] extends { number: string } ? Kind : never }[MailKind],
  SampleMailKind
>;

/** Mails to the shop itself go to the address in its settings, looked up when they are sent. */
export type ShopMailKind = 'contactReceived' | 'sampleRequestForShop' | 'sellerRequestForShop';

/** A mail to be written: in the recipient's language; the shop reads both and gets that of the person who wrote. */
export type Mail = {
  [Kind in MailKind]: {
    kind: Kind;
    to: Kind extends ShopMailKind ? 'shop' : string;
    language: LanguageCode;
    content: MailContents[Kind];
  };
}[MailKind];
