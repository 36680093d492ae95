import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { roundings } from '#contract/constants.ts';
import { catalogueFieldLabels } from '#contract/labels/office/catalogue-fields.ts';
import { contentFieldLabels } from '#contract/labels/office/content-fields.ts';
import { recordErrorLabels, recordSentenceLabels } from '#contract/labels/office/record-errors.ts';
import { officeReportLabels } from '#contract/labels/office/reports.ts';
import { officeScreenNameLabels } from '#contract/labels/office/screen-names.ts';
import { resources } from '#contract/resources/resources.ts';
import { resourceEventTexts, resourceScreenTexts } from '#contract/resources/resource-texts.ts';
import { settingFieldLabels } from '#contract/labels/office/setting-fields.ts';
import { labelSets } from '#shop/localisation/label-sets.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sayers = [
  '{storefront,office,web,ui,server,shop,contract/forms}/**/*.{ts,tsx}',
  'contract/{payment-providers/*,payment-method-texts,audit-events,mail-kinds,order-state-words,payment-reasons,payment-status,proofs,story,label-formats,artwork,file-formats}.ts',
  'rules/{artwork,feasts,format-day,discount-sentence,once-key,order-times,story,story-text}.ts',
];
const sources = globSync(sayers, { cwd: root })
  .filter((file) => !/\.test\.tsx?$/u.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

/** Formed from the names of the resources: `redirectCreated`, and the names of their screens. */
const ofResources = new Set(Object.keys({ ...resourceEventTexts, ...resourceScreenTexts }));

/** Labels for features that don't show them yet: payment by card and wallet, emails about it, screens being built. */
const ahead = new Set(
  `choosePayment cardNumber expiry securityCode refunded pausedHeading pausedText
  offlineHeading popularSearches searchText`.split(/\s+/u),
);

/** Existing clients request `lbl_…` keys, whether our pages show them or not. */
const own = Object.values(labelSets).flatMap(({ entityId, texts }) =>
  Object.keys(texts)
    .filter((key) => !key.startsWith('lbl_'))
    .map((key) => ({ entityId, key })),
);
/**
 * Labels that records read together with their forms. tests/calls/office/record-labels.test.ts checks them.
 */
const ofRecords = new Set(
  [
    catalogueFieldLabels,
    contentFieldLabels,
    settingFieldLabels,
    recordErrorLabels,
    recordSentenceLabels,
    officeScreenNameLabels,
    ...Object.values(resources).map(({ labels }) => labels),
  ].map(({ entityId }) => entityId),
);
const isOfRecord = (entityId: number) => ofRecords.has(entityId);
/** Formed from the names of reports, their columns and periods: `column.orders`. */
const isOfReport = ({ entityId, key }: { entityId: number; key: string }) =>
  entityId === officeReportLabels.entityId && key.includes('.');
const names = new Set<string>([...(sources.match(/\w+/gu) ?? []), ...roundings]);
/** Searching all sources for each of 2,000 keys takes seconds, so only keys like `orders.read` are searched for. Texts
 * without emails replace those with them, and texts for pick-up those for delivery. */
const isNamed = (key: string) =>
  names.has(key.replace(/(?:NoEmail|PickUp)$/u, '')) ||
  (/\W/u.test(key) && new RegExp(String.raw`\b${key}\b`, 'u').test(sources));

test('every label and message is used', () => {
  expect(own.length).toBeGreaterThan(300);
  const unused = own.filter(
    ({ entityId, key }) =>
      !isOfRecord(entityId) &&
      !isOfReport({ entityId, key }) &&
      !ahead.has(key) &&
      !ofResources.has(key) &&
      !isNamed(key),
  );
  expect(unused).toEqual([]);
});

test('every label prepared in advance exists', () => {
  const keys = new Set(own.map(({ key }) => key));
  expect([...ahead].filter((key) => !keys.has(key))).toEqual([]);
});

test('every label set of the contract is known to the shop, which loads it and requires Khmer', () => {
  const files = globSync('contract/labels/**/*.ts', { cwd: root });
  const ids = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/labelSet\((\d+), /gu)].map(([, id]) =>
      Number(id),
    ),
  );
  expect(ids.length).toBeGreaterThan(40);
  const known = new Set(Object.values(labelSets).map(({ entityId }) => entityId));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});
