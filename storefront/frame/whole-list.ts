import { fetchSizes } from '#contract/constants.ts';

interface Answered<Row> {
  data: Row[];
  statusCode: number;
}

/** Pages of a list are asked for until one is not full; no more than this. */
const mostPages = 50;

/**
 * A whole list, asked for as the specification says: page 1 of 100 first, then the others there are. The answer is the first
 * one with all rows; a page that is refused is the answer.
 */
export async function wholeList<Row, Reply extends Answered<Row>>(
  ask: (paging: { PageNo: number; PageSize: number }) => Promise<Reply & Answered<Row>>,
): Promise<Reply> {
  const first = await ask({ PageNo: 1, PageSize: fetchSizes.lists });
  let last: Answered<Row> = first;
  const rows = [...first.data];
  for (let page = 2; last.data.length === fetchSizes.lists && page <= mostPages; page += 1) {
    const next = await ask({ PageNo: page, PageSize: fetchSizes.lists });
    if (next.statusCode !== 200) return next;
    rows.push(...next.data);
    last = next;
  }
  return { ...first, data: rows };
}
