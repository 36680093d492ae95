import type { Operation } from '#contract/operation.ts';
import type { Reply } from '#tests/support/shop-api.ts';

/** Returns the IP address of machine number `at`, of some 60,000. */
export const machine = (at: number): string => `198.18.${Math.floor(at / 250) % 250}.${(at % 250) + 1}`;

type Ask = (
  operation: Operation,
  input: unknown,
  shopper: null,
  headers?: Record<string, string>,
  from?: string,
) => Promise<Reply>;

/** Calls the shops in turn from a machine. */
export function asking(shops: readonly { request: Ask }[]) {
  let turn = 0;
  return (operation: Operation, input: object, headers: Record<string, string> = {}, from = '192.0.2.1') =>
    shops[(turn += 1) % shops.length]!.request(operation, input, null, headers, from);
}
