import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { FilterGroups } from './filter-groups.tsx';
import type { ListingParams } from './listing-params.ts';
import type { ListingData } from './listing-data.ts';

/**
 * The id of the form that also includes the toolbar's selects, so that one press submits all choices without
 * JavaScript.
 */
export const filterFormId = 'filters';

interface SidebarProps {
  data: ListingData;
  choices: ListingParams;
  onChange: (change: Partial<ListingParams>) => void;
}

/** The filters beside the list. They apply at once, or without JavaScript by a button. */
export function Sidebar({ data: { base, options, counts }, choices, onChange }: SidebarProps) {
  const { links } = useShop();
  const t = useLabels(sidebarFilterLabels);
  return (
    <aside className="side" aria-labelledby="side-title">
      <h2 className="vh" id="side-title">
        {t('filters')}
      </h2>
      <form id={filterFormId} action={base.categoryId > 0 ? links.allProducts() : base.path}>
        {choices.typed && <input type="hidden" name="SearchTerm" value={choices.typed} />}
        <input type="hidden" name="view" value={choices.view} />
        <FilterGroups options={options} counts={counts} choices={choices} onChange={onChange} />
        <div className="scriptless">
          <Button type="submit">{t('apply')}</Button>
        </div>
      </form>
    </aside>
  );
}
