import path from 'node:path';
import { readArguments, staffAction, type StaffAction, staffOptions } from '../read-arguments.ts';
import { fileCurrencies } from '#contract/constants.ts';
import type { FileMoney } from '#shop/imports/imports.ts';
import { OperatorError } from '../../process/operator-error.ts';

const usage =
  'npm run catalogue -- export FILE.(csv|xlsx) [--pictures FOLDER], or import FILE [--pictures FOLDER] [--create] [--any-price] [--currency CODE [--rate UNITS_PER_DOLLAR]] [--dry-run] [--yes] [--by NAME], or positions ATTRIBUTE [--yes] [--by NAME]';

export interface CatalogueCommand extends StaffAction {
  action: 'export' | 'import' | 'positions';
  file: string;
  /** The attribute that becomes a printing position. */
  name: string;
  /** The folder to which pictures are written, or from which they are read. */
  pictures: string | null;
  /** Whether to create missing brands and categories that products name. */
  creates: boolean;
  /** Whether to accept prices of zero, and prices that change by more than a factor of five. */
  isPriceSure: boolean;
  /** The currency of the prices in an export of another shop; null if it isn't given. */
  money: FileMoney | null;
}

/**
 * Parses the arguments of the command.
 * @throws OperatorError with its usage
 */
export function readCatalogueCommand(args: readonly string[]): CatalogueCommand {
  const { values, positionals } = readArguments(args, usage, {
    pictures: { type: 'string' },
    create: { type: 'boolean', default: false },
    'any-price': { type: 'boolean', default: false },
    currency: { type: 'string' },
    rate: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    ...staffOptions,
  });
  const [action, file, ...more] = positionals;
  if (
    (action !== 'export' && action !== 'import' && action !== 'positions') ||
    file === undefined ||
    more.length > 0 ||
    (action !== 'import' && (values.create || values['any-price']))
  )
    throw new OperatorError(usage);
  if (values.yes && values['dry-run'])
    throw new OperatorError(`--dry-run can’t be combined with --yes; ${usage}`);
  return {
    action,
    file: path.resolve(file),
    name: file,
    pictures: values.pictures === undefined ? null : path.resolve(values.pictures),
    creates: values.create,
    isPriceSure: values['any-price'],
    money: moneyOf(values.currency, values.rate),
    ...staffAction(values),
  };
}

/** @throws OperatorError if there is no such currency, or another one than dollars without its rate */
function moneyOf(code: string | undefined, rate: string | undefined): FileMoney | null {
  if (code === undefined) return null;
  const currency = fileCurrencies.find((each) => each === code.toUpperCase());
  const perDollar = currency === 'USD' ? 1 : Number(rate);
  if (!currency) throw new OperatorError(`--currency must be one of ${fileCurrencies.join(', ')}`);
  if (!(perDollar >= 0.001 && perDollar <= 1_000_000))
    throw new OperatorError(`--rate is missing: how much ${currency} is one dollar?`);
  return { currency, perDollar };
}
