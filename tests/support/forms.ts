import { expect } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { strictSchema } from './calls.ts';
import type { Reply } from './shop-api.ts';

/**
 * Returns the outcome of a call that answers one row: HTTP status, envelope code, message.
 * @throws when the row has other keys
 */
export function outcomeOf(operation: Operation, { status, envelope, data }: Reply) {
  strictSchema(operation.response).parse(data);
  return { status, code: envelope.statusCode, sentence: data[0]?.ResponseMsg as unknown };
}

export const saved = { status: 200, code: 200, sentence: 'Saved Successfully' };
export const refused = (sentence: string, code = 400, status = 200) => ({ status, code, sentence });

/** Checks that a refused call leaves all of these tables unchanged. */
export async function expectUnchanged<T>(read: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const before = await read();
  const result = await work();
  expect(await read()).toEqual(before);
  return result;
}
