import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';

// What gates share: their size, and what they tell of what they counted (gates.ts).

export type GateSize = 'short' | 'figure' | 'full';

/** How large this run is. */
export const gateSize = (process.env['GATE_SIZE'] ?? 'short') as GateSize;

/** What a run of this size takes: in `npm test` and for mutants, for the figure, with --full. */
export const sized = <Value>(short: Value, figure: Value, full: Value = figure): Value =>
  ({ short, figure, full })[gateSize];

const report = process.env['GATE_REPORT'];
const write = (line: object) => report && appendFileSync(report, `${JSON.stringify(line)}\n`);

/** Tells what was done or measured; `npm run gate` prints it. */
export const says = (text: string): void => void write({ text });

/** `good` of `of` things were as they must be. @throws (an assertion) when one was not, or when nothing was tried */
export function expectAll(what: string, good: number, of: number): void {
  write({ text: what, good, of });
  expect(of, `${what}: nothing was tried`).toBeGreaterThan(0);
  expect(good, what).toBe(of);
}

/** As `expectAll`, of things that are looked at one by one. @throws (an assertion) with the first that are not so */
export function allAre<Item>(what: string, items: readonly Item[], isSo: (item: Item) => boolean): void {
  const others = items.filter((each) => !isSo(each));
  write({ text: what, good: items.length - others.length, of: items.length });
  expect(items.length, `${what}: nothing was tried`).toBeGreaterThan(0);
  expect(others.slice(0, 5), what).toEqual([]);
}

/** A measured figure against its limit; counts as one thing. @throws (an assertion) when it is above */
export function atMost(what: string, figure: number, limit: number, unit = ''): void {
  const isGood = figure <= limit;
  write({ text: `${what}: ${round(figure)}${unit} (at most ${limit}${unit})`, good: isGood ? 1 : 0, of: 1 });
  expect(figure, what).toBeLessThanOrEqual(limit);
}

/** As `atMost`, of a time. In `npm test`, beside everything else, it means nothing: there it only has to have ended. */
export function inTime(what: string, figure: number, limit: number, unit: string): void {
  atMost(what, figure, process.env['GATE_SIZE'] ? limit : Number.MAX_VALUE, unit);
}

/** As `atMost`, the other way round. */
export function atLeast(what: string, figure: number, limit: number, unit = ''): void {
  const isGood = figure >= limit;
  write({ text: `${what}: ${round(figure)}${unit} (at least ${limit}${unit})`, good: isGood ? 1 : 0, of: 1 });
  expect(figure, what).toBeGreaterThanOrEqual(limit);
}

const round = (figure: number) => Math.round(figure * 1000) / 1000;
