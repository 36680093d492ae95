import { type AuditGroup, auditGroupNames } from '#contract/audit-events.ts';
import type { Input } from '#contract/operation.ts';
import type { exportAudit } from '#contract/operations/office/audit/export-audit.ts';
import { choicesAddress } from '#office/choices-address.ts';

/** Actors that aren't office staff, as in contract/operations/office/audit/audit-types.ts. */
export const actorGroups = ['terminal', 'customers', 'guests', 'shop'] as const;
export type ActorGroup = (typeof actorGroups)[number];

/** The filters in the URL. Days are yyyy-mm-dd, `who` is an id or a group; '' means any. */
export interface AuditChoices {
  find: string;
  who: string;
  what: AuditGroup | '';
  since: string;
  until: string;
}

export const any: AuditChoices = { find: '', who: '', what: '', since: '', until: '' };

/** Parses the filters from a URL. Invalid values mean any. */
export function choicesOf(query: URLSearchParams): AuditChoices {
  const announced = (name: string) => query.get(name) ?? '';
  const day = (name: string) =>
    /^\d{4}-\d{2}-\d{2}$/u.test(announced(name)) && !Number.isNaN(Date.parse(announced(name)))
      ? announced(name)
      : '';
  const who = announced('who');
  return {
    find: announced('find').trim().slice(0, 40),
    who: /^\d{1,9}$/u.test(who) || actorGroups.some((each) => each === who) ? who : '',
    what: auditGroupNames.find((each) => each === announced('what')) ?? '',
    since: day('since'),
    until: day('until'),
  };
}

export const addressOf = (screen: string, choices: AuditChoices): string =>
  choicesAddress(screen, choices, any);

export const isNarrowed = (choices: AuditChoices): boolean =>
  Object.values(choices).some((each) => each !== '');

/** Converts the filters to the call's input. */
export const requestOf = ({ find, who, what, since, until }: AuditChoices): Input<typeof exportAudit> => ({
  order: find,
  who: actorGroups.find((each) => each === who) ?? (who === '' ? null : Number(who)),
  group: what || null,
  since: since || null,
  until: until || null,
});
