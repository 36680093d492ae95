import { choicesAddress } from '#office/choices-address.ts';
import { type Group, groupNames } from './pending-payments.ts';

/** The filters in the URL. */
export interface PaymentFilters {
  view: Group | 'all';
  find: string;
}

const any: PaymentFilters = { view: 'all', find: '' };
const longest = 100;

export const viewNames = ['all', ...groupNames] as const;

/** Parses the filters from a URL. Invalid values mean all. */
export const choicesOf = (query: URLSearchParams): PaymentFilters => ({
  view: viewNames.find((name) => name === query.get('view')) ?? any.view,
  find: (query.get('find') ?? '').trim().slice(0, longest),
});

export const addressOf = (screen: string, choices: PaymentFilters): string =>
  choicesAddress(screen, choices, any);

/** Returns the displayed groups. */
export const groupsOf = ({ view }: PaymentFilters): readonly Group[] =>
  view === 'all' ? groupNames : [view];
