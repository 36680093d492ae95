import { pipeline, type Readable, Transform } from 'node:stream';
import { StorageAway } from './file-store.ts';

/** Milliseconds without data after which a file is aborted. */
const stallTimeoutMs = 15_000;

/**
 * Passes a stream on. Fails when it is shorter than announced or stalls, so that a partial file is never
 * taken for a complete one.
 */
export function ensureComplete(source: Readable, size: number): Readable {
  let came = 0;
  const whole = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      came += chunk.length;
      watch.refresh();
      done(null, chunk);
    },
    flush: (done) => done(came === size ? null : new StorageAway('a file is incomplete')),
  });
  const watch = setTimeout(
    () => whole.destroy(new StorageAway('the download of a file stalled')),
    stallTimeoutMs,
  );
  // Readers get errors from the stream itself.
  pipeline(source, whole, () => clearTimeout(watch));
  return whole;
}
