import { useEffect, useRef, useState } from 'react';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { findCustomers } from '#contract/operations/office/phone-orders/find-customers.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { SearchField } from '#office/forms/search-field.tsx';
import { useDebouncedSearch } from '#office/forms/use-debounced-search.ts';
import { useLabels } from '#office/office-context.ts';
import { Face } from '#office/components/face.tsx';
import { Note } from '#office/components/note.tsx';
import { usePersonText } from '#office/components/person-name.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { NewCustomer } from './new-customer.tsx';
import { useFormatOrders } from './use-format-orders.ts';

interface FindCustomerProps {
  /** `language` is given only for a newly created customer. */
  onFound: (customerId: number, language?: LanguageCode) => void;
}

/** Finds a customer by any detail they give. */
export function FindCustomer({ onFound }: FindCustomerProps) {
  const t = useLabels(officePhoneOrderLabels);
  const [find, setFind] = useState('');
  const search = useDebouncedSearch(find, setFind);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <SearchField
        search={search}
        name="who"
        data-first-field
        label={t('whoFind')}
        placeholder={t('whoHint')}
        className="find-field"
      />
      {find.length > 1 && <Found find={find} onFound={onFound} />}
    </div>
  );
}

function Found({ find, onFound }: FindCustomerProps & { find: string }) {
  const t = useLabels(officePhoneOrderLabels);
  const ordersText = useFormatOrders();
  const person = usePersonText();
  const query = useOfficeQuery(findCustomers, { find });
  const [isNew, setNew] = useState(false);
  return (
    <QueryState query={query}>
      {({ customers, number }) => (
        <>
          {customers.length === 0 && (
            <output>
              <Note>{t(number === null ? 'nobodyHint' : 'nobody')}</Note>
            </output>
          )}
          <ul className="hits" aria-label={t('found')}>
            {customers.map(({ id, name, login, phone, orders, lastOrderAt }) => (
              <li key={id}>
                <button type="button" className="hit" onClick={() => onFound(id)}>
                  <Face name={person(name) || login} />
                  <span>
                    <b>
                      <bdi>{person(name) || t('noName')}</bdi>
                    </b>
                    <small>
                      <Num>{login === phone ? login : [login, phone].filter(Boolean).join(' · ')}</Num>
                    </small>
                  </span>
                  <small className="hit-end">{ordersText({ orders, lastOrderAt })}</small>
                </button>
              </li>
            ))}
          </ul>
          {number !== null && customers.every(({ login }) => login !== number) && !isNew && (
            <Button kind="ghost" icon="plus" className="new-customer" onClick={() => setNew(true)}>
              {t('newCustomer', { number })}
            </Button>
          )}
          {number !== null && isNew && <NewCustomer number={number} onMade={onFound} />}
        </>
      )}
    </QueryState>
  );
}
