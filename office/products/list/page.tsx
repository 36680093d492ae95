import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeProductsLabels } from '#contract/labels/office/products.ts';
import { exportProducts } from '#contract/operations/office/catalogue/export-products.ts';
import { getTaxonomy } from '#contract/operations/office/catalogue/get-taxonomy.ts';
import { listProducts } from '#contract/operations/office/catalogue/list-products.ts';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { useOfficeQuery, useList } from '#office/data/query-client.ts';
import { useCan } from '#office/data/use-can.ts';
import { ExportButtons } from '#office/lists/export-button.tsx';
import { LastChange } from '#office/lists/last-change.tsx';
import { ListScreen, useChoices } from '#office/lists/list-screen.tsx';
import { NewLink } from '#office/lists/new-link.tsx';
import { useSelection } from '#office/lists/use-selection.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { list, requestOf, viewNames } from '../products-choices.ts';
import { Button } from '#ui/button.tsx';
import { ChosenProducts } from './chosen-products.tsx';
import { useColumns } from './use-columns.tsx';
import { useEdits } from './use-edits.ts';
import { useProductName } from './use-product-name.ts';
import './products.css';

/** All products of any status. Prices and stock are edited in the table and can be undone. */
function View() {
  const choices = useChoices(list);
  const { lang, links } = useOffice();
  const t = useLabels(officeProductsLabels);
  const common = useLabels(officeCommonLabels);
  const frame = useLabels(officeFrameLabels);
  const request = requestOf(choices, lang);
  const query = useList(listProducts, request, ({ next }) => next && { ...request, after: next });
  const taxonomy = useOfficeQuery(getTaxonomy, {});
  const may = useCan();
  const mayWrite = may('catalogue.write');
  const nameOf = useProductName();
  const edits = useEdits(nameOf);
  const { last } = edits;
  const categories = (taxonomy.data?.categories ?? []).map(({ id, names }) => ({
    value: id,
    text: names[lang] ?? names.en ?? '',
  }));
  const columns = useColumns(categories, edits, taxonomy.data?.includedVatRate);
  const products = query.data?.pages.flatMap((page) => page.products) ?? [];
  const selection = useSelection(products);
  const found = query.data?.pages[0]?.found;
  return (
    <ListScreen
      list={list}
      choices={choices}
      tools={
        <>
          {may('stock.write') && (
            <Button kind="ghost" href={links.stockCount}>
              {frame('stockCount')}
            </Button>
          )}
          {may('exports.make') && (
            <ExportButtons
              operation={exportProducts}
              input={request}
              file="products"
              selected={selection.ids}
            />
          )}
        </>
      }
      actions={
        mayWrite && (
          <>
            <Button kind="ghost" href={links.quickProduct}>
              <OfficeIcon name="camera" />
              <span className="head-word">{t('fromPhoto')}</span>
            </Button>
            <NewLink href={`${links.products}/new`} text={common('newProduct')} />
          </>
        )
      }
      views={{
        label: t('views'),
        names: [
          { name: '', text: t('all') },
          ...viewNames.map((name) => ({
            name,
            text: t(name),
            waiting: name === 'low' || name === 'untranslated' ? found?.[name] : undefined,
          })),
        ],
        savedAs: 'products',
      }}
      hint={t('findHint')}
      filters={[{ name: 'category', label: t('category'), any: t('anyCategory'), options: categories }]}
      note={
        <LastChange
          text={last?.text ?? null}
          isBusy={edits.isUndoing}
          onUndo={last && mayWrite ? () => edits.undo(last) : null}
        />
      }
      query={query}
      rows={products}
      none={t('none')}
      noneYet={t('noneYet')}
      table={{ name: 'products', caption: t('product'), columns, nameOf }}
      found={found && { total: found.products, hasMore: found.hasMore }}
      selection={selection}
    >
      <ChosenProducts
        ids={selection.rows.map(({ id }) => id)}
        choices={choices}
        found={found?.products ?? 0}
        onClear={selection.clear}
      />
    </ListScreen>
  );
}

export default definePage<null>({ View });
