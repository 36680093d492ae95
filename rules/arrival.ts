/** A day of the calendar: `weekday` 0 is Sunday, `month` 0 is January. */
export interface Day {
  weekday: number;
  day: number;
  month: number;
}

const mostDays = 365;

/**
 * When what is ordered today arrives: the first and the last day, or one alone; null for what needs no shipping or says no
 * number of days.
 * @param shippingDays e.g. `2-4` or `3`
 * @param today yyyy-mm-dd
 */
export function arrival(shippingDays: string, today: string): [first: Day, last?: Day] | null {
  const [, from, to] = /^\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*$/u.exec(shippingDays) ?? [];
  const start = Date.parse(`${today}T00:00Z`);
  const [least, most] = [Number(from), Number(to ?? from)];
  if (!(most > 0 && most >= least && most <= mostDays) || Number.isNaN(start)) return null;
  const after = (days: number): Day => {
    const date = new Date(start + days * 86_400_000);
    return { weekday: date.getUTCDay(), day: date.getUTCDate(), month: date.getUTCMonth() };
  };
  return most > least ? [after(least), after(most)] : [after(least)];
}
