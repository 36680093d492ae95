import { useEffect, useState } from 'react';
import { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { afterPaint } from '#web/after-paint.ts';
import { FilterGroups } from './filter-groups.tsx';
import { changed, cleared, type ListingParams } from './listing-params.ts';
import { countOf, countsOf, type FilterCounts, requestFor, type ListingData } from './listing-data.ts';

/** The debounce delay for counting while options are selected, in ms. */
const countDelay = 200;

interface FilterSheetProps {
  data: ListingData;
  open: boolean;
  onClose: () => void;
  /** Called when the visitor applies the filters. */
  onApply: (choices: ListingParams) => void;
}

/** The filters on phones. Selections are collected, counted as they are made, and applied with one press. */
export function FilterSheet({ data, open, onClose, onApply }: FilterSheetProps) {
  const t = useLabels(filterOptionsLabels);
  const shared = useLabels(sharedLabels);
  const filters = useLabels(sidebarFilterLabels);
  const [choices, setChoices] = useState(data.choices);
  const [shownFor, setShownFor] = useState({ data, open });
  if (shownFor.data !== data || shownFor.open !== open) {
    setShownFor({ data, open });
    setChoices(data.choices);
  }
  const counts = useCounts(data, choices, open);
  const count = countOf(counts, '');
  const apply = () => {
    onClose();
    onApply(choices);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      side="bottom"
      className="filter-sheet"
      title={t('filter')}
      closeLabel={shared('close')}
      tools={
        <button type="button" className="clear" onClick={() => setChoices(cleared(data.base, choices))}>
          {filters('clearAll')}
        </button>
      }
      foot={
        <Button kind="act" wide onClick={() => afterPaint(apply)}>
          {count === null && filters('apply')}
          {count !== null &&
            (count === 1 ? filters('showProductsOne') : filters('showProducts', { n: count }))}
        </Button>
      }
    >
      <FilterGroups
        inSheet
        options={data.options}
        counts={counts}
        choices={choices}
        onChange={(change) => setChoices(changed(choices, change))}
      />
    </Dialog>
  );
}

/**
 * Returns product counts for a selection, or null if unknown. The previous counts stay until the next ones
 * arrive.
 */
function useCounts(data: ListingData, choices: ListingParams, open: boolean): FilterCounts | null {
  const { call, lang } = useShop();
  const [counted, setCounted] = useState<{ data: ListingData; counts: FilterCounts | null }>();
  const isShown = choices === data.choices;
  useEffect(() => {
    if (!open || isShown) return undefined;
    const stop = new AbortController();
    const count = async () => {
      const answer = await call(getFilterCounts, requestFor(choices, lang), { signal: stop.signal }).catch(
        () => null,
      );
      if (stop.signal.aborted) return;
      setCounted({ data, counts: answer?.statusCode === 200 ? countsOf(answer.data) : null });
    };
    const timer = setTimeout(() => void count(), countDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [open, isShown, choices, data, call, lang]);
  return isShown || counted?.data !== data ? data.counts : counted.counts;
}
