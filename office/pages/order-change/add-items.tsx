import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { listProducts } from '#contract/operations/office/catalogue/list-products.ts';
import { officeQuery } from '#office/data/query-client.ts';
import { useCan } from '#office/data/use-can.ts';
import { useDebouncedSearch } from '#office/forms/use-debounced-search.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { formatAmount } from '#rules/money.ts';
import { Field } from '#ui/field.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { OrderEditState } from './use-order-edit.ts';

const most = 8;

/** Finds a product and adds it to the order, for staff who may see the catalog. */
export function AddItems({ state }: { state: OrderEditState }) {
  const may = useCan();
  return may('catalogue.read') ? <Search state={state} /> : null;
}

function Search({ state }: { state: OrderEditState }) {
  const { lang } = useOffice();
  const t = useLabels(officeOrderChange);
  const [find, setFind] = useState('');
  const { typed, type, search } = useDebouncedSearch(find, setFind);
  const edit = { find, state: 'published', sort: 'name', limit: most } as const;
  const { data } = useQuery({ ...officeQuery(listProducts, edit), enabled: find !== '' });
  const found = find === '' ? [] : (data?.products ?? []);
  return (
    <search className="change-add">
      <Field
        type="search"
        name="goods"
        label={t('add')}
        placeholder={t('addHint')}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search();
        }}
      />
      <output className="soft">{data && find !== '' && found.length === 0 && t('nothingFound')}</output>
      <ul>
        {found.map(({ id, names, sku, picture, payCents }) => {
          const name = names[lang] ?? names.en ?? sku;
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={t('addOne', { name })}
                onClick={() => {
                  state.add(id);
                  type('');
                  setFind('');
                }}
              >
                <Picture path={picture} width={1000} height={1000} alt="" sizes="2rem" />
                <UserText text={name} />
                <Num>{formatAmount(payCents)}</Num>
              </button>
            </li>
          );
        })}
      </ul>
    </search>
  );
}
