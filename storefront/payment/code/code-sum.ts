import { formatRiel } from '#rules/riel.ts';
import { formatMoney } from '#ui/money.tsx';

/** The amount a QR code requests. */
export interface CodeSum {
  currency: 'USD' | 'KHR';
  sign: string;
  /** The amount in the shop's format, with the currency sign. */
  text: string;
  /** The amount in the format of the KHQR card, without the currency. */
  figures: string;
}

export const inDollars = (value: number): CodeSum => {
  const text = formatMoney(value);
  return { currency: 'USD', sign: '$', text, figures: text.slice(1) };
};

export const inRiels = (value: number): CodeSum => {
  const text = formatRiel(value);
  return { currency: 'KHR', sign: '៛', text, figures: text.slice(0, -1) };
};
