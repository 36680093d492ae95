import type { LabelledQuery } from './labelled-queries.ts';

/** How many products a shopper looks at. */
export const firstPlaces = 10;

export interface AnsweredQuery extends LabelledQuery {
  /** Slugs of the products shown, best first. Those after the first ten don't count. */
  shown: string[];
}

/** Averages over queries, each from 0 to 1, or null if there are no queries to average. */
export interface SearchQuality {
  queries: number;
  /** Right products among the first ten, out of as many as fit. Covers queries that have a right answer. */
  recall: number | null;
  /** Right products among the first ten shown. Covers queries that have a right answer and results. */
  precision: number | null;
  /**
   * One divided by the position of the best product, or if there is none, of the first right one; 0 when it
   * isn't among the first ten.
   */
  reciprocalRank: number | null;
  /** The share of queries without a right answer that had no results. */
  silence: number | null;
}

const rightShown = ({ right, shown }: AnsweredQuery) =>
  shown.slice(0, firstPlaces).filter((slug) => right.includes(slug)).length;

const recallOf = (query: AnsweredQuery) => rightShown(query) / Math.min(firstPlaces, query.right.length);

const precisionOf = (query: AnsweredQuery) => rightShown(query) / Math.min(firstPlaces, query.shown.length);

function reciprocalRankOf({ right, best, shown }: AnsweredQuery): number {
  const expected = best === null ? right : [best];
  const place = shown.slice(0, firstPlaces).findIndex((slug) => expected.includes(slug));
  return place === -1 ? 0 : 1 / (place + 1);
}

function mean<Value>(values: Value[], measure: (value: Value) => number): number | null {
  return values.length === 0 ? null : values.reduce((sum, each) => sum + measure(each), 0) / values.length;
}

export function searchQuality(answers: AnsweredQuery[]): SearchQuality {
  const answerable = answers.filter(({ right }) => right.length > 0);
  return {
    queries: answers.length,
    recall: mean(answerable, recallOf),
    precision: mean(
      answerable.filter(({ shown }) => shown.length > 0),
      precisionOf,
    ),
    reciprocalRank: mean(answerable, reciprocalRankOf),
    silence: mean(
      answers.filter(({ right }) => right.length === 0),
      ({ shown }) => Number(shown.length === 0),
    ),
  };
}

const byKind = (answers: AnsweredQuery[]) => Map.groupBy(answers, ({ kind }) => kind);

/** Returns a table with a row for each kind and one for all. */
export function qualityTable(answers: AnsweredQuery[]): string {
  const line = (name: string, cells: string[]) =>
    name.padEnd(20) + cells.map((cell) => cell.padStart(11)).join('');
  const measured = (name: string, ofThem: AnsweredQuery[]) => {
    const { queries, ...shares } = searchQuality(ofThem);
    return line(name, [
      String(queries),
      ...Object.values(shares).map((share) => (share === null ? '' : share.toFixed(3))),
    ]);
  };
  return [
    line('kind', ['queries', `recall@${firstPlaces}`, `prec@${firstPlaces}`, 'MRR', 'silence']),
    ...[...byKind(answers)].map(([kind, ofKind]) => measured(kind, ofKind)),
    measured('all', answers),
  ].join('\n');
}

/** Returns, by kind, the queries with incomplete answers: the missed products, and the wrong ones shown. */
export function shortfalls(answers: AnsweredQuery[]): string {
  const told = (query: AnsweredQuery): string[] => {
    const first = query.shown.slice(0, firstPlaces);
    const missed =
      rightShown(query) < Math.min(firstPlaces, query.right.length)
        ? query.right.filter((slug) => !first.includes(slug))
        : [];
    const wrong = first.filter((slug) => !query.right.includes(slug));
    const isSecond = query.best !== null && first.includes(query.best) && first[0] !== query.best;
    return [
      ...(missed.length > 0 ? [`missed ${missed.join(' ')}`] : []),
      ...(wrong.length > 0 ? [`wrong ${wrong.join(' ')}`] : []),
      ...(isSecond ? [`best is not first: ${query.best}`] : []),
    ];
  };
  return [...byKind(answers)]
    .map(([kind, ofKind]) => {
      const lines = ofKind.flatMap((query) => {
        const errors = told(query);
        return errors.length > 0 ? [`  ${query.lang} '${query.text}': ${errors.join('; ')}`] : [];
      });
      return [`${kind}: ${lines.length} of ${ofKind.length}`, ...lines].join('\n');
    })
    .join('\n');
}
