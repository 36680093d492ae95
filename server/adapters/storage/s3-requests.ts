import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { StorageAway } from './file-store.ts';

/** A bucket, and a key with permission to list, read and write. */
export interface BucketAccess {
  /** The bucket's URL: `https://s3.example/kado` or `https://kado.s3.example`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The path relative to the bucket, encoded. */
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/**
 * The timeout for an answer in milliseconds, as far as `take` needs it; the number of attempts; and the
 * milliseconds between them.
 */
export const s3Times = { timeoutMs: 5000, tries: 3, pause: 100 };

/**
 * Sends a request to the bucket, and retries when there is no answer or a temporary failure, so requests must
 * be safe to repeat.
 * @param take reads the answer; anything that it throws is also retried
 * @throws StorageAway when no attempt was answered
 */
export function s3Requests(access: BucketAccess) {
  return async <Taken>(request: S3Request, take: (answer: Response) => Promise<Taken>): Promise<Taken> => {
    let reason: unknown;
    for (let tries = 1; tries <= s3Times.tries; tries += 1) {
      if (tries > 1) await sleep(s3Times.pause * (tries - 1));
      try {
        return await inTime(async (signal) => {
          const answer = await send(access, request, signal);
          if (answer.status < 500 && answer.status !== 429) return take(answer);
          await answer.body?.cancel();
          throw new Error(`it responds with status ${answer.status}`);
        });
      } catch (error) {
        if (error instanceof StorageAway) throw error;
        reason = error;
      }
    }
    throw new StorageAway(`it doesn’t respond (${(reason as Error).message})`, { cause: reason });
  };
}

async function send(access: BucketAccess, { method, path, headers, body }: S3Request, signal: AbortSignal) {
  const { url, ...key } = access;
  // Signs the content as well, so that changed or truncated data is rejected.
  const hash = createHash('sha256').update(body ?? '');
  const signer = new AwsV4Signer({
    ...key,
    service: 's3',
    method,
    url: `${url}${path}`,
    // Requests uncompressed content, because the size is compared with the received bytes.
    headers: { ...headers, 'accept-encoding': 'identity', 'x-amz-content-sha256': hash.digest('hex') },
  });
  const signed = await signer.sign();
  return fetch(signed.url, {
    method,
    signal,
    // A redirect would reveal the signature to another host.
    redirect: 'error',
    headers: signed.headers,
    ...(body && { body: new Uint8Array(body) }),
  });
}

/** Times out on its own, because fetch may lose the signal to the garbage collector. */
async function inTime<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const giveUp = new AbortController();
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const why = new Error('it sent no response');
    reject(why);
    giveUp.abort(why);
  }, s3Times.timeoutMs);
  try {
    return await Promise.race([work(giveUp.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
