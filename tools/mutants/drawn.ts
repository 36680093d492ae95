/** Draws `count` items of a list, each at most once: the same seed draws the same items. */
export function drawn<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const next = numbers(seed);
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [taken] = left.splice(Math.floor(next() * left.length), 1);
    return taken as Item;
  });
}

/** Returns a generator of random numbers from 0 to below 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5) % 2 ** 32;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
