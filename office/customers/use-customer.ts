import type { Answer } from '#contract/operation.ts';
import { getCustomerDetails } from '#contract/operations/office/customers/get-customer-details.ts';
import { useOfficeQuery } from '../data/query-client.ts';
import { useOffice } from '../office-context.ts';

export type CustomerDetails = Answer<typeof getCustomerDetails>;

/** What staff see about a customer in addition to the record's fields. */
export function useCustomer(id: number) {
  const { lang } = useOffice();
  return useOfficeQuery(getCustomerDetails, { id, language: lang });
}
