import { type ClosedDays, lastDay } from './arrival.ts';

/** A festival with its public holidays, yyyy-mm-dd. */
interface Feast {
  name: 'khmerNewYear' | 'pchumBen' | 'waterFestival';
  first: string;
  last: string;
}

const firstYear = 2026;
/** Pchum Ben from `firstYear` on: the 15th waning day of Photrobot in the Khmer lunar calendar, month-day. */
const pchumBen = (
  '10-11 09-30 09-18 10-07 09-27 10-16 10-04 09-23 10-12 10-02 ' +
  '09-20 10-09 09-28 09-17 10-05 09-25 10-14 10-03 09-21 10-10'
).split(' ');
/** Years in which the sun enters Aries, and the new year begins, on 13 April instead of the 14th. */
const earlyYears = new Set([2028, 2032]);
/** Days from Pchum Ben to the full moon of Kadeuk, the middle day of the Water Festival. */
const toFullMoon = 44;

/** Returns the next festivals after a day, yyyy-mm-dd, in order: one of each kind, up to 2045. */
export function feastsAfter(today: string): Feast[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap(feastsOf)
    .filter(({ first }) => first > today)
    .slice(0, 3);
}

function feastsOf(year: number): Feast[] {
  const newYear = { first: `${year}-04-${earlyYears.has(year) ? 13 : 14}`, last: `${year}-04-16` };
  const date = pchumBen[year - firstYear];
  if (!date) return [];
  const threeDays = (offset: number) => {
    const middle = `${year}-${date}`;
    return { first: addDays(middle, offset - 1), last: addDays(middle, offset + 1) };
  };
  return [
    { name: 'khmerNewYear', ...newYear },
    { name: 'pchumBen', ...threeDays(0) },
    { name: 'waterFestival', ...threeDays(toFullMoon) },
  ];
}

/**
 * Returns the last day, yyyy-mm-dd, on which an order still arrives before another day. Null if `shippingDays` isn't
 * a number of days.
 */
export function lastOrderDay(before: string, shippingDays: string, closed?: ClosedDays): string | null {
  for (let day = addDays(before, -1); ; day = addDays(day, -1)) {
    const arrives = lastDay(shippingDays, day, closed);
    if (arrives === null || arrives < before) return arrives && day;
  }
}

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
