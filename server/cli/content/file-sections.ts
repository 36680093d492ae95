import { z } from 'zod';
import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { discountKind } from '#shop/discounts/discounts.ts';
import { bannerKind, campaignKind, methodKind, settingKind } from '#shop/content/content.ts';
import { deliveryKind } from '#shop/delivery/delivery.ts';
import { labelId, labelKind, labelScreens } from '#shop/localisation/localisation.ts';
import { type AnyKind, anyKind, type Change } from '#shop/records/records.ts';

/** The schema of the whole file; the kinds validate its entries. */
export const contentSchema = z.strictObject({
  settings: z.record(z.string(), z.unknown()).default({}),
  banners: z.array(z.unknown()).default([]),
  campaigns: z.array(z.unknown()).default([]),
  payments: z.array(z.unknown()).default([]),
  deliveries: z.array(z.unknown()).default([]),
  discounts: z.array(z.unknown()).default([]),
  labels: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});
export type ContentFile = z.output<typeof contentSchema>;

/** An entry of a file. `wrong` means that it is invalid by itself. */
export interface Entry {
  /** The entry's name as shown to people, and its location in the file. */
  name: string;
  place: string;
  change: Change<Record<string, unknown>, number | string>;
  wrong?: string;
}
const record = (value: unknown) =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as Record<
    string,
    unknown
  >;
const shown = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const english = (value: unknown) =>
  shown(typeof value === 'string' ? value : record(value)['en']) || undefined;

const noField = () => 'unknown field';

/** The sections of a file in import order, each with its kind. */
export const sections: readonly {
  kind: AnyKind;
  /** The message for an unknown entry or field. */
  unknown: (field: string, about: unknown) => string;
  entriesOf(file: ContentFile, db: Database): Promise<Entry[]> | Entry[];
}[] = [
  {
    kind: anyKind(settingKind),
    unknown: () => 'unknown setting',
    entriesOf: ({ settings }) =>
      Object.entries(settings).map(([name, value]) => ({
        name: `setting ${name}`,
        place: `setting ${name}`,
        change: { id: 'shop', fields: { [name]: value } },
      })),
  },
  {
    kind: anyKind(bannerKind),
    unknown: noField,
    entriesOf: (file, db) => listed(db, anyKind(bannerKind), 'banners', file.banners, 'theme'),
  },
  {
    kind: anyKind(campaignKind),
    unknown: noField,
    entriesOf: (file, db) => listed(db, anyKind(campaignKind), 'campaigns', file.campaigns),
  },
  {
    kind: anyKind(methodKind),
    unknown: (field, about) => (field === 'method' ? `unknown payment method ${shown(about)}` : noField()),
    entriesOf: ({ payments }) =>
      payments.map((value, at) => {
        const { method, ...fields } = record(value);
        const change = {
          id: Number(method),
          fields: { offered: true, least: null, most: null, countries: null, ...fields },
        };
        return { name: `payment ${shown(method)}`, place: `payments[${at}]`, change };
      }),
  },
  {
    kind: anyKind(deliveryKind),
    unknown: noField,
    entriesOf: (file, db) => listed(db, anyKind(deliveryKind), 'deliveries', file.deliveries),
  },
  {
    kind: anyKind(discountKind),
    unknown: (field, about) =>
      field.endsWith('Ids') || field === 'provinces' ? `${shown(about)} not found` : noField(),
    entriesOf: (file, db) => listed(db, anyKind(discountKind), 'discounts', file.discounts),
  },
  {
    kind: anyKind(labelKind),
    unknown: () => 'unknown text key',
    entriesOf: ({ labels }) => labelEntries(labels),
  },
];

/**
 * Banners, campaigns, delivery methods or discounts: each entry is complete, and matched by its id or else by its name among those
 * with the same `also`.
 */
async function listed(
  db: Database,
  kind: AnyKind,
  section: 'banners' | 'campaigns' | 'deliveries' | 'discounts',
  values: readonly unknown[],
  also?: string,
): Promise<Entry[]> {
  const title = kind.key;
  const { stored, blank } = await kind.read(db, []);
  const rows = [...stored.values()];
  const empty = Object.fromEntries(Object.entries(blank?.() ?? {}).filter(([name]) => name in kind.shape));
  return values.map((value, at): Entry => {
    const { id, remove, ...given } = record(value);
    const called = english(given[title]);
    const whole: Record<string, unknown> = { ...empty, ...given };
    const isSame = (row: Readonly<Record<string, unknown>>) =>
      id === undefined
        ? called !== undefined &&
          english(row[title]) === called &&
          (!also || (remove && !(also in given)) || row[also] === whole[also])
        : row['id'] === id;
    const [row, ...more] = rows.filter(isSame);
    const place = `${section}[${at}]`;
    const nothing = { place, name: place, change: { fields: {} } };
    if (remove !== undefined && typeof remove !== 'boolean')
      return { ...nothing, wrong: 'remove: must be true' };
    if (remove && id === undefined && called === undefined)
      return { ...nothing, wrong: `remove: give its id or ${title}` };
    if (!row && id !== undefined && !remove) return { ...nothing, wrong: `id: ${shown(id)} not found` };
    if (more.length > 0) return { ...nothing, wrong: 'several have this name: give an id' };
    const name = `${kind.name} “${called ?? shown(record(given[title])['km'] || given['picture'])}”`;
    if (remove) {
      const gone = { ...(row && { id: row.id }), fields: {}, remove };
      return { place, name: called === undefined ? `${kind.name} ${shown(id)}` : name, change: gone };
    }
    const siblings = rows.filter((each) => !also || each[also] === whole[also]);
    const last = Math.max(-1, ...siblings.map((each) => Number(each['position'])));
    const position = given['position'] ?? row?.['position'] ?? last + 1;
    const fields = { ...whole, ...('position' in kind.shape && { position }) };
    return { place, name, change: row ? { id: row.id, fields } : { fields } };
  });
}

/**
 * Returns replacements of built-in texts: `{"login": {"welcome": {"en": "…", "km": "…"}}}`. A blank text or
 * null removes the replacement.
 */
function labelEntries(labels: ContentFile['labels']): Entry[] {
  const tags: readonly string[] = Object.values(languages).map(({ tag }) => tag);
  const entry = (name: string, id: string, fields: object, wrong?: string): Entry => ({
    name,
    place: name,
    change: { id, fields },
    ...(wrong !== undefined && { wrong }),
  });
  return Object.entries(labels).flatMap(([screen, texts]) =>
    Object.entries(texts).flatMap(([key, given]): Entry[] => {
      const name = `label ${screen}.${key}`;
      const id = labelId(labelScreens[screen] ?? 0, key);
      if (!Object.hasOwn(labelScreens, screen)) return [entry(name, id, {}, `screen ${screen} not found`)];
      if (given !== null && typeof given !== 'object')
        return [entry(name, id, {}, 'must have the form {"en": "…", "km": "…"}')];
      const labelTexts = given ?? Object.fromEntries(tags.map((tag) => [tag, null]));
      return Object.entries(labelTexts).map(([tag, text]: [string, unknown]) =>
        entry(
          `${name}.${tag}`,
          id,
          { [tag]: text ?? '' },
          tags.includes(tag) ? undefined : 'must be a text in en or km',
        ),
      );
    }),
  );
}
