import { type KeyboardEvent, useRef, useState } from 'react';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { listing } from '#contract/constants.ts';
import { findGoods } from '#contract/operations/office/phone-orders/find-goods.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { SearchField } from '#office/forms/search-field.tsx';
import { useDebouncedSearch } from '#office/forms/use-debounced-search.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { useDays } from '#office/components/use-days.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { QueryState } from '#office/components/query-state.tsx';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { UserText } from '#ui/user-text.tsx';

/** Finds a product by its name in either script, or by its SKU. Arrow keys move through the results. */
export function FindGoods({ onFound }: { onFound: (productId: number) => void }) {
  const t = useLabels(officePhoneOrderLabels);
  const place = useRef<HTMLDivElement>(null);
  const [find, setFind] = useState('');
  const search = useDebouncedSearch(find, setFind);
  const hits = () => [...(place.current?.querySelectorAll<HTMLElement>('.hit') ?? [])];
  const field = () => place.current?.querySelector('input');
  const step = (by: number) => {
    const all = hits();
    const at = all.indexOf(document.activeElement as HTMLElement) + by;
    (at < 0 ? field() : all[Math.min(at, all.length - 1)])?.focus();
  };
  const clear = () => {
    search.type('');
    setFind('');
    field()?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0 && event.key !== 'Escape') return;
    event.preventDefault();
    if (by === 0) clear();
    else step(by);
  };
  return (
    <div ref={place}>
      <SearchField
        search={search}
        name="goods"
        label={<span className="vh">{t('goodsFind')}</span>}
        placeholder={t('goodsHint')}
        className="find-field"
        onKeyDown={onKey}
      />
      {find !== '' && (
        <Hits
          find={find}
          onKey={onKey}
          onFound={(productId) => {
            clear();
            onFound(productId);
          }}
        />
      )}
    </div>
  );
}

interface HitsProps {
  find: string;
  onFound: (productId: number) => void;
  onKey: (event: KeyboardEvent) => void;
}

function Hits({ find, onFound, onKey }: HitsProps) {
  const t = useLabels(officePhoneOrderLabels);
  const inLanguage = useLocalizedText();
  const query = useOfficeQuery(findGoods, { find });
  return (
    <QueryState query={query}>
      {({ goods: items }) => (
        <>
          {items.length === 0 && (
            <output>
              <Note>{t('noGoods')}</Note>
            </output>
          )}
          <ul className="hits" aria-label={t('found')}>
            {items.map(({ id, sku, name, picture, payCents, stock, availableFrom }) => (
              <li key={id}>
                <button type="button" className="hit" onKeyDown={onKey} onClick={() => onFound(id)}>
                  <Picture path={picture} width={1000} height={1000} alt="" sizes="2.5rem" />
                  <span>
                    <b>
                      <UserText text={inLanguage(name)} />
                    </b>
                    <small>
                      <UserText text={inLanguage(name) === name.en ? name.km : name.en} /> <Num>{sku}</Num>
                    </small>
                  </span>
                  <span className="hit-end">
                    <b>
                      <Num>{formatAmount(payCents)}</Num>
                    </b>
                    <Stock stock={stock} availableFrom={availableFrom} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryState>
  );
}

interface StockProps {
  stock: number | null;
  /** The day from which it can be had though none is in stock; null if it can't be. */
  availableFrom?: string | null;
}

/** The available stock, highlighted when low, or from when it can be had. */
export function Stock({ stock, availableFrom = null }: StockProps) {
  const t = useLabels(officePhoneOrderLabels);
  const days = useDays();
  if (availableFrom !== null)
    return <small className="warn-text">{t('availableFrom', { day: days(availableFrom) })}</small>;
  if (stock === null) return <small>{t('notCounted')}</small>;
  if (stock <= 0) return <small className="bad-text">{t('noneThere')}</small>;
  return stock <= listing.fewLeft ? (
    <small className="warn-text">{t('fewThere', { n: stock })}</small>
  ) : (
    <small>{t('there', { n: stock })}</small>
  );
}
