import type { TaggedCache } from './tagged-cache.ts';
import { compressedDensely } from './encodings.ts';
import type { Rendered } from './rendered.ts';

/** A page that was given out so often will be asked for again. */
const oftenGiven = 20;
/** After one it rests this many times as long as that took: a tenth of a processor's time at most. */
const restsFor = 10;

/**
 * Packs what is asked for often once more, as densely as there is, while nobody waits for it: a tenth fewer bytes for all who
 * come after. One at a time; what was purged meanwhile is let go.
 */
export function densePages(cache: TaggedCache<Rendered>) {
  let isPacking = false;
  let restsUntil = 0;

  async function pack(key: string, answer: Rendered): Promise<void> {
    const started = performance.now();
    const bytes = await compressedDensely(answer.bodies.identity);
    answer.bodies.br = bytes;
    answer.encoding.br = Promise.resolve(bytes);
    cache.grown(key, answer);
    const ended = performance.now();
    restsUntil = ended + restsFor * (ended - started);
  }

  /** Counts that it was given out again. */
  return function given(key: string, answer: Rendered): void {
    answer.given += 1;
    if (answer.given < oftenGiven || !answer.bodies.br || answer.isDense) return;
    if (isPacking || performance.now() < restsUntil) return;
    isPacking = true;
    answer.isDense = true;
    // What cannot be packed stays as it is.
    void pack(key, answer)
      .catch(() => undefined)
      .finally(() => {
        isPacking = false;
      });
  };
}
