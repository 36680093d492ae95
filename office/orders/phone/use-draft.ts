import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getCustomer } from '#contract/operations/office/phone-orders/get-customer.ts';
import { quotePhoneOrder } from '#contract/operations/office/phone-orders/quote-phone-order.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { officeQuery } from '#office/data/query-client.ts';
import { useOffice } from '#office/office-context.ts';
import { navigate } from '#web/navigate.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { callOffice } from '#office/data/call-office.ts';
import { withOrder } from './again.ts';
import { type Draft, empty, saveDraft, storedDraft, withAddress } from './draft.ts';

/** The age in ms after which a quote is refetched, to update prices and stock. */
const freshFor = 20_000;

/** The phone order in progress: its input, its customer, and its current quote. */
export function useDraft(staffId: number) {
  const { lang, links } = useOffice();
  const [draft, setDraft] = useState(() =>
    withAddress(storedDraft(staffId), new URLSearchParams(location.search)),
  );
  const [spoken, setSpoken] = useState<LanguageCode | null>(null);
  useEffect(() => void saveDraft(staffId, draft), [staffId, draft]);
  // The draft has what the address says now.
  useEffect(() => {
    const repeated = new URLSearchParams(location.search).get('again');
    if (repeated !== null)
      void callOffice(getOrder, { number: repeated }).then(
        (order) => setDraft((before) => withOrder(before, order)),
        () => undefined,
      );
    if (location.search !== '') navigate(links.phoneOrder, { replace: true, stay: true });
  }, [links]);
  const change = (announced: Partial<Draft>) =>
    setDraft((before) => {
      const isOther = announced.customerId !== undefined && announced.customerId !== before.customerId;
      // The company belongs to the customer.
      return { ...before, ...(isOther && { company: null }), ...announced };
    });

  const { customerId } = draft;
  const customer = useQuery({
    ...officeQuery(getCustomer, { id: customerId ?? 1, language: lang }),
    enabled: customerId !== null,
    // Fetched once, because every fetch is an event in the audit log.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const language = draft.language ?? customer.data?.language ?? lang;
  const aloudIn = spoken ?? language;
  const { lines, coupon, deliveryWayId: deliveryMethodId, way: method, deposit, restInCash } = draft;
  const quote = useQuery({
    ...officeQuery(quotePhoneOrder, {
      customerId,
      lines: [...lines],
      coupon: coupon.trim(),
      deliveryWayId: deliveryMethodId,
      way: method,
      deposit,
      restInCash,
      language: lang,
      aloudIn,
    }),
    placeholderData: keepPreviousData,
    staleTime: freshFor,
    refetchInterval: lines.length > 0 ? freshFor : false,
  });
  return {
    draft,
    change,
    clear: () => {
      setSpoken(null);
      setDraft(empty);
    },
    customer: customerId === null ? null : (customer.data ?? null),
    isCustomerGone: customer.isError,
    language,
    aloudIn,
    speak: setSpoken,
    quote,
  };
}

export type PhoneOrderDraft = ReturnType<typeof useDraft>;
