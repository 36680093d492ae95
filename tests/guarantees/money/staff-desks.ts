import { setTimeout as sleep } from 'node:timers/promises';
import type { Input, Operation } from '#contract/operation.ts';
import { timeoutMs } from '#tests/support/slowness.ts';
import { staffCookie } from '#tests/support/staff-cookie.ts';
import type { PayingPair } from './paying-pair.ts';

export interface DeskAnswer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the tests say what they expect
  data: any;
}

/** A staff member, using one of the two processes. */
export interface Desk {
  staffId: number;
  /**
   * Sends a request to the staff member's process, and to the other one if that is down, until it is
   * answered.
   */
  request: <Op extends Operation>(operation: Op, input: Input<Op>) => Promise<DeskAnswer>;
}

/** Returns the demo's active owners and bookkeepers, using the two processes in turn. */
export async function staffDesks({ db, shops }: PayingPair, count: number): Promise<Desk[]> {
  const staff = await db
    .selectFrom('staff')
    .select('id')
    .where('role_id', 'in', [1, 5])
    .orderBy('id')
    .execute();
  return Promise.all(
    Array.from({ length: count }, async (_, at): Promise<Desk> => {
      const { id } = staff[at % staff.length]!;
      const cookie = await staffCookie(db, id);
      return {
        staffId: id,
        request: (operation, input) => fetchWithRetry(shops, at, cookie, operation, input),
      };
    }),
  );
}

/**
 * Sends a request until it is answered.
 * @throws when there is no answer for too long
 */
async function fetchWithRetry(
  shops: PayingPair['shops'],
  desk: number,
  cookie: string,
  { path }: Operation,
  input: unknown,
): Promise<DeskAnswer> {
  const since = performance.now();
  for (let tries = 0; ; tries += 1) {
    // The office uses a host name, because passkeys don't work with an IP address.
    const url = shops[(desk + tries) % shops.length]!.url.replace('127.0.0.1', 'localhost');
    const answer = await send(`${url}/office/api/${path}`, url, cookie, input);
    if (answer && answer.status !== 503) return answer;
    if (performance.now() - since > 4 * timeoutMs) throw new Error(`no response from ${path}`);
    await sleep(100);
  }
}

/**
 * Sends a request. Returns null when the connection broke; the request may have been processed all the same.
 */
async function send(
  address: string,
  origin: string,
  cookie: string,
  input: unknown,
): Promise<DeskAnswer | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { data } = (await response.json()) as { data: unknown };
    return { status: response.status, data };
  } catch {
    return null;
  }
}
