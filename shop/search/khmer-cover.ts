import { clustersOf } from './words.ts';

/** Returns the cost of a piece of Khmer as a word; lower is more likely. Null if it isn't a word. */
export type PieceCost = (piece: string, clusters: number, isLast: boolean) => number | null;

const unknownCost = 8;
/** Lengths in clusters. */
const longestChunk = 10;
const longestRun = 30;

interface Cover {
  cost: number;
  pieces: string[];
  /** Whether the last piece isn't a word, so that the next fragment can be joined to it. */
  isOpen: boolean;
  isWhole: boolean;
}

/**
 * Splits Khmer without spaces into the words that cover it at the lowest cost. Text that no word covers remains as
 * fragments between them.
 */
export function khmerCover(run: string, costOf: PieceCost): { pieces: string[]; isWhole: boolean } {
  const clusters = clustersOf(run).slice(0, longestRun);
  const covers: Cover[] = [{ cost: 0, pieces: [], isOpen: false, isWhole: true }];
  for (let end = 1; end <= clusters.length; end += 1) {
    let best = withUnknown(covers[end - 1], clusters[end - 1] ?? '');
    for (let start = Math.max(0, end - longestChunk); start < end; start += 1) {
      const piece = clusters.slice(start, end).join('');
      const cost = costOf(piece, end - start, end === clusters.length);
      const before = covers[start];
      if (cost === null || !before || before.cost + cost >= best.cost) continue;
      best = { ...before, cost: before.cost + cost, pieces: [...before.pieces, piece], isOpen: false };
    }
    covers.push(best);
  }
  const { pieces = [], isWhole = true } = covers.at(-1) ?? {};
  return { pieces, isWhole };
}

function withUnknown(before: Cover | undefined, cluster: string): Cover {
  const { cost = 0, pieces = [], isOpen = false } = before ?? {};
  return {
    cost: cost + unknownCost,
    pieces: isOpen ? [...pieces.slice(0, -1), `${pieces.at(-1)}${cluster}`] : [...pieces, cluster],
    isOpen: true,
    isWhole: false,
  };
}
