import { listing } from '#contract/constants.ts';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { rememberList } from '#storefront/state/list-layout.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { listingAddress } from './listing-address.ts';
import {
  changed,
  type ListingBase,
  type ListingParams,
  type ListingSort,
  untouched,
  views,
} from './listing-params.ts';
import { ListSelect } from './list-select.tsx';
import { filterFormId } from './sidebar.tsx';
import { useSortOptions } from './sort-names.ts';
import './toolbar.css';

interface ToolbarProps {
  base: ListingBase;
  choices: ListingParams;
  /** The number of products; null if unknown. */
  total: number | null;
  onChange: (change: Partial<ListingParams>) => void;
}

const layouts = {
  2: { icon: 'columns-2', label: 'twoColumns' },
  3: { icon: 'columns-3', label: 'threeColumns' },
  4: { icon: 'columns-4', label: 'fourColumns' },
  rows: { icon: 'rows-3', label: 'rows' },
} as const;

/** The number of products, and the controls for layout, page size and sort order. */
export function Toolbar({ base, choices, total, onChange }: ToolbarProps) {
  const { links } = useShop();
  const t = useLabels(filterOptionsLabels);
  const labels = useLabels(allProductsLabels);
  const filter = useLabels(sidebarFilterLabels);
  const sortOptions = useSortOptions();
  const defaults = untouched(base);
  const [fewest] = listing.pageSizes;
  const isPage = choices.typed !== '' && total !== null && total <= fewest && choices.show === defaults.show;
  return (
    <div className={choices.typed ? 'tools of-search' : 'tools'}>
      <output className="found">
        {total !== null && (total === 1 ? labels('productCountOne') : labels('productCount', { n: total }))}
      </output>
      <ul className="views" aria-label={t('layout')}>
        {views.map((view) => (
          <li key={view} className={`v-${view}`}>
            <a
              href={listingAddress(base, links.allProducts(), changed(choices, { view }))}
              aria-current={view === choices.view || undefined}
              aria-label={t(layouts[view].label)}
              title={t(layouts[view].label)}
              onClick={() => rememberList('view', view === defaults.view ? '' : view)}
            >
              <Icon name={layouts[view].icon} />
            </a>
          </li>
        ))}
      </ul>
      {!isPage && (
        <ListSelect
          label={t('show')}
          name="show"
          value={choices.show}
          options={listing.pageSizes.map((size) => ({ value: size, text: String(size) }))}
          onChange={(value) => {
            const show = Number(value);
            rememberList('show', show === defaults.show ? '' : show);
            onChange({ show });
          }}
        />
      )}
      <ListSelect
        label={t('sort')}
        name="sort"
        value={choices.sort}
        options={sortOptions}
        onChange={(value) => onChange({ sort: value as ListingSort })}
      />
      <div className="scriptless">
        <Button type="submit" small form={filterFormId}>
          {filter('apply')}
        </Button>
      </div>
    </div>
  );
}
