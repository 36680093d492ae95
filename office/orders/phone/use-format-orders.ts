import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { formatDate } from '#rules/format-date.ts';
import type { Customer } from './draft.ts';

/** Formats the number of orders and the date of the last one. */
export function useFormatOrders(): (of: Pick<Customer, 'orders' | 'lastOrderAt'>) => string {
  const { chrome: layout } = useOffice();
  const t = useLabels(officePhoneOrderLabels);
  return ({ orders, lastOrderAt }) => {
    if (lastOrderAt === null) return t('noOrders');
    const when = formatDate(lastOrderAt, layout);
    return orders === 1 ? t('oneOrder', { when }) : t('ordersOf', { n: orders, when });
  };
}
