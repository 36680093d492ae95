import type { TaggedCache } from './tagged-cache.ts';
import { compressedDensely } from './encodings.ts';
import type { Rendered } from './rendered.ts';

/** A page served this often is likely to be requested again. */
const oftenGiven = 20;
/** Pauses for this many times the duration of a compression, which limits it to a tenth of one CPU. */
const restsFor = 10;

/**
 * Recompresses popular pages at the highest level in the background: a tenth fewer bytes for later visitors. One at a
 * time; drops what was invalidated in the meantime.
 */
export function compressedPages(cache: TaggedCache<Rendered>) {
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

  /** Counts one more response from the cache. */
  return function given(key: string, answer: Rendered): void {
    answer.given += 1;
    if (answer.given < oftenGiven || !answer.bodies.br || answer.isDense) return;
    if (isPacking || performance.now() < restsUntil) return;
    isPacking = true;
    answer.isDense = true;
    // On failure the page stays as it is.
    void pack(key, answer)
      .catch(() => undefined)
      .finally(() => {
        isPacking = false;
      });
  };
}
