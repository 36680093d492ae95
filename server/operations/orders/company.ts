import type { Parsed } from '#contract/operation.ts';
import type { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import type { Database } from '#database/schema.ts';
import { takesCompanies } from '#shop/content/content.ts';
import { type Company, companyOf } from '#shop/orders/orders.ts';

/** Maps a company's fields in the API. Null if there is none, or the shop takes no orders of companies. */
export async function companyIn(
  db: Database,
  input: Parsed<typeof postCustomerOrder>['Company'],
): Promise<Company | null> {
  if (!input) return null;
  const { Name: name, TaxNumber: taxNumber, Address: address } = input;
  const company = companyOf({ name, taxNumber, address });
  return company && (await takesCompanies(db)) ? company : null;
}

export const companyRow = ({ name, taxNumber, address }: Company) => ({
  Name: name,
  TaxNumber: taxNumber,
  Address: address,
});
