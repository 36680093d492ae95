import { languages, type LanguageId } from '#contract/languages.ts';
import { hashPassword } from '#shop/accounts/accounts.ts';
import type { Days } from './days.ts';
import type { DemoData } from './files.ts';
import { type Place, placeFinder } from './places.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { Rows } from './rows.ts';
import type { BaseRowIds } from './slugs.ts';

/** A demo customer with the places of the account. */
export interface Customer {
  id: number;
  account: DemoData['accounts'][number];
  languageId: LanguageId;
  country: Place;
  state: Place;
  city: Place | null;
}

/**
 * Returns the demo customers.
 * @throws OperatorError for an unknown place
 */
export function customersOf(data: DemoData, ids: BaseRowIds): Customer[] {
  const find = placeFinder(data, ids);
  return data.accounts.map((account, at) => {
    const fail = (what: string): never => {
      throw new OperatorError(`accounts.json: ${account.email}: ${what}`);
    };
    const place = (...keys: string[]) => find(keys.join('/')) ?? fail(`place ${keys.join('/')} not found`);
    const country = place(account.country);
    const state = place(account.country, account.state);
    const city = account.city === null ? null : place(account.country, account.state, account.city);
    return { id: at + 1, account, languageId: languages[account.language].id, country, state, city };
  });
}

/** Returns the rows of customers, who register a week before their first order. */
export async function customerRows(
  customers: readonly Customer[],
  data: DemoData,
  days: Days,
): Promise<Rows> {
  return {
    customer: await Promise.all(
      customers.map(async ({ id, account, languageId, country, state, city }) => ({
        id,
        email: account.email,
        password_hash: await hashPassword(account.password),
        first_name: account.firstName,
        last_name: account.lastName,
        mobile: account.mobile,
        address: account.address,
        country_id: country.id,
        state_province_id: state.id,
        city_id: city?.id ?? null,
        postal_code: account.postalCode ?? '',
        language_id: languageId,
        terms_days: account.onAccount?.days ?? null,
        credit_limit_cents: account.onAccount?.limit ?? null,
        created_at: days.from(-firstOrder(data, account.email) - 7),
        confirmed_at: days.from(-firstOrder(data, account.email) - 7),
      })),
    ),
  };
}

const firstOrder = ({ orders }: DemoData, email: string): number =>
  Math.max(0, ...orders.filter(({ account }) => account === email).map(({ daysAgo }) => daysAgo));
