import { stepsText } from '../steps-text.ts';

/** Prices by quantity as another system or a plugin writes them: `{"25":"1.80"}`, `25:1.80,100:1.50`, or as PHP does. */
export interface ForeignLadder {
  text: string;
  /** Whether it has percentages off the price. */
  isPercent: boolean;
}

/** The types that PHP writes before values: `a:2:{i:25;s:4:"1.80";}`. */
const types = /\b(?:a:\d+:(?=\{)|s:\d+:(?=")|[id]:(?=\d))/gu;

/**
 * Returns prices by quantity as a cell of catalog files, rounded up. Null unless each is lower than that of fewer pieces:
 * then the text may mean something else.
 */
export function ladderText({ text, isPercent }: ForeignLadder, baseCents: number): string | null {
  const numbers = [...text.replaceAll(types, '').matchAll(/\d+(?:\.\d+)?/gu)].map(Number);
  const steps = numbers.flatMap((from, at) => {
    const value = numbers[at + 1] ?? 0;
    const cents = isPercent ? (baseCents * (100 - value)) / 100 : value * 100;
    return at % 2 === 0 ? [{ from, cents: Math.ceil(Math.round(cents * 1e6) / 1e6) }] : [];
  });
  const isLadder = [{ from: 1, cents: baseCents }, ...steps].every(
    ({ from, cents }, at, all) =>
      at === 0 || (from > (all[at - 1]?.from ?? 0) && cents > 0 && cents < (all[at - 1]?.cents ?? 0)),
  );
  return steps.length > 0 && numbers.length % 2 === 0 && isLadder ? stepsText(steps) : null;
}

/** Returns a minimum or maximum quantity, such as `25`, as a cell. 0, 1 and texts mean no limit. */
export const limitCell = (column: 'order_minimum' | 'order_maximum', text: string, min = 1) =>
  /^\d{1,6}(?:\.0+)?$/u.test(text) && Number(text) > min ? { [column]: String(Number(text)) } : {};
