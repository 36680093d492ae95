import type { Permission } from '../permissions.ts';
import { eventOf, type Resource } from '../resource.ts';
import { apiKey } from './api-key.ts';
import { customer } from './customer.ts';
import { customPage } from './custom-page.ts';
import { deliveryMethod } from './delivery-method.ts';
import { discount } from './discount.ts';
import { festival } from './festival.ts';
import { inquiry } from './inquiry.ts';
import { printMethod } from './print-method.ts';
import { redirect } from './redirect.ts';
import { replyTemplate } from './reply-template.ts';
import { review } from './review.ts';
import { stockDemand } from './stock-demand.ts';
import { subscriber } from './subscriber.ts';
import { taxDocument } from './tax-document.ts';
import { webhookDelivery } from './webhook-delivery.ts';
import { webhookEndpoint } from './webhook-endpoint.ts';

/** Every resource by its name: one line each. */
export const resources = {
  apiKey,
  customPage,
  customer,
  discount,
  festival,
  inquiry,
  printMethod,
  redirect,
  replyTemplate,
  review,
  stockDemand,
  subscriber,
  taxDocument,
  wayToDeliver: deliveryMethod,
  webhookDelivery,
  webhookEndpoint,
} as const;

export type Resources = typeof resources;
export type ResourceName = keyof Resources;
/** The name of a resource's list screen; the screen of one record has the resource's name. */
export type ListScreen = Resources[ResourceName]['plural'];

const all = Object.values(resources);

/** Returns the resource of this name, or undefined for another kind of record. */
export const resourceNamed = (name: string): Resources[ResourceName] | undefined =>
  all.find((each) => each.name === name);

type Permissions = { readonly [Name in ResourceName]: Permission };

/** The permission needed to see each. */
export const resourcePermissions = Object.fromEntries(
  all.map(({ name, permission }) => [name, permission]),
) as Permissions;

/** The permission needed to change each. */
export const resourceChangePermissions = Object.fromEntries(
  all.map(({ name, permission, changePermission = permission }) => [name, changePermission]),
) as Permissions;

/** The permission needed to export each, beside the one to see them. */
export const resourceExportPermissions = Object.fromEntries(
  all.map((each: Resource) => [each.name, each.exportPermission ?? each.permission]),
) as Permissions;

const states = { created: 'Created', changed: 'Changed', removed: 'Removed' } as const;
type State = keyof typeof states;
/** An audit event, such as `redirect created`, and the key of its label. */
export type ResourceEvent = `${ResourceName} ${State}`;
type ResourceEventLabel = `${ResourceName}${(typeof states)[State]}`;

/** The audit events of a group's resources, with the keys of their labels. */
export const resourceEvents = (group: Resource['auditGroup']) =>
  Object.fromEntries(
    all
      .filter(({ auditGroup }) => auditGroup === group)
      .flatMap((each) =>
        Object.entries(states).map(([state, label]) => [
          eventOf(each, state as keyof typeof states),
          `${each.name}${label}`,
        ]),
      ),
  ) as Readonly<Record<ResourceEvent, ResourceEventLabel>>;
