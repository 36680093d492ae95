/** Line charts in a 100 by 100 box stretched to its container: values from left to right, 0 at the bottom. */

const box = 100;

const round = (value: number): number => Math.round(value * 100) / 100;
export const across = (index: number, count: number): number =>
  count > 1 ? round((index / (count - 1)) * box) : box;
export const down = (value: number, top: number): number => round(box - (Math.max(0, value) / top) * box);

/** Returns an SVG path through the values, with `top` at the upper edge. One value is a line across the chart. */
export const lineOf = (values: readonly number[], top: number): string =>
  (values.length === 1 ? [...values, ...values] : values)
    .map((value, at, all) => `${at === 0 ? 'M' : 'L'}${across(at, all.length)} ${down(value, top)}`)
    .join('');

/** Returns an SVG path through the values, closed along the bottom. */
export const areaOf = (values: readonly number[], top: number): string =>
  values.length === 0 ? '' : `${lineOf(values, top)}L${box} ${box}L0 ${box}Z`;

/** The number of intervals between the grid lines. */
export const steps = 4;
const roundSteps = [1, 2, 2.5, 5, 10];

/**
 * Returns the value of the top grid line in cents: all values fit, and each line is a round amount of whole dollars.
 */
export function topOf(values: readonly number[]): number {
  const minStep = Math.max(100, Math.max(0, ...values) / steps);
  const ten = 10 ** Math.floor(Math.log10(minStep));
  const step = roundSteps.map((each) => each * ten).find((each) => each >= minStep && each % 100 === 0);
  return (step ?? 10 * ten) * steps;
}
