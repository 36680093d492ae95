import { fileCurrencies } from '#contract/constants.ts';

/** A currency in which a file of another shop may have its prices. */
interface FileCurrency {
  /** How prices show it, besides its code. */
  marks: readonly string[];
  /** Whether prices have no decimals, so that `250.000` is a quarter of a million. */
  isWhole?: true;
}

export type CurrencyCode = (typeof fileCurrencies)[number];

const all: Readonly<Record<CurrencyCode, FileCurrency>> = {
  USD: { marks: ['us$'] },
  KHR: { marks: ['៛', 'រៀល', 'riels', 'riel'], isWhole: true },
  THB: { marks: ['฿', 'บาท', 'baht'] },
  VND: { marks: ['₫', 'đ', 'vnđ', 'đồng'], isWhole: true },
  LAK: { marks: ['₭'], isWhole: true },
  CNY: { marks: ['rmb', '元', 'cn¥'] },
  EUR: { marks: ['€'] },
  GBP: { marks: ['£'] },
  JPY: { marks: ['円', 'jp¥'], isWhole: true },
  KRW: { marks: ['₩', '원'], isWhole: true },
  IDR: { marks: ['rp.', 'rp'], isWhole: true },
  MYR: { marks: ['rm'] },
  SGD: { marks: ['s$'] },
  PHP: { marks: ['₱'] },
  INR: { marks: ['₹'] },
  AUD: { marks: ['au$', 'a$'] },
};

/** The currency of a file's prices, and how much of it is one dollar. */
export interface FileMoney {
  currency: CurrencyCode;
  perDollar: number;
}

export const dollars: FileMoney = { currency: 'USD', perDollar: 1 };

const escapedMark = (mark: string) => mark.replaceAll(/[.$]/gu, String.raw`\$&`);
const marks = fileCurrencies
  .flatMap((code) => [code.toLowerCase(), ...all[code].marks].map((mark) => ({ mark, code })))
  .toSorted((one, other) => other.mark.length - one.mark.length);
const anyMark = [...marks.map(({ mark }) => escapedMark(mark)), String.raw`\$`, '¥'].join('|');
const marked = new RegExp(`^(?:(${anyMark})\\s*)?(.*?)(?:\\s*(${anyMark}))?$`, 'iu');

/** Splits an amount from the sign or code beside it. `$` alone and `¥` name no single currency. */
export function markedAmount(text: string): { amount: string; currency: CurrencyCode | null } {
  const [, before, amount = '', after] = marked.exec(text.trim()) ?? [];
  const mark = (before ?? after ?? '').toLowerCase();
  return { amount: amount.trim(), currency: marks.find((each) => each.mark === mark)?.code ?? null };
}

/** Returns the currency that a cell such as `VND` names. */
export const currencyNamed = (text: string): CurrencyCode | null =>
  fileCurrencies.find((code) => code === text.trim().toUpperCase()) ?? null;

/** Returns whether prices in a currency have no decimals. */
export const isWholeCurrency = (code: CurrencyCode): boolean => all[code].isWhole ?? false;
