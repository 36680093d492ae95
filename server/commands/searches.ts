import { languageCodes, languages } from '#contract/languages.ts';
import { readMisses } from '#shop/search/search.ts';
import { OperatorError } from '../process/operator-error.ts';
import { onRunningShop } from '../cli/on-running-shop.ts';

// `npm run searches -- [DAYS]`: lists shoppers' searches with no results, most frequent first.

const maxRows = 200;

await onRunningShop(readDays, async (db, days, print) => {
  const misses = await readMisses(db, days, maxRows);
  print(
    misses.length === 0
      ? `Every search in the last ${days} days had results.`
      : 'times  last day    language  search',
  );
  for (const { times, lastDay, languageId, term } of misses) {
    const code = languageCodes.find((each) => languages[each].id === languageId);
    print(
      `${String(times).padStart(5)}  ${lastDay}  ${(code ? languages[code].tag : '').padEnd(8)}  ${term}`,
    );
  }
  return 0;
});

function readDays([days = '30', ...more]: readonly string[]): number {
  if (!/^[1-9]\d?$/u.test(days) || Number(days) > 90 || more.length > 0)
    throw new OperatorError('npm run searches -- [DAYS]: searches without results, last 30 days (up to 90).');
  return Number(days);
}
