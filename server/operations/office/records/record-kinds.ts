import type { Permission } from '#contract/permissions.ts';
import { type Resource, type ResourceField, sortsOf } from '#contract/resource.ts';
import type { FieldInput, RecordKind } from '#contract/operations/office/records/record-types.ts';
import { type ResourceName, resources } from '#contract/resources/resources.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { categoryKind, printMethodKind, productCounts, taxonomyTypes } from '#shop/catalogue/catalogue.ts';
import { discountKind, listDiscounts } from '#shop/discounts/discounts.ts';
import type { Database } from '#database/schema.ts';
import { bannerKind, campaignKind, festivalKind, methodKind, settingKind } from '#shop/content/content.ts';
import { customerKind, listCustomers, noteCustomersSeen } from '#shop/customers/customers.ts';
import { customPageKind } from '#shop/custom-pages/custom-pages.ts';
import { deliveryKind } from '#shop/delivery/delivery.ts';
import { inquiryKind, listInquiries, listSubscribers, subscriberKind } from '#shop/inquiries/inquiries.ts';
import { labelKind } from '#shop/localisation/localisation.ts';
import { resultsOfDiscounts } from '#shop/orders/orders.ts';
import {
  type Kind,
  type ListedRecords,
  type ListRequest,
  type AnyKind,
  anyKind,
  listRecords,
  resourceKind,
  type Stored,
} from '#shop/records/records.ts';
import type { Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import type { Staff } from '../../../calls/caller.ts';
import { resourceInputs } from './field-inputs.ts';
import { effectsOfRedirects, redirectKind } from '#shop/redirects/redirects.ts';
import { listReviews, reviewKind } from '#shop/reviews/reviews.ts';
import { endpointKind } from '#shop/webhooks/webhooks.ts';

export type StoredRecord = Stored<Record<string, unknown>, number | string>;

/** A kind of `shop/` and its fields in use. */
export interface RecordSource {
  kind: AnyKind;
  fields: readonly string[];
  /** The input of each field. Derived from the kind's shape if omitted. */
  inputs?: Readonly<Record<string, FieldInput>>;
  /** Optional. Counts the products of each record; missing for kinds that have no products. */
  products?: (db: Database) => Promise<ReadonlyMap<number | string, number>>;
  /** The fields that need another permission. */
  needs?: Readonly<Record<string, Permission>>;
  /** Optional. Reads fields that another module provides, by id. */
  others?: (db: Database, ids: readonly number[]) => Promise<ReadonlyMap<number, object>>;
  /** Optional. Called when staff open these records. */
  seen?: (db: Database, by: Actor, ids: readonly (number | string)[]) => Promise<void>;
}

const whole = <Fields extends object, Id extends number | string>(kind: Kind<Fields, Id>): RecordSource => ({
  kind: anyKind(kind),
  fields: Object.keys(kind.shape),
});

/** Settings that are texts and pictures of pages. */
const pages = [
  'blurb',
  'logo',
  'logoWhite',
  'mark',
  'accent',
  'action',
  'ground',
  'shippingInfo',
  'whyBuy',
  'story',
  'scene',
  'faq',
  'about',
  'topLinks',
  'footerLinks',
];
const search = ['synonyms', 'hiddenSearches'];
const elsewhere = new Set<string>([...pages, ...search]);
const settings = (fields: readonly string[]): RecordSource => ({ kind: anyKind(settingKind), fields });

/** The kinds of the resources that have their own rules. */
const ownKinds: Partial<Record<ResourceName, AnyKind>> = {
  customPage: anyKind(customPageKind),
  customer: anyKind(customerKind),
  discount: anyKind(discountKind),
  festival: anyKind(festivalKind),
  inquiry: anyKind(inquiryKind),
  printMethod: anyKind(printMethodKind),
  redirect: anyKind(redirectKind),
  review: anyKind(reviewKind),
  subscriber: anyKind(subscriberKind),
  wayToDeliver: anyKind(deliveryKind),
  webhookEndpoint: anyKind(endpointKind),
};
/** The lists of the resources that have their own query. */
const ownLists: Partial<
  Record<ResourceName, (db: Database, request: ListRequest) => Promise<ListedRecords>>
> = {
  customer: listCustomers,
  discount: listDiscounts,
  inquiry: listInquiries,
  review: listReviews,
  subscriber: listSubscribers,
};

const needsOf = (fields: Readonly<Record<string, ResourceField>>) =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { needs }]) => (needs ? [[name, needs]] : [])));

const resourceSources = Object.fromEntries(
  Object.entries(resources).map(([name, resource]): [string, RecordSource] => [
    name,
    {
      kind: ownKinds[name as ResourceName] ?? anyKind(resourceKind(resource)),
      fields: Object.keys(resource.fields),
      inputs: resourceInputs(resource.fields),
      needs: needsOf(resource.fields),
      ...(name === 'customer' && { seen: noteCustomersSeen }),
      ...(name === 'discount' && { others: resultsOfDiscounts }),
      ...(name === 'redirect' && { others: effectsOfRedirects }),
    },
  ]),
) as Record<ResourceName, RecordSource>;

/** Returns a page of a resource's list. */
export const listOf = (db: Database, name: ResourceName, request: ListRequest): Promise<ListedRecords> =>
  ownLists[name]?.(db, request) ?? listRecords(db, resources[name], request);

/** Returns a refusal if a list can't be sorted or filtered as requested. */
export const refuseUnknown = (
  resource: Pick<Resource, 'title' | 'list'>,
  { fields }: RecordSource,
  { sort, filters: given }: Pick<ListRequest, 'sort' | 'filters'>,
): Refused | null => {
  const [field] = [
    ...(sort === '' || sortsOf(resource).includes(sort) ? [] : [sort]),
    ...Object.keys(given).filter((name) => !resource.list.filters?.includes(name)),
    ...[sort, ...Object.keys(given)].filter((name) => name !== '' && !fields.includes(name)),
  ];
  if (field === undefined) return null;
  return refuse(400, 'fieldsWrong', { faults: [{ field, code: 'unknown', about: field }] });
};

/** Maps each record kind of the office's operations to `shop/`. */
export const recordSources: Readonly<Record<RecordKind, RecordSource>> = {
  // Settings not assigned elsewhere appear here.
  shop: settings(Object.keys(settingKind.shape).filter((name) => !elsewhere.has(name))),
  pages: settings(pages),
  search: settings(search),
  banner: whole(bannerKind),
  campaign: whole(campaignKind),
  label: whole(labelKind),
  wayToPay: whole(methodKind),
  category: { ...whole(categoryKind), products: productCounts },
  brand: whole(taxonomyTypes.brand),
  vendor: whole(taxonomyTypes.vendor),
  tag: whole(taxonomyTypes.tag),
  colour: whole(taxonomyTypes.colour),
  size: whole(taxonomyTypes.size),
  attribute: whole(taxonomyTypes.attribute),
  option: whole(taxonomyTypes.option),
  ...resourceSources,
};

/** Returns a kind with the fields that a staff member may see. */
export function sourceFor(kind: RecordKind, { permissions }: Staff): RecordSource {
  const source = recordSources[kind];
  const { fields, inputs, needs = {} } = source;
  const maySee = (name: string) => needs[name] === undefined || permissions.has(needs[name]);
  if (fields.every(maySee)) return source;
  return {
    ...source,
    fields: fields.filter(maySee),
    ...(inputs && {
      inputs: Object.fromEntries(Object.entries(inputs).filter(([name]) => maySee(name))),
    }),
  };
}

export const fieldsOf = ({ fields }: RecordSource, stored: object): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((name) => {
      const value: unknown = (stored as Record<string, unknown>)[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Returns the fields of records, including those of other modules. */
export async function allFieldsOf(
  db: Database,
  source: RecordSource,
  records: readonly StoredRecord[],
): Promise<Record<string, unknown>[]> {
  const others = await source.others?.(
    db,
    records.map(({ id }) => Number(id)),
  );
  return records.map((each) => fieldsOf(source, { ...each, ...others?.get(Number(each.id)) }));
}

/** Returns the stored fields that staff can change. */
export const editableOf = (source: RecordSource, stored: object): Record<string, unknown> =>
  fieldsOf({ ...source, fields: source.fields.filter((name) => !source.inputs?.[name]?.isReadOnly) }, stored);

/** Returns a field that staff can't change: unknown, or set by the shop; undefined if they can change all. */
export const unknownField = ({ fields, inputs = {} }: RecordSource, given: object): string | undefined =>
  Object.keys(given).find((name) => !fields.includes(name) || inputs[name]?.isReadOnly);
