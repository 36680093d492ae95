import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import '#office/styles/table.css';

export interface PagedQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Loads the next page of a list, if there is one. */
export function MoreButton({ query }: { query: PagedQuery }) {
  const common = useLabels(officeCommonLabels);
  return (
    query.hasNextPage && (
      <Button
        kind="ghost"
        className="more"
        busy={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {common('showMore')}
      </Button>
    )
  );
}
