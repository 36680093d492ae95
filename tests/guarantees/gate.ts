import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';

// Code shared by guarantee tests: their sizes, and reports of their counts (gates.ts).

export type GateSize = 'short' | 'figure' | 'full';

export const gateSize = (process.env['GATE_SIZE'] ?? 'short') as GateSize;

/** Selects a value by the size of this run: for `npm test` and mutants, for the figure, or with --full. */
export const sized = <Value>(short: Value, figure: Value, full: Value = figure): Value =>
  ({ short, figure, full })[gateSize];

/** Whether a matrix tries this cell, by the sum of its row and column: `npm test` tries every second one of each. */
export const isTried = (sum: number): boolean => gateSize !== 'short' || sum % 2 === 0;

const report = process.env['GATE_REPORT'];
const write = (line: object) => report && appendFileSync(report, `${JSON.stringify(line)}\n`);

/** Reports an action or a measurement, which `npm run gate` prints. */
export const says = (text: string): void => void write({ text });

/**
 * Reports that `good` of `of` things are correct.
 * @throws (an assertion) when one isn't, or when none was checked
 */
export function expectAll(what: string, good: number, of: number): void {
  write({ text: what, good, of });
  expect(of, `${what}: nothing was tried`).toBeGreaterThan(0);
  expect(good, what).toBe(of);
}

/**
 * Like `expectAll`, but checks each item.
 * @throws (an assertion) with the first items that fail
 */
export function expectEvery<Item>(what: string, items: readonly Item[], isSo: (item: Item) => boolean): void {
  const others = items.filter((each) => !isSo(each));
  write({ text: what, good: items.length - others.length, of: items.length });
  expect(items.length, `${what}: nothing was tried`).toBeGreaterThan(0);
  expect(others.slice(0, 5), what).toEqual([]);
}

/**
 * Compares a measured value with its limit, and counts as one check.
 * @throws (an assertion) when it is above the limit
 */
export function atMost(what: string, figure: number, limit: number, unit = ''): void {
  const isGood = figure <= limit;
  write({ text: `${what}: ${round(figure)}${unit} (at most ${limit}${unit})`, good: isGood ? 1 : 0, of: 1 });
  expect(figure, what).toBeLessThanOrEqual(limit);
}

/**
 * Like `atMost`, but for durations. In `npm test`, other tests run at the same time and durations mean
 * little, so there the work only has to end.
 */
export function inTime(what: string, figure: number, limit: number, unit: string): void {
  atMost(what, figure, process.env['GATE_SIZE'] ? limit : Number.MAX_VALUE, unit);
}

/** Like `atMost`, but for a lower limit. */
export function atLeast(what: string, figure: number, limit: number, unit = ''): void {
  const isGood = figure >= limit;
  write({ text: `${what}: ${round(figure)}${unit} (at least ${limit}${unit})`, good: isGood ? 1 : 0, of: 1 });
  expect(figure, what).toBeGreaterThanOrEqual(limit);
}

const round = (figure: number) => Math.round(figure * 1000) / 1000;
