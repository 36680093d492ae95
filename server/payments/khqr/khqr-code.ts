import { createHash } from 'node:crypto';
import { crc16 } from './crc16.ts';
import { type KhqrCurrency, khqrCurrencies, majorText } from './khqr-amount.ts';

/** The recipient of a code, as the service knows it. */
export interface KhqrPayee {
  /** The Bakong account: name@bank. */
  account: string;
  /** The contract of a merchant; null for personal or business accounts. */
  merchant: { id: string; bank: string } | null;
  /** The merchant category code, four digits. */
  category: string;
  name: string;
  city: string;
  /** The names for apps in Khmer; null shows the names above. */
  inKhmer: { name: string; city: string } | null;
}

export interface KhqrBill {
  currency: KhqrCurrency;
  /** The amount in cents or riel. */
  minor: number;
  /** Our reference; the payer's bank may show it. */
  number: string;
  /** Optional details that the payer's bank may show; mostly unset. */
  also?: { mobile?: string; store?: string; terminal?: string; purpose?: string };
  madeAt: Date;
  expiresAt: Date;
}

/** The maximum lifetime of a code, according to the central bank's specification. */
const maxMs = 10 * 60_000;
/** Lengths are in characters, not bytes, so only ASCII is allowed outside the Khmer part. */
const plain = /^[\x20-\x7e]+$/u;

/**
 * Refuses a value.
 * @throws RangeError that names the part without repeating its value
 */
const refuse = (part: string): never => {
  throw new RangeError(`no KHQR can be made: ${part}`);
};

const field = (tag: string, value: string, max = 99): string =>
  value.length >= 1 && value.length <= max
    ? `${tag}${String(value.length).padStart(2, '0')}${value}`
    : refuse(`tag ${tag} is empty or too long`);
const plainField = (tag: string, value: string, max: number): string =>
  plain.test(value) && value === value.trim()
    ? field(tag, value, max)
    : refuse(`tag ${tag} must be Latin letters, digits and signs`);

function payeeField({ account, merchant }: KhqrPayee): string {
  if (!/^[^@\s]+@[^@\s]+$/u.test(account)) refuse('the account must be like name@bank');
  const id = plainField('00', account, 32);
  if (merchant === null) return field('29', id);
  return field('30', id + plainField('01', merchant.id, 32) + plainField('02', merchant.bank, 32));
}

function timeField({ madeAt, expiresAt }: KhqrBill): string {
  const [made, end] = [madeAt.getTime(), expiresAt.getTime()];
  if (!(made < end && end - made <= maxMs)) refuse('it must end after it is made, ten minutes later at most');
  const ms = (time: number) => (/^\d{13}$/u.test(String(time)) ? String(time) : refuse('a time is none'));
  return field('99', field('00', ms(made)) + field('01', ms(end)));
}

function billField({ number, also = {} }: KhqrBill): string {
  const { mobile, store, terminal, purpose } = also;
  const reply = [
    ['01', number],
    ['02', mobile],
    ['03', store],
    ['07', terminal],
    ['08', purpose],
  ] as const;
  return field(
    '62',
    reply.map(([tag, text]) => (text === undefined ? '' : plainField(tag, text, 25))).join(''),
  );
}

function khmerField({ inKhmer }: KhqrPayee): string {
  if (inKhmer === null) return '';
  return field('64', field('00', 'km') + field('01', inKhmer.name, 25) + field('02', inKhmer.city, 15));
}

/**
 * Creates the text of a code (EMV merchant-presented, dynamic) for one payment of this amount, until it
 * expires. Create it only once: it contains the time, and its MD5 identifies the payment at the service.
 * @throws RangeError for values that apps would reject
 */
export function khqrCode(payee: KhqrPayee, bill: KhqrBill): string {
  if (!/^\d{4}$/u.test(payee.category)) refuse('the category must have four digits');
  if (!Number.isSafeInteger(bill.minor) || bill.minor < 1) refuse('the amount must be above nothing');
  const body = [
    field('00', '01'),
    field('01', '12'),
    payeeField(payee),
    field('52', payee.category),
    field('53', khqrCurrencies[bill.currency].number),
    field('54', majorText(bill), 13),
    field('58', 'KH'),
    plainField('59', payee.name, 25),
    plainField('60', payee.city, 15),
    billField(bill),
    khmerField(payee),
    timeField(bill),
    '6304',
  ].join('');
  return body + crc16(body);
}

/** Returns the id by which the service knows the code and its payment. */
export const khqrName = (code: string): string => createHash('md5').update(code).digest('hex');
