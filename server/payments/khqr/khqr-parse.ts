import { crc16 } from './crc16.ts';
import { type KhqrCurrency, khqrCurrencies, minorOf } from './khqr-amount.ts';

/** The content of a dynamic QR code, expired or not. */
export interface ReadKhqr {
  account: string;
  merchant: { id: string; bank: string } | null;
  category: string;
  currency: KhqrCurrency;
  minor: number;
  country: string;
  name: string;
  city: string;
  number: string;
  inKhmer: { name: string; city: string } | null;
  madeAt: Date;
  expiresAt: Date;
}

/** Parses TLV objects: a tag of two digits, a length of two digits, a value. Null if truncated or a tag is repeated. */
function objectsIn(text: string): ReadonlyMap<string, string> | null {
  const objects = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const [head = '', tag = '', length = ''] = /^(\d{2})(\d{2})/u.exec(text.slice(at)) ?? [];
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (head === '' || value.length !== Number(length) || objects.has(tag)) return null;
    objects.set(tag, value);
    at += 4 + value.length;
  }
  return objects;
}

/** Parses a dynamic code, even an expired one. Null if it is a different kind or incomplete. */
export function readKhqr(code: string): ReadKhqr | null {
  if (crc16(code.slice(0, -4)) !== code.slice(-4)) return null;
  const tags = objectsIn(code);
  if (!tags || tags.get('00') !== '01' || tags.get('01') !== '12' || [...tags.keys()].at(-1) !== '63')
    return null;
  const part = (tag: string) => objectsIn(textAt(tags, tag)) ?? new Map<string, string>();
  const [own, shop, more, khmer, times] = ['29', '30', '62', '64', '99'].map(part) as Parts;
  const currency = currencyOf(tags.get('53'));
  const minor = currency && minorOf(textAt(tags, '54'), currency);
  const account = textAt(tags.has('30') ? shop : own, '00');
  if (currency === null || minor === null || account === '' || tags.has('29') === tags.has('30')) return null;
  return {
    account,
    merchant: tags.has('30') ? { id: textAt(shop, '01'), bank: textAt(shop, '02') } : null,
    category: textAt(tags, '52'),
    currency,
    minor,
    country: textAt(tags, '58'),
    name: textAt(tags, '59'),
    city: textAt(tags, '60'),
    number: textAt(more, '01'),
    inKhmer: tags.has('64') ? { name: textAt(khmer, '01'), city: textAt(khmer, '02') } : null,
    madeAt: new Date(Number(times.get('00'))),
    expiresAt: new Date(Number(times.get('01'))),
  };
}

type Part = ReadonlyMap<string, string>;
type Parts = [Part, Part, Part, Part, Part];

const textAt = (part: Part, tag: string): string => part.get(tag) ?? '';

const currencyOf = (number: string | undefined): KhqrCurrency | null =>
  (Object.keys(khqrCurrencies) as KhqrCurrency[]).find((code) => khqrCurrencies[code].number === number) ??
  null;
