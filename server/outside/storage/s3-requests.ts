import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { StorageAway } from './file-store.ts';

/** A bucket, and a key that may list, read and write in it. */
export interface BucketAccess {
  /** Of the bucket itself: `https://s3.example/kado` or `https://kado.s3.example`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below the bucket, encoded. */
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** Milliseconds for an answer, as far as `take` waits for it; tries; milliseconds before the next one. */
export const s3Times = { patience: 5000, tries: 3, pause: 100 };

/**
 * Asks the bucket, again when it gives no answer or says it cannot now: whatever is asked may be done twice.
 * @param take what is made of an answer; what it throws is tried again as well
 * @throws StorageAway when none of the tries brought an answer
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
          throw new Error(`it says ${answer.status}`);
        });
      } catch (error) {
        if (error instanceof StorageAway) throw error;
        reason = error;
      }
    }
    throw new StorageAway(`it does not answer (${(reason as Error).message})`, { cause: reason });
  };
}

async function send(access: BucketAccess, { method, path, headers, body }: S3Request, signal: AbortSignal) {
  const { url, ...key } = access;
  // The content is signed as well: what arrives changed or cut is refused.
  const hash = createHash('sha256').update(body ?? '');
  const signer = new AwsV4Signer({
    ...key,
    service: 's3',
    method,
    url: `${url}${path}`,
    // As it lies there: its size is compared with what comes.
    headers: { ...headers, 'accept-encoding': 'identity', 'x-amz-content-sha256': hash.digest('hex') },
  });
  const signed = await signer.sign();
  return fetch(signed.url, {
    method,
    signal,
    // Elsewhere the signature would be shown to another.
    redirect: 'error',
    headers: signed.headers,
    ...(body && { body: new Uint8Array(body) }),
  });
}

/** Gives up after the patience, also when nobody listens to the signal any more: fetch may lose it to the garbage collector. */
async function inTime<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const giveUp = new AbortController();
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const patience = setTimeout(() => {
    const why = new Error('it said nothing');
    reject(why);
    giveUp.abort(why);
  }, s3Times.patience);
  try {
    return await Promise.race([work(giveUp.signal), silence]);
  } finally {
    clearTimeout(patience);
  }
}
