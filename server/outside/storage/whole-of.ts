import { pipeline, type Readable, Transform } from 'node:stream';
import { StorageAway } from './file-store.ts';

/** Milliseconds without a byte after which a file is given up. */
const silence = 15_000;

/** The same bytes; fails when there are fewer than promised, or none come for a while, so that nobody takes a part for the whole. */
export function wholeOf(source: Readable, size: number): Readable {
  let came = 0;
  const whole = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      came += chunk.length;
      watch.refresh();
      done(null, chunk);
    },
    flush: (done) => done(came === size ? null : new StorageAway('not all of a file came')),
  });
  const watch = setTimeout(() => whole.destroy(new StorageAway('a file stopped coming')), silence);
  // Whoever reads it hears of an error by the stream itself.
  pipeline(source, whole, () => clearTimeout(watch));
  return whole;
}
