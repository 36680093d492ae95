import type { Permission } from '../permissions.ts';
import { inquiry } from './inquiry.ts';
import { redirect } from './redirect.ts';
import { replyTemplate } from './reply-template.ts';
import { review } from './review.ts';
import { stockDemand } from './stock-demand.ts';
import { subscriber } from './subscriber.ts';

/** Every resource by its name: one line each. */
export const resources = { redirect, review, inquiry, replyTemplate, subscriber, stockDemand } as const;

export type Resources = typeof resources;
export type ResourceName = keyof Resources;
/** The name of a resource's list screen; the screen of one record has the resource's name. */
export type ListScreen = Resources[ResourceName]['plural'];

const all = Object.values(resources);

/** Returns the resource of this name, or undefined for another kind of record. */
export const resourceNamed = (name: string): Resources[ResourceName] | undefined =>
  all.find((each) => each.name === name);

/** The permission each needs. */
export const resourcePermissions = Object.fromEntries(
  all.map(({ name, permission }) => [name, permission]),
) as { readonly [Name in ResourceName]: Permission };

const states = { created: 'Created', changed: 'Changed', removed: 'Removed' } as const;
type State = keyof typeof states;
/** An audit event, such as `redirect created`, and the key of its label. */
export type ResourceEvent = `${ResourceName} ${State}`;
type ResourceEventWord = `${ResourceName}${(typeof states)[State]}`;

/** The audit events of a group's resources, with the keys of their labels. */
export const resourceEvents = (group: 'orders' | 'catalogue' | 'settings') =>
  Object.fromEntries(
    all
      .filter(({ auditGroup }) => auditGroup === group)
      .flatMap(({ name }) =>
        Object.entries(states).map(([state, word]) => [`${name} ${state}`, `${name}${word}`]),
      ),
  ) as Readonly<Record<ResourceEvent, ResourceEventWord>>;
