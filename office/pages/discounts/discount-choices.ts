import { discountViews } from '#contract/constants.ts';
import type { Input } from '#contract/operation.ts';
import type { listDiscounts } from '#contract/operations/office/discounts/list-discounts.ts';
import { choicesAddress } from '#office/choices-address.ts';

/** What the list shows, as in its address. '' means any. */
export interface DiscountChoices {
  view: (typeof discountViews)[number];
  find: string;
  code: 'with' | 'without' | '';
}

const any: DiscountChoices = { view: 'all', find: '', code: '' };
const longest = 100;

/** Parses the choices from an address. Invalid values mean any. */
export function choicesOf(query: URLSearchParams): DiscountChoices {
  return {
    view: discountViews.find((name) => name === query.get('view')) ?? 'all',
    find: (query.get('find') ?? '').trim().slice(0, longest),
    code: (['with', 'without'] as const).find((name) => name === query.get('code')) ?? '',
  };
}

export const addressOf = (table: string, choices: DiscountChoices): string =>
  choicesAddress(table, choices, any);

export const isNarrowed = ({ find, code }: DiscountChoices): boolean => find !== '' || code !== '';

/** The same view without other filters. */
export const widened = ({ view }: DiscountChoices): DiscountChoices => ({ ...any, view });

/** Builds the call's input. */
export const requestOf = ({ view, find, code }: DiscountChoices): Input<typeof listDiscounts> => ({
  view,
  find,
  code: code === '' ? null : code,
});
