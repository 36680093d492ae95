import type { Answer, Input, Operation } from '#contract/operation.ts';

export interface Reply<Data> {
  /** The parsed `data`. For a refused call it has the shape that the contract defines. */
  data: Data;
  /** 200, or the reason: 400 input, 401 no session, 403 not allowed, 429 too often, 503 busy. */
  statusCode: number;
  message: string | null;
  errorMessage: string | null;
  token: string | null;
  /** After 429: the seconds after which the same call isn’t refused. */
  retryAfter?: number;
}

export type Call = <Op extends Operation>(
  operation: Op,
  input: Input<Op>,
  options?: CallOptions,
) => Promise<Reply<Answer<Op>>>;

export interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Whether the call continues when the page is left; its body is then limited to 64 KiB. */
  keepalive?: boolean;
}

/** The call got no valid answer: there is no network, the answer is broken, or the server is down. */
export class CallFailed extends Error {
  override name = 'CallFailed';
}

/** The caller's credentials, read again for every call (specification §3: storage keys Token and user). */
export interface Credentials {
  token: string;
  userId: string;
}

/** Creates the browser's transport: POST with `{requestParameters}` and the Token and UserID headers. */
export function browserCall(credentials: () => Credentials): Call {
  return async (operation, input, options = {}) => {
    const { token, userId } = credentials();
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Token: token,
      UserID: userId,
    };
    if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    try {
      const response = await fetch(`/api/v1/${operation.path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ requestParameters: input }),
        ...(options.signal ? { signal: options.signal } : {}),
        ...(options.keepalive ? { keepalive: true } : {}),
      });
      const envelope = (await response.json()) as Omit<Reply<never>, 'data'> & { data: string };
      const statusCode = response.ok ? envelope.statusCode : response.status;
      const retryAfter = Number(response.headers.get('retry-after'));
      return { ...envelope, statusCode, retryAfter, data: JSON.parse(envelope.data) as never };
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new CallFailed(operation.path, { cause: error });
    }
  };
}
