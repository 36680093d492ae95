/** One measured figure, with an optional budget. */
export interface Figure {
  /** The heading that the figure appears under. */
  group: string;
  name: string;
  value: number;
  unit: string;
  /** The figure's maximum or minimum. */
  budget?: { atMost: number } | { atLeast: number };
  /** How it was measured, for the reader. */
  note?: string;
}

export function isWithinBudget({ value, budget }: Figure): boolean {
  if (!budget) return true;
  return 'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast;
}

/** Formats a value with three significant digits, and integers in full: 12,345 / 12.3 / 1.23. */
export function shown(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.1 ? 2 : 3);
}

export const withUnit = (value: number, unit: string): string => `${shown(value)}${unit ? ` ${unit}` : ''}`;

/** Returns the figure's line for the terminal. */
export function line(figure: Figure): string {
  const { name, value, unit, budget, note } = figure;
  const limit = budget
    ? 'atMost' in budget
      ? `≤ ${shown(budget.atMost)}`
      : `≥ ${shown(budget.atLeast)}`
    : '';
  const mark = budget ? (isWithinBudget(figure) ? '✓' : '✗') : ' ';
  return `${mark} ${name.padEnd(52)} ${withUnit(value, unit).padStart(16)}  ${limit.padEnd(9)} ${note ?? ''}`.trimEnd();
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
