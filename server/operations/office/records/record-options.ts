import { attributeKinds } from '#contract/constants.ts';
import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { Database } from '#database/schema.ts';
import { printMethods, storedCategories, storedTerms } from '#shop/catalogue/catalogue.ts';
import { slugOf } from '#rules/slug.ts';
import { customPageNames } from '#shop/custom-pages/custom-pages.ts';
import { campaigns } from '#shop/content/content.ts';
import { allMethods } from '#shop/delivery/delivery.ts';
import { answerers } from '#shop/inquiries/inquiries.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { countries, countryCodes, type Place, statesOf } from '#shop/places/places.ts';
import type { Names } from '#shop/records/records.ts';

type Option = NonNullable<FieldInput['options']>[number];

const named = ({ id, names }: { id: number; names: Names }): Option => ({
  value: id,
  en: names.en ?? '',
  km: names.ar ?? '',
});

const inBoth = (
  english: readonly Place[],
  khmer: readonly Place[],
  valueOf: (id: number) => string | number,
) =>
  english.map(({ id, name }): Option => ({
    value: valueOf(id),
    en: name,
    km: khmer.find((place) => place.id === id)?.name ?? '',
  }));

const categories = async (db: Database) =>
  (await storedCategories(db)).filter(({ state }) => state !== 'archived').map((each) => named(each));

const fixed = new Set<number>(Object.values(attributeKinds));

/** The choices for fields that refer to a named record. */
const optionsOf: Partial<Record<FieldInput['input'], (db: Database) => Promise<Option[]>>> = {
  category: categories,
  categories,
  // Colors and sizes have lists of their own.
  attribute: async (db) =>
    (await storedTerms(db, 'attribute')).filter(({ id }) => !fixed.has(id)).map((each) => named(each)),
  printMethod: async (db) => (await printMethods(db)).map(({ id, ...names }) => ({ value: id, ...names })),
  staff: async (db) => (await answerers(db)).map(({ id, name }) => ({ value: id, en: name, km: name })),
  async provinces(db) {
    const [home] = await countries(db, 'en');
    if (!home) return [];
    return inBoth(await statesOf(db, home.id, 'en'), await statesOf(db, home.id, 'ar'), (id) => id);
  },
  deliveryMethods: async (db) =>
    (await allMethods(db)).map(({ id, name }) => ({ value: id, en: name.en, km: name.km })),
  async link(db) {
    const [english, khmer] = [await campaigns(db, 'en'), await campaigns(db, 'ar')];
    const [sharedKhmer, recordKhmer] = [
      await labelsOf(db, sharedLabels, 'ar'),
      await labelsOf(db, recordLabels, 'ar'),
    ];
    const page = (path: string, key: keyof typeof sharedLabels.texts): Option => ({
      value: `/{lang}${path}`,
      en: sharedLabels.texts[key],
      km: sharedKhmer[key],
    });
    const namedPage = (
      path: string,
      key: 'linkCampaign' | 'linkCategory' | 'linkPage',
      en: string,
      km: string,
    ): Option => ({
      value: `/{lang}${path}`,
      en: fillLabel(recordLabels.texts[key], { name: en }),
      km: fillLabel(recordKhmer[key], { name: km }),
    });
    return [
      page('/', 'titleHome'),
      page('/all-products/0/all-categories', 'titleAllProducts'),
      page('/contact-us', 'titleContactUs'),
      page('/about', 'titleAboutUs'),
      page('/faq', 'titleFaq'),
      ...(await customPageNames(db)).map(({ slug, en, km }) =>
        namedPage(`/pages/${slug}`, 'linkPage', en, km),
      ),
      ...english.map(({ id, mainTitle: en }) => {
        const km = khmer.find((each) => each.id === id)?.mainTitle ?? en;
        return namedPage(`/campaign/${id}/${slugOf(en)}`, 'linkCampaign', en, km);
      }),
      ...(await storedCategories(db))
        .filter(({ state }) => state === 'published')
        .map(({ id, names: { en = '', ar = en } }) =>
          namedPage(`/all-products/${id}/${slugOf(en)}`, 'linkCategory', en, ar),
        ),
    ];
  },
  async countries(db) {
    const codes = await countryCodes(db);
    return inBoth(await countries(db, 'en'), await countries(db, 'ar'), (id) => codes.get(id) ?? '');
  },
};

/** Returns the fields of a record, with the choices of those that refer to others. */
export async function withOptions(
  db: Database,
  fields: Record<string, FieldInput>,
): Promise<Record<string, FieldInput>> {
  const entries = Object.entries(fields).map(async ([name, field]): Promise<[string, FieldInput]> => {
    const options = await optionsOf[field.input]?.(db);
    return [
      name,
      {
        ...field,
        ...(options && { options }),
        ...(field.of && { of: (await withOptions(db, { of: field.of }))['of'] }),
        ...(field.fields && { fields: await withOptions(db, field.fields) }),
      },
    ];
  });
  return Object.fromEntries(await Promise.all(entries));
}
