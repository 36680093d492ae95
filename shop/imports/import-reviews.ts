import type { Database } from '#database/schema.ts';
import { changeRecords, withinTransaction } from '#shop/records/records.ts';
import { reviewKind } from '#shop/reviews/reviews.ts';
import type { Importing } from './import-products.ts';
import { type Done, recordResult } from './record-result.ts';
import { CellReader, differencesBetween, type FileRow, type RowResult } from './row.ts';

/** What staff change of reviews, as in the office's export. What shoppers wrote isn't imported. */
export const reviewColumns = [
  'id',
  'state',
  'reason',
  'reasonnote',
  'answer.en',
  'answer.km',
  'checked',
] as const;
export type ReviewColumn = (typeof reviewColumns)[number];

/** Columns of the export that aren't imported. */
export const ofShoppers: ReadonlySet<string> = new Set([
  'title',
  'body',
  'rating',
  'product',
  'name',
  'customerid',
  'writtenat',
  'isboughthere',
]);

const fieldColumns: Readonly<Record<string, ReviewColumn>> = {
  reasonNote: 'reasonnote',
  answer: 'answer.en',
};
const columnOf = (field: string): string => fieldColumns[field] ?? field;

type Review =
  Awaited<ReturnType<typeof reviewKind.read>>['stored'] extends ReadonlyMap<unknown, infer Each>
    ? Each
    : never;
type Cells = Record<Exclude<ReviewColumn, 'id'>, string>;

const cellsOf = ({ state, reason, reasonNote, answer, checked }: Omit<Review, 'id'>): Cells => ({
  state,
  reason: reason ?? '',
  reasonnote: reasonNote,
  'answer.en': answer.en,
  'answer.km': answer.km,
  checked: checked ? 'yes' : 'no',
});

/** Imports what staff change of reviews, each all or nothing, matched by id. */
export async function importReviews(
  db: Database,
  { by, isTrial, bulkId, keep }: Importing,
  seen: Map<number, number>,
  rows: readonly FileRow<ReviewColumn>[],
): Promise<RowResult[]> {
  return withinTransaction(db, async (trx) => {
    const ids = rows.map(({ cells }) =>
      /^[1-9]\d{0,8}$/u.test(cells.id?.trim() ?? '') ? Number(cells.id) : 0,
    );
    const { stored } = await reviewKind.read(
      trx,
      ids.map((id) => ({ id, fields: {} })),
    );
    const parsed = rows.map((row, at) => {
      const [cells, id] = [new CellReader(row), ids[at] ?? 0];
      const review = stored.get(id);
      const earlier = seen.get(id);
      if (!review) cells.refuse('id', 'unknown', cells.text('id'));
      else if (earlier !== undefined) cells.refuse('id', 'repeated', earlier);
      else seen.set(id, row.line);
      return { cells, change: { id, fields: review ? fieldsIn(cells, review) : {} } };
    });
    const good = parsed.filter(({ cells: { problems } }) => problems.length === 0);
    const outcomes = await changeRecords(
      trx,
      reviewKind,
      { by, isTrial, ...(bulkId !== undefined && { bulkId }) },
      good.map(({ change }) => change),
    );
    const results = parsed.map((each, at): RowResult => {
      const outcome = outcomes[good.indexOf(each)];
      return {
        line: rows[at]?.line ?? 0,
        key: each.cells.text('id'),
        ...(outcome
          ? recordResult(outcome, columnOf, differencesOf)
          : { state: 'wrong', differences: [], problems: each.cells.problems }),
      };
    });
    await keep?.(trx, rows, results);
    return results;
  });
}

/** Returns the fields whose cells differ from a review's. */
function fieldsIn(cells: CellReader<ReviewColumn>, review: Review): Record<string, unknown> {
  const now = cellsOf(review);
  const differs = (column: keyof Cells) =>
    cells.has(column) && cells.text(column).replaceAll('\r\n', '\n') !== now[column].trim();
  const answers = (['en', 'km'] as const).filter((language) => differs(`answer.${language}`));
  return {
    ...(differs('state') && { state: cells.text('state') }),
    ...(differs('reason') && { reason: cells.text('reason') || null }),
    ...(differs('reasonnote') && { reasonNote: cells.text('reasonnote') }),
    ...(answers.length > 0 && {
      answer: {
        ...review.answer,
        ...Object.fromEntries(answers.map((language) => [language, cells.text(`answer.${language}`)])),
      },
    }),
    ...(differs('checked') && { checked: cells.yes('checked') }),
  };
}

const differencesOf = ({ before, after }: Done): RowResult['differences'] =>
  differencesBetween(
    reviewColumns.filter((column) => column !== 'id'),
    before ? cellsOf(before as Review) : {},
    after ? cellsOf(after as Review) : {},
  );
