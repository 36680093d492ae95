import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { ErasureWish } from '#shop/accounts/accounts.ts';
import { Refusal } from '../refusal.ts';

export const usage =
  'npm run erase -- MAIL [--by NAME] [--yes]; instead of the mail the number of the account, as an earlier erasure told it';

/** Reads the arguments of the command. @throws Refusal that says how it is used */
export function readEraseCommand(args: readonly string[]): ErasureWish {
  const { values, positionals } = parsed(args);
  const [whom = '', ...more] = positionals;
  const isNumber = /^[1-9]\d{0,8}$/u.test(whom);
  if (more.length > 0 || (!isNumber && !whom.includes('@'))) throw new Refusal(usage);
  return {
    whom: isNumber ? { customerId: Number(whom) } : { email: whom },
    by: `staff ${values.by ?? userInfo().username}`,
    isConfirmed: values.yes,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { by: { type: 'string' }, yes: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new Refusal(`${(error as Error).message}; ${usage}`);
  }
}
