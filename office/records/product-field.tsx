import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { listProducts } from '#contract/operations/office/catalogue/list-products.ts';
import { DialogButton } from '../components/dialog-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useOfficeQuery } from '../data/query-client.ts';
import { SearchField } from '../forms/search-field.tsx';
import { useDebouncedSearch } from '../forms/use-debounced-search.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { QueryState } from '../components/query-state.tsx';
import type { NamedFieldProps } from './field-props.ts';
import './product-field.css';

/** A product, found by its name in either script or by its number. */
export function ProductField({ label, value, error, onChange }: NamedFieldProps) {
  const t = useLabels(recordLabels);
  return (
    <div className={error === undefined ? 'field' : 'field bad'}>
      <span className="field-name">{label}</span>
      <DialogButton
        icon="search"
        text={typeof value === 'number' ? <ProductName id={value} /> : t('findProduct')}
        title={t('findProduct')}
      >
        {(close) => (
          <FindProduct
            onFound={(id) => {
              onChange(id);
              close();
            }}
          />
        )}
      </DialogButton>
      {error !== undefined && <small className="bad">{error}</small>}
    </div>
  );
}

function ProductName({ id }: { id: number }) {
  const { lang } = useOffice();
  const { data } = useOfficeQuery(getProduct, { id });
  const texts = data?.product.texts;
  return <bdi>{texts?.[lang]?.name || texts?.en?.name || id}</bdi>;
}

interface FindProductProps {
  /** Found products that can't be chosen again. */
  chosen?: readonly number[];
  onFound: (id: number, sku: string) => void;
}

/** Searches products by name in either script, or by number. */
export function FindProduct({ chosen, onFound }: FindProductProps) {
  const { lang } = useOffice();
  const t = useLabels(recordLabels);
  const common = useLabels(officeCommonLabels);
  const [find, setFind] = useState('');
  const search = useDebouncedSearch(find, setFind);
  const query = useOfficeQuery(listProducts, { find, limit: 12 });
  return (
    <div className="stack-2">
      <SearchField search={search} label={t('findProduct')} hint={t('productHint')} />
      <QueryState query={query}>
        {({ products }) => (
          <ul className="stack-2 found-products">
            {products.length === 0 && <li className="soft">{common('noResults')}</li>}
            {products.map(({ id, names, sku, picture }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-disabled={chosen?.includes(id)}
                  onClick={() => !chosen?.includes(id) && onFound(id, sku)}
                >
                  {picture !== '' && <img src={picture} alt="" width={36} height={36} loading="lazy" />}
                  <span>{names[lang] ?? names.en}</span>
                  <small className="soft">{sku}</small>
                  {chosen?.includes(id) && <Icon name="check" />}
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  );
}
