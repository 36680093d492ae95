import { createShop, shopExists } from '#shop/content/content.ts';
import type { Database } from '#database/schema.ts';
import { dryRunMessage } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { fieldNames, fields, type Given, shopOf, wrongValue } from './new-shop-fields.ts';
import { type NewShopCommand, usage } from './read-new-shop.ts';

/** How the command reaches the shop and the user; `ask` is null without an interactive terminal. */
export interface NewShopMeans {
  onShop<T>(work: (db: Database) => Promise<T>): Promise<T>;
  request: ((question: string) => Promise<string>) | null;
  print(line: string): void;
}

const exists = 'a shop already exists; use npm run content to edit its details.';

/**
 * Asks for the fields that the flags omit, shows a summary, and creates the shop once confirmed. Returns the
 * exit code.
 * @throws OperatorError
 */
export async function createNewShop(command: NewShopCommand, means: NewShopMeans): Promise<number> {
  const { onShop, print } = means;
  const request = command.isConfirmed ? null : means.request;
  if (await onShop(shopExists)) throw new OperatorError(exists);
  const given = request ? await answers(command.given, request, print) : command.given;
  const missing = fieldNames.filter((name) => given[name] === undefined && !fields[name].otherwise);
  if (missing.length > 0)
    throw new OperatorError(`missing required options: --${missing.join(', --')}; ${usage}`);
  const shop = shopOf(given);
  print(`Name      ${shop.name.en}${shop.name.km === shop.name.en ? '' : ` / ${shop.name.km}`}`);
  print(`Currency  ${shop.currency}`);
  print(`Language  ${shop.language === 'ar' ? 'km' : shop.language}`);
  const contact = new Set([shop.email, shop.phone, shop.address.en, shop.address.km]);
  print(`Contact   ${[...contact].filter(Boolean).join(', ')}`);
  if (request && !/^(?:y|yes|)$/iu.test((await request('Create this shop? [Y/n] ')).trim())) {
    print('Canceled. No changes were made.');
    return 0;
  }
  if (!request && !command.isConfirmed) {
    print(dryRunMessage);
    return 0;
  }
  if (!(await onShop((db) => createShop(db, shop, command.by)))) throw new OperatorError(exists);
  print(
    `Created ${shop.name.en}. Next: add its logo, banners and opening hours with npm run content, and its products.`,
  );
  return 0;
}

async function answers(
  flags: Given,
  request: (question: string) => Promise<string>,
  print: (line: string) => void,
): Promise<Given> {
  const given: Given = { ...flags };
  for (const name of fieldNames) {
    while (given[name] === undefined) {
      const { question, otherwise } = fields[name];
      const instead = otherwise?.(given);
      const answer = (await request(`${question}${instead ? ` [${instead}]` : ''}: `)).trim();
      const value = answer || (instead ?? '');
      const wrong = wrongValue(name, value);
      if (wrong) print(`  ${wrong}`);
      else given[name] = value;
    }
  }
  return given;
}
