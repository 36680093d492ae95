import type { Database } from '#database/schema.ts';
import { readRiel } from '#rules/read-number.ts';
import { isFarRate, isRielRate, rielRates, formatRiel } from '#rules/riel.ts';
import { shopSettings } from '#shop/content/content.ts';
import { currentRate, rateHistory, setRielRate } from '#shop/riel/riel.ts';
import { readArguments, staffAction, type StaffAction, staffOptions } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';

const usage = 'npm run riel -- show | set 4100 | off [--by NAME] [--yes]: show or set the riel exchange rate';

const maxShown = 20;

export interface RielCommand extends StaffAction {
  /** The rate to set; null turns riel off, undefined shows the rate. */
  rate?: number | null;
}

/**
 * Parses the arguments of the command.
 * @throws OperatorError with its usage
 */
export function readRielCommand(args: readonly string[]): RielCommand {
  const { values, positionals } = readArguments(args, usage, staffOptions);
  const [wish = 'show', figure = '', ...more] = positionals;
  const command = staffAction(values);
  if (more.length > 0 || (figure !== '') !== (wish === 'set')) throw new OperatorError(usage);
  if (wish === 'show') return command;
  if (wish === 'off') return { ...command, rate: null };
  const rate = readRiel(figure).value ?? Number.NaN;
  if (wish !== 'set') throw new OperatorError(usage);
  if (!isRielRate(rate))
    throw new OperatorError(
      `the rate must be a whole number of riel per dollar, from ${rielRates.least} to ${rielRates.most}; ${usage}`,
    );
  return { ...command, rate };
}

/** Shows the shop's exchange rate with its history, or sets it. Returns the exit code. */
export async function rielCommand(
  db: Database,
  { rate, by, isConfirmed }: RielCommand,
  print: (line: string) => void,
): Promise<number> {
  if (rate !== undefined) {
    const before = (await currentRate(db))?.rate ?? null;
    if (rate !== null && before !== null && isFarRate(rate, before) && !isConfirmed)
      throw new OperatorError(
        `${formatRiel(rate)} differs a lot from the current ${formatRiel(before)}. Run again with --yes to confirm.`,
      );
    await setRielRate(db, rate, by);
  }
  const history = await rateHistory(db, maxShown);
  const now = history[0]?.rate ?? null;
  print(
    now === null
      ? 'No exchange rate is set. Prices show in dollars only.'
      : `Exchange rate: ${formatRiel(now)} to the dollar, on all pages and for new orders.`,
  );
  if (history.length === 0) return 0;
  const { timeZone } = await shopSettings(db, 'en');
  const times = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  print('Rate  Since             Set by');
  for (const set of history) print(`${set.rate ?? 'none'}  ${times.format(set.at)}  ${set.by}`);
  return 0;
}
