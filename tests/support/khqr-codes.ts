import { vi } from 'vitest';
import { BakongKHQR, IndividualInfo, khqrData, MerchantInfo } from 'bakong-khqr';
import { COUNTRY, CURRENCY, KHQR, TAG } from 'ts-khqr';
import { type KhqrBill, khqrCode, type KhqrPayee } from '#server/payments/khqr/khqr-code.ts';
import { khqrCurrencies } from '#server/payments/khqr/khqr-amount.ts';

// Sample codes, always the same ones, and the two third-party encoders with which ours is compared.

export interface Wanted {
  payee: KhqrPayee;
  bill: KhqrBill;
}

/** Returns a generator of pseudorandom numbers below 1 (mulberry32). The same seed gives the same numbers. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&.,-/#+*()\'"%$:;';
const inName = 'abcdefghijklmnopqrstuvwxyz0123456789_.';
const khmer = 'កខគឃងចឆជឈញដឋឌឍណតថទធនបផពភមយរលវសហឡអាិីុូេែៃោៅំះ់្ ';

/**
 * Returns `count` codes that a shop could create.
 * @param khmerToo which codes contain Khmer: all, none, or every other one
 */
export function requestedCodes(count: number, khmerToo: 'all' | 'none' | 'half' = 'half'): Wanted[] {
  const next = numbers(17);
  const upTo = (max: number) => Math.floor(next() * max);
  const text = (from: string, max: number, min = 1) => {
    const length = min + upTo(max - min + 1);
    const output = Array.from({ length }, () => from[upTo(from.length)]).join('');
    // Texts may have a space in the middle, never at an end.
    return length > 4 && next() < 0.5 ? `${output.slice(0, 2)} ${output.slice(3)}` : output;
  };
  const name = (max: number) =>
    Array.from({ length: 1 + upTo(max) }, () => inName[upTo(inName.length)]).join('');
  return Array.from({ length: count }, (_, at) => {
    const currency = next() < 0.5 ? 'USD' : 'KHR';
    const madeAt = new Date(1_600_000_000_000 + upTo(2 ** 31) * 100 + upTo(100));
    const inKhmer = khmerToo === 'all' || (khmerToo === 'half' && at % 2 === 0);
    return {
      payee: {
        account: `${name(20)}@${name(11)}`,
        merchant: next() < 0.5 ? null : { id: text(plain, 27), bank: text(plain, 27) },
        category: String(1000 + upTo(9000)),
        name: text(plain, 25),
        city: text(plain, 15),
        inKhmer: inKhmer
          ? { name: text(khmer, 25).trim() || 'ក', city: text(khmer, 15).trim() || 'ក' }
          : null,
      },
      bill: {
        currency,
        minor: 1 + upTo(10 ** (1 + upTo(9))),
        number: text(plain, 25),
        madeAt,
        expiresAt: new Date(madeAt.getTime() + 1 + upTo(600_000)),
      },
    };
  });
}

interface Made {
  data: { qr: string; md5: string } | null;
}

const major = ({ currency, minor }: KhqrBill) => minor / 10 ** khqrCurrencies[currency].decimals;

/** Returns the code from the central bank's own package. */
export function officialCode({ payee, bill }: Wanted): Made {
  const { account, merchant, name, city, category, inKhmer } = payee;
  const more = {
    currency: khqrData.currency[bill.currency === 'USD' ? 'usd' : 'khr'],
    amount: major(bill),
    merchantCategoryCode: category,
    billNumber: bill.number,
    expirationTimestamp: bill.expiresAt.getTime(),
    ...(inKhmer && {
      languagePreference: 'km',
      merchantNameAlternateLanguage: inKhmer.name,
      merchantCityAlternateLanguage: inKhmer.city,
    }),
  };
  vi.setSystemTime(bill.madeAt);
  const maker = new BakongKHQR();
  return merchant
    ? maker.generateMerchant(new MerchantInfo(account, name, city, merchant.id, merchant.bank, more))
    : maker.generateIndividual(new IndividualInfo(account, name, city, more));
}

/** Returns the code from another package. */
export function otherCode({ payee, bill }: Wanted): Made {
  const { account, merchant, name, city, category, inKhmer } = payee;
  vi.setSystemTime(bill.madeAt);
  return KHQR.generate({
    tag: merchant ? TAG.MERCHANT : TAG.INDIVIDUAL,
    accountID: account,
    merchantName: name,
    merchantCity: city,
    ...(merchant && { merchantID: merchant.id, acquiringBank: merchant.bank }),
    currency: bill.currency === 'USD' ? CURRENCY.USD : CURRENCY.KHR,
    amount: major(bill),
    countryCode: COUNTRY.KH,
    merchantCategoryCode: category,
    expirationTimestamp: bill.expiresAt.getTime(),
    additionalData: { billNumber: bill.number },
    ...(inKhmer && {
      languageData: {
        languagePreference: 'km',
        merchantNameAlternateLanguage: inKhmer.name,
        merchantCityAlternateLanguage: inKhmer.city,
      },
    }),
  });
}

export const ownCode = ({ payee, bill }: Wanted): string => khqrCode(payee, bill);
