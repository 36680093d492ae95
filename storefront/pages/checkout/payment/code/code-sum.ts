import { rielText } from '#rules/riel.ts';
import { moneyText } from '#ui/money.tsx';

/** What a code asks for. */
export interface CodeSum {
  currency: 'USD' | 'KHR';
  sign: string;
  /** As the shop writes it, with the sign. */
  text: string;
  /** As the scheme's frame has it, beside the currency. */
  figures: string;
}

export const inDollars = (value: number): CodeSum => {
  const text = moneyText(value);
  return { currency: 'USD', sign: '$', text, figures: text.slice(1) };
};

export const inRiels = (value: number): CodeSum => {
  const text = rielText(value);
  return { currency: 'KHR', sign: '៛', text, figures: text.slice(0, -1) };
};
