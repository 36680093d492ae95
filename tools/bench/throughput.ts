import autocannon from 'autocannon';
import type { Request } from 'autocannon';

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** What each answer begins with: calls answer a refusal with HTTP's 200, too. */
  answer?: string;
  /** Changes each request before it is sent. */
  each?: (request: Request) => Request;
}

export interface Compared {
  /** The requests per second of the three rounds, in pairs. */
  rounds: { ours: number; bare: number }[];
  /** The round in which the shop did worst compared with the bare server. */
  worst: { ours: number; bare: number; share: number };
}

export interface Load {
  connections: number;
  seconds: number;
  rounds: number;
}

/**
 * Alternates between the shop and the bare server under the same load, so that a slow moment of the machine
 * affects both.
 */
export async function compare(ours: Target, bare: Target, load: Load): Promise<Compared> {
  for (const target of [ours, bare]) await fire(target, { ...load, seconds: 1 });
  const rounds: Compared['rounds'] = [];
  for (let at = 0; at < load.rounds; at++) {
    const pair = { ours: 0, bare: 0 };
    // The order alternates.
    for (const who of at % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
      pair[who] = (await fire(who === 'ours' ? ours : bare, load)).perSecond;
    }
    rounds.push(pair);
  }
  const shares = rounds.map((pair) => ({ ...pair, share: (100 * pair.ours) / pair.bare }));
  const worst = shares.reduce((one, other) => (other.share < one.share ? other : one));
  return { rounds, worst };
}

/**
 * Returns the number of answers, and the ms within which 99 of 100 arrived.
 * @throws if a request got no answer or none with 2xx, because fast errors would distort the figure
 */
export async function fire(
  target: Target,
  { connections, seconds }: Omit<Load, 'rounds'>,
): Promise<{ answered: number; perSecond: number; ninetyNine: number }> {
  const { each, answer = '', ...rest } = target;
  const result = await autocannon({
    ...rest,
    connections,
    duration: seconds,
    verifyBody: (body) => String(body).startsWith(answer),
    ...(each && { requests: [{ setupRequest: each }] }),
  });
  const refused = result.non2xx + result.errors + result.timeouts + result.mismatches;
  if (refused > 0) throw new Error(`${target.url}: ${refused} requests were rejected or lost`);
  return {
    answered: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    ninetyNine: result.latency.p99,
  };
}
