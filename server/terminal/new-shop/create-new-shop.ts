import { createShop, shopExists } from '#shop/content/content.ts';
import type { Database } from '#database/schema.ts';
import { onlyTold } from '../read-arguments.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { fieldNames, fields, type Given, shopOf, wrongValue } from './new-shop-fields.ts';
import { type NewShopCommand, usage } from './read-new-shop.ts';

/** How the command reaches the shop, and the person at the terminal; `ask` null: there is nobody to ask. */
export interface NewShopMeans {
  onShop<T>(work: (db: Database) => Promise<T>): Promise<T>;
  ask: ((question: string) => Promise<string>) | null;
  say(line: string): void;
}

const exists = 'there is a shop already; npm run content changes what it says of itself.';

/** Asks for what the flags left out, shows it all, and makes the shop once it is confirmed. The exit code. @throws OperatorError */
export async function createNewShop(command: NewShopCommand, means: NewShopMeans): Promise<number> {
  const { onShop, say } = means;
  const ask = command.isConfirmed ? null : means.ask;
  if (await onShop(shopExists)) throw new OperatorError(exists);
  const given = ask ? await asked(command.given, ask, say) : command.given;
  const missing = fieldNames.filter((name) => given[name] === undefined && !fields[name].otherwise);
  if (missing.length > 0) throw new OperatorError(`--${missing.join(' and --')} must be given; ${usage}`);
  const shop = shopOf(given);
  say(`Name      ${shop.name.en}${shop.name.km === shop.name.en ? '' : ` / ${shop.name.km}`}`);
  say(`Currency  ${shop.currency}`);
  say(`Language  ${shop.language === 'ar' ? 'km' : shop.language}`);
  const contact = new Set([shop.email, shop.phone, shop.address.en, shop.address.km]);
  say(`Contact   ${[...contact].filter(Boolean).join(', ')}`);
  if (ask && !/^(?:y|yes|)$/iu.test((await ask('Create this shop? [Y/n] ')).trim())) {
    say('Nothing was done.');
    return 0;
  }
  if (!ask && !command.isConfirmed) {
    say(onlyTold);
    return 0;
  }
  if (!(await onShop((db) => createShop(db, shop, command.by)))) throw new OperatorError(exists);
  say(
    `${shop.name.en} is there. Next: its logo, banners and opening hours by npm run content, and its goods.`,
  );
  return 0;
}

async function asked(
  flags: Given,
  ask: (question: string) => Promise<string>,
  say: (line: string) => void,
): Promise<Given> {
  const given: Given = { ...flags };
  for (const name of fieldNames) {
    while (given[name] === undefined) {
      const { ask: question, otherwise } = fields[name];
      const instead = otherwise?.(given);
      const answer = (await ask(`${question}${instead ? ` [${instead}]` : ''}: `)).trim();
      const value = answer || (instead ?? '');
      const wrong = wrongValue(name, value);
      if (wrong) say(`  ${wrong}`);
      else given[name] = value;
    }
  }
  return given;
}
