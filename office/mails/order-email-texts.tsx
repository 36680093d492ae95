import type { ReactNode } from 'react';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { useOfficeQuery } from '../data/query-client.ts';
import { EmailTexts } from './email-texts.tsx';

/** Replaces texts that promise the customer of an order a message, while the shop can't reach them. */
export function OrderEmailTexts({ number, children }: { number: string; children: ReactNode }) {
  const why = useOfficeQuery(getOrder, { number }).data?.unreached ?? null;
  return <EmailTexts isUnreached={why !== null && why !== 'demo'}>{children}</EmailTexts>;
}
