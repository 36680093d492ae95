import { readArguments, staffAction, type StaffAction, staffOptions } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { type FieldName, fieldNames, type Given, wrongValue } from './new-shop-fields.ts';

export const usage =
  'npm run shop:create [-- --name NAME --name-km NAME --currency USD --language en|km --email EMAIL --phone NUMBER --address TEXT --address-km TEXT --by NAME --yes]; at a terminal, it asks for missing options';

/** The shop described by flags. When confirmed, the command doesn't ask. */
export interface NewShopCommand extends StaffAction {
  given: Given;
}

const texts = Object.fromEntries(fieldNames.map((name) => [name, { type: 'string' }])) as Record<
  FieldName,
  { type: 'string' }
>;

/**
 * Parses the arguments of the command.
 * @throws OperatorError that names the flag, or with its usage
 */
export function readNewShop(args: readonly string[]): NewShopCommand {
  const { values, positionals } = readArguments(args, usage, { ...texts, ...staffOptions });
  if (positionals.length > 0) throw new OperatorError(`unknown option "${positionals.join(' ')}"; ${usage}`);
  const given: Given = {};
  for (const name of fieldNames) {
    const value = values[name]?.trim();
    if (value === undefined) continue;
    const wrong = wrongValue(name, value);
    if (wrong) throw new OperatorError(`--${name}: ${wrong}.`);
    given[name] = value;
  }
  return { given, ...staffAction(values) };
}
