import { fetchSizes } from '#contract/constants.ts';

interface Answered<Row> {
  data: Row[];
  statusCode: number;
}

/** Maximum number of pages; pages are requested until one is not full. */
const maxPages = 50;

/**
 * Loads a whole list as the specification requires: page 1 of 100 first, then the remaining pages. Returns
 * the first answer with the rows of all pages, or the answer of a page that was refused.
 */
export async function loadAllPages<Row, Reply extends Answered<Row>>(
  request: (paging: { PageNo: number; PageSize: number }) => Promise<Reply & Answered<Row>>,
): Promise<Reply> {
  const first = await request({ PageNo: 1, PageSize: fetchSizes.lists });
  let last: Answered<Row> = first;
  const rows = [...first.data];
  for (let page = 2; last.data.length === fetchSizes.lists && page <= maxPages; page += 1) {
    const next = await request({ PageNo: page, PageSize: fetchSizes.lists });
    if (next.statusCode !== 200) return next;
    rows.push(...next.data);
    last = next;
  }
  return { ...first, data: rows };
}
