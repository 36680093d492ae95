import { parseArgs } from 'node:util';
import { staffDeed, type StaffDeed, staffOptions } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { type FieldName, fieldNames, type Given, wrongValue } from './new-shop-fields.ts';

export const usage =
  'npm run shop:create [-- --name NAME --name-km NAME --currency USD --language en|km --email MAIL --phone NUMBER --address TEXT --address-km TEXT --by NAME --yes]; at a terminal it asks for what is left out';

/** What the flags say of the new shop. Where it is confirmed, nothing is asked. */
export interface NewShopCommand extends StaffDeed {
  given: Given;
}

/** Reads the arguments of the command. @throws OperatorError that names the flag, or says how it is used */
export function readNewShop(args: readonly string[]): NewShopCommand {
  const { by, yes, ...values } = parsed(args);
  const given: Given = {};
  for (const name of fieldNames) {
    const value = (values as Given)[name]?.trim();
    if (value === undefined) continue;
    const wrong = wrongValue(name, value);
    if (wrong) throw new OperatorError(`--${name}: ${wrong}.`);
    given[name] = value;
  }
  return { given, ...staffDeed({ by, yes }) };
}

function parsed(args: readonly string[]) {
  const text = Object.fromEntries(fieldNames.map((name) => [name, { type: 'string' }])) as Record<
    FieldName,
    { type: 'string' }
  >;
  try {
    return parseArgs({
      args: [...args],
      options: { ...text, ...staffOptions },
    }).values;
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}; ${usage}`);
  }
}
