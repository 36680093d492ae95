import type { FastifyInstance } from 'fastify';
import type { Operation } from '#contract/operation.ts';
import type { Envelope } from '#server/calls/envelope.ts';

/** What a call from a machine was answered. */
export interface Answered {
  status: number;
  retryAfter: unknown;
  envelope: Envelope;
  /** Set-Cookie as it came. */
  cookies: string[];
  /** `kado-browser=…` when the browser was given a mark, else ''. */
  mark: string;
}

/** The headers of a page of ours in a browser. */
export const browser = { 'sec-fetch-site': 'same-origin' };

/** The `at`th machine of some 60,000. */
export const machine = (at: number): string => `198.18.${Math.floor(at / 250) % 250}.${(at % 250) + 1}`;

/** Asks a call of one of the shops, in turn, from a machine. */
export function asking(shops: readonly { server: unknown }[]) {
  let turn = 0;
  return async function ask(
    { path }: Operation,
    input: object,
    headers: Record<string, string> = {},
    from = '192.0.2.1',
  ): Promise<Answered> {
    const server = shops[(turn += 1) % shops.length]!.server as FastifyInstance;
    const response = await server.inject({
      method: 'POST',
      url: `/api/v1/${path}`,
      remoteAddress: from,
      headers: { 'content-type': 'application/json', ...headers },
      payload: { requestParameters: input },
    });
    const cookies = [response.headers['set-cookie'] ?? []].flat();
    return {
      status: response.statusCode,
      retryAfter: response.headers['retry-after'],
      envelope: response.json<Envelope>(),
      cookies,
      mark: cookies.find((each) => each.startsWith('kado-browser='))?.split(';')[0] ?? '',
    };
  };
}
