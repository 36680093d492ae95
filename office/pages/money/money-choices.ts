import { choicesAddress } from '#office/choices-address.ts';
import { type Group, groupNames } from './waiting-money.ts';

/** What is shown, as the address says it. */
export interface MoneyChoices {
  view: Group | 'all';
  find: string;
}

const any: MoneyChoices = { view: 'all', find: '' };
const longest = 100;

export const viewNames = ['all', ...groupNames] as const;

/** What an address asks for; what it may not say is all. */
export const choicesOf = (query: URLSearchParams): MoneyChoices => ({
  view: viewNames.find((name) => name === query.get('view')) ?? any.view,
  find: (query.get('find') ?? '').trim().slice(0, longest),
});

export const addressOf = (screen: string, choices: MoneyChoices): string =>
  choicesAddress(screen, choices, any);

/** The kinds that are shown. */
export const groupsOf = ({ view }: MoneyChoices): readonly Group[] => (view === 'all' ? groupNames : [view]);
