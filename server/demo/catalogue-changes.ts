import type { CategoryChange, MethodChange, TermEdit } from '#shop/catalogue/catalogue.ts';
import type { DemoData, DemoText } from './files.ts';
import type { FindPicture } from './shop-pictures.ts';
import type { DemoIds } from './slugs.ts';

/** A change in the demo data, with the file and entry it comes from. */
export type FromFile<Change> = Change & { file: string };

/** Converts a text to the format of the shop's functions. */
export const namesOf = ({ en, km }: DemoText) => ({ en, ar: km });

/**
 * Returns the changes for categories. Ids are positions in the lists, starting at 1; so are sort orders,
 * unless given.
 */
export function categoryChanges(
  { categories }: DemoData,
  ids: DemoIds,
  pictureOf: FindPicture,
): FromFile<CategoryChange>[] {
  const file = 'categories.json';
  return categories.map(({ slug, name, parent, picture }, at) => ({
    file: `${file}: ${slug}`,
    newId: at + 1,
    fields: {
      names: namesOf(name),
      parentId: parent === null ? null : ids.categories.idOf(parent, file),
      picture: picture === null ? null : pictureOf(picture, file).path,
    },
  }));
}

/** Returns the changes for print methods. Ids are positions in the list, starting at 1. */
export const methodChanges = ({ methods }: DemoData): FromFile<MethodChange>[] =>
  methods.map(({ slug, name, charges, ...method }, at) => ({
    file: `methods.json: ${slug}`,
    newId: at + 1,
    fields: {
      ...method,
      name,
      charges: charges.map(({ colors, setup, steps }) => ({
        colors,
        setupCents: setup,
        steps: steps.map(({ from, price }) => ({ from, cents: price })),
      })),
    },
  }));

export function termEdits(data: DemoData, ids: DemoIds): FromFile<TermEdit>[] {
  const options = data.attributes.flatMap(({ options: own }, at) =>
    own.map((option, position) => ({ ...option, position, attributeId: at + 1 })),
  );
  return [
    ...changes('brand', 'brands', data.brands, ({ name }) => ({ names: { en: name } })),
    ...changes('vendor', 'vendors', data.vendors, ({ name }) => ({ names: { en: name } })),
    ...changes('size', 'sizes', data.sizes, ({ name, shortName, inches, centimetres }) => ({
      names: namesOf(name),
      shortNames: namesOf(shortName),
      inches,
      centimetres,
    })),
    ...changes('colour', 'colours', data.colours, ({ name, hex }) => ({ names: namesOf(name), hex })),
    ...changes('tag', 'tags', data.tags, ({ name }) => ({ names: namesOf(name) })),
    // Color and size are reference data and already exist.
    ...changes('attribute', 'attributes', data.attributes, ({ name, isPosition = false }) => ({
      names: namesOf(name),
      isPosition,
    })).slice(data.base.attributes.length),
    ...changes(
      'option',
      'attributes',
      options,
      ({ name, attributeId, extraDays, asksFor, position, ...print }) => ({
        names: namesOf(name),
        attributeId,
        extraDays: extraDays ?? 0,
        asksFor: asksFor ?? 'none',
        methodId: print.method === undefined ? null : ids.methods.idOf(print.method, 'attributes.json'),
        colors: print.colors ?? 1,
        drawingCents: print.drawing ?? 0,
        position,
      }),
    ),
  ];
}

const changes = <Entry extends { slug: string }>(
  kind: TermEdit['kind'],
  file: string,
  entries: readonly Entry[],
  fieldsOf: (entry: Entry) => TermEdit['fields'],
): FromFile<TermEdit>[] =>
  entries.map((entry, at) => ({
    kind,
    file: `${file}.json: ${entry.slug}`,
    newId: at + 1,
    fields: fieldsOf(entry),
  }));
