import autocannon from 'autocannon';
import type { Request } from 'autocannon';

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Changes a request before it is sent, each time. */
  each?: (request: Request) => Request;
}

export interface Compared {
  /** Requests a second of the three rounds, in pairs. */
  rounds: { ours: number; bare: number }[];
  /** The round in which ours did worst beside the bare one. */
  worst: { ours: number; bare: number; share: number };
}

export interface Load {
  connections: number;
  seconds: number;
  rounds: number;
}

/** Ours and the bare server take turns under the same load, so that a slow moment of the machine meets both. */
export async function compare(ours: Target, bare: Target, load: Load): Promise<Compared> {
  for (const target of [ours, bare]) await fire(target, { ...load, seconds: 1 });
  const rounds: Compared['rounds'] = [];
  for (let at = 0; at < load.rounds; at++) {
    const pair = { ours: 0, bare: 0 };
    // Who goes first changes.
    for (const who of at % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
      pair[who] = (await fire(who === 'ours' ? ours : bare, load)).perSecond;
    }
    rounds.push(pair);
  }
  const shares = rounds.map((pair) => ({ ...pair, share: (100 * pair.ours) / pair.bare }));
  const worst = shares.reduce((one, other) => (other.share < one.share ? other : one));
  return { rounds, worst };
}

/** How many were answered, and within how many milliseconds 99 of 100 were. @throws when one was not, or not with 2xx: a fast refusal is no figure */
export async function fire(
  target: Target,
  { connections, seconds }: Omit<Load, 'rounds'>,
): Promise<{ answered: number; perSecond: number; ninetyNine: number }> {
  const { each, ...rest } = target;
  const result = await autocannon({
    ...rest,
    connections,
    duration: seconds,
    ...(each && { requests: [{ setupRequest: each }] }),
  });
  const refused = result.non2xx + result.errors + result.timeouts;
  if (refused > 0) throw new Error(`${target.url}: ${refused} requests were refused or lost`);
  return {
    answered: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    ninetyNine: result.latency.p99,
  };
}
