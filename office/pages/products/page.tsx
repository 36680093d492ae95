import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductsLabels } from '#contract/labels/office/products.ts';
import { getTaxonomy } from '#contract/operations/office/catalogue/get-catalogue-words.ts';
import { listProducts } from '#contract/operations/office/catalogue/list-products.ts';
import { useOfficeQuery, useList } from '#office/data/query-client.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { FilterBar } from '#office/components/filter-bar.tsx';
import { MoreButton } from '#office/components/more-button.tsx';
import { Note } from '#office/components/note.tsx';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { Screen } from '#office/components/screen.tsx';
import { useRowShortcuts } from '#office/components/use-row-shortcuts.ts';
import { QueryState } from '#office/components/query-state.tsx';
import { useScreenShortcut } from '#office/screen-keys.ts';
import { TableViews } from '#office/saved-views/table-views.tsx';
import { useAddressQuery } from '#office/use-address-query.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { navigate } from '#web/navigate.ts';
import {
  addressOf,
  choicesOf,
  isNarrowed,
  type ProductsChoices,
  requestOf,
  sortedAs,
  sorts,
  sortWord,
  viewNames,
  widened,
} from '#office/products/products-choices.ts';
import { ChosenProducts } from './chosen-products.tsx';
import { ProductsTable } from './products-table.tsx';
import { type Edits, useEdits } from './use-edits.ts';
import { useProductName } from './use-product-name.ts';
import './products.css';

/** All products of any status. Prices and stock are edited in the table and can be undone. */
function View() {
  const choices = choicesOf(new URLSearchParams(useAddressQuery()));
  const { lang, links } = useOffice();
  const t = useLabels(officeProductsLabels);
  const request = requestOf(choices, lang);
  const query = useList(listProducts, request, ({ next }) => next && { ...request, after: next });
  const words = useOfficeQuery(getTaxonomy, {});
  const may = useCan();
  const edits = useEdits(useProductName());
  useRowShortcuts();
  const categories = (words.data?.categories ?? []).map(({ id, names }) => ({
    value: id,
    text: names[lang] ?? names.en ?? '',
  }));
  const go = (after: ProductsChoices) =>
    navigate(addressOf(links.products, after), { stay: true, replace: true });
  const found = query.data?.pages[0]?.found;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set());
  const choose = (ids: readonly number[], isSelected: boolean) => {
    const after = new Set(chosen);
    for (const id of ids) {
      if (isSelected) after.add(id);
      else after.delete(id);
    }
    setChosen(after);
  };
  const shown = query.data?.pages.flatMap((page) => page.products) ?? [];
  return (
    <Screen
      actions={
        may('catalogue.write') && (
          <>
            <Button kind="ghost" href={links.quickProduct}>
              <OfficeIcon name="camera" />
              <span className="head-word">{t('fromPhoto')}</span>
            </Button>
            <NewProductLink />
          </>
        )
      }
      views={
        <TableViews
          screen="products"
          here={addressOf(links.products, choices)}
          addressOf={(announced) => addressOf(links.products, choicesOf(announced))}
          label={t('views')}
          views={viewNames.map((view) => ({
            href: addressOf(links.products, { ...choices, view }),
            text: t(view),
            isHere: view === choices.view,
            waiting: view === 'low' || view === 'untranslated' ? found?.[view] || undefined : undefined,
          }))}
        />
      }
    >
      <FilterBar
        find={choices.find}
        onFind={(find) => go({ ...choices, find })}
        hint={t('findHint')}
        onClear={isNarrowed(choices) ? () => go(widened(choices)) : null}
      >
        <SelectField
          name="category"
          label={t('category')}
          choose={t('anyCategory')}
          options={categories}
          value={choices.category}
          onChange={({ currentTarget }) => go({ ...choices, category: currentTarget.value })}
        />
        <SortField choices={choices} onChange={go} />
      </FilterBar>
      <LastEdit edits={edits} mayUndo={may('catalogue.write')} />
      <QueryState query={query}>
        {({ pages }) => {
          const products = pages.flatMap((page) => page.products);
          if (products.length === 0)
            return <Note>{t(choices.view === 'all' && !isNarrowed(choices) ? 'noneYet' : 'none')}</Note>;
          return (
            <>
              <ProductsTable
                products={products}
                choices={choices}
                categories={new Map(categories.map(({ value, text }) => [value, text]))}
                edits={edits}
                chosen={may('catalogue.write') ? { ids: chosen, choose } : null}
                may={{ price: may('catalogue.write'), stock: may('stock.write') }}
                isBusy={query.isPlaceholderData}
              />
              {found && (
                <p className="soft found">
                  {t(found.hasMore ? 'shownOfMore' : 'shown', { n: products.length, total: found.products })}
                </p>
              )}
              <MoreButton query={query} />
            </>
          );
        }}
      </QueryState>
      <ChosenProducts
        ids={shown.filter(({ id }) => chosen.has(id)).map(({ id }) => id)}
        choices={choices}
        found={found?.products ?? 0}
        onClear={() => setChosen(new Set())}
      />
    </Screen>
  );
}

const heads = {
  name: 'product',
  sku: 'number',
  category: 'category',
  price: 'price',
  stock: 'stock',
  state: 'state',
  changed: 'changedAt',
} as const;

/** Selects the sort order on phones, which show no column heads. */
function SortField({
  choices,
  onChange,
}: {
  choices: ProductsChoices;
  onChange: (after: ProductsChoices) => void;
}) {
  const t = useLabels(officeProductsLabels);
  return (
    <SelectField
      name="sort"
      className="products-sort"
      label={t('sortBy')}
      choose={t('newest')}
      options={sorts.flatMap((sort) => [
        { value: sort, text: `${t(heads[sort])} ↑` },
        { value: `${sort}-down`, text: `${t(heads[sort])} ↓` },
      ])}
      value={sortWord(choices)}
      onChange={({ currentTarget }) => onChange(sortedAs(choices, currentTarget.value))}
    />
  );
}

/** A link to a new product, also with the shortcut N. */
function NewProductLink() {
  const { links } = useOffice();
  const common = useLabels(officeCommonLabels);
  const href = `${links.products}/new`;
  useScreenShortcut('n', common('newProduct'), () => navigate(href));
  return (
    <Button href={href} icon="plus" aria-keyshortcuts="n">
      {common('newProduct')}
    </Button>
  );
}

/** The last edit in this table, with Undo. */
function LastEdit({ edits, mayUndo }: { edits: Edits; mayUndo: boolean }) {
  const common = useLabels(officeCommonLabels);
  const { last, isUndoing } = edits;
  return (
    <output className="last-edit">
      {last && (
        <Note
          kind="good"
          end={
            mayUndo && (
              <Button kind="ghost" busy={isUndoing} onClick={() => edits.undo(last)}>
                {common('undo')}
              </Button>
            )
          }
        >
          {last.text}
        </Note>
      )}
    </output>
  );
}

export default definePage<null>({ View });
