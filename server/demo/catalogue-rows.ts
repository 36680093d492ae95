import { attributeKinds } from '#contract/constants.ts';
import type { DemoData, DemoText } from './files.ts';
import { DemoDataError } from './read-files.ts';
import { perLanguage, type Rows } from './rows.ts';
import type { FindPicture } from './shop-pictures.ts';
import type { DemoIds } from './slugs.ts';

/** The words of the catalogue: categories, brands, sizes, colours, tags, shipping methods, attributes. */
export function catalogueRows(data: DemoData, ids: DemoIds, pictureOf: FindPicture): Rows {
  return {
    ...categoryRows(data, ids, pictureOf),
    brand: data.brands.map(({ name }, at) => ({ id: at + 1, name })),
    vendor: data.vendors.map(({ name }, at) => ({ id: at + 1, name })),
    size: data.sizes.map(({ inches, centimetres }, at) => ({
      id: at + 1,
      inches,
      centimetres,
      position: at,
    })),
    size_text: data.sizes.flatMap(({ name, shortName }, at) =>
      perLanguage((language_id, pick) => ({
        size_id: at + 1,
        language_id,
        name: pick(name),
        short_name: pick(shortName),
      })),
    ),
    color: data.colours.map(({ hex }, at) => ({ id: at + 1, hex, position: at })),
    color_text: names(data.colours, (color_id) => ({ color_id })),
    tag: data.tags.map((_, at) => ({ id: at + 1, position: at })),
    tag_text: names(data.tags, (tag_id) => ({ tag_id })),
    shipping_method: data.shippingMethods.map((_, at) => ({ id: at + 1 })),
    shipping_method_text: names(data.shippingMethods, (shipping_method_id) => ({ shipping_method_id })),
    ...attributeRows(data, ids),
  };
}

function categoryRows(data: DemoData, ids: DemoIds, pictureOf: FindPicture): Rows {
  return {
    category: data.categories.map(({ parent, picture }, at) => {
      const parent_id = parent === null ? null : ids.categories.idOf(parent, 'categories.json');
      if (parent_id !== null && parent_id > at)
        throw new DemoDataError(`categories.json: "${parent}" stands after its child`);
      return {
        id: at + 1,
        parent_id,
        picture: picture === null ? null : pictureOf(picture, 'categories.json').path,
        position: at,
      };
    }),
    category_text: names(data.categories, (category_id) => ({ category_id })),
  };
}

function attributeRows({ attributes }: DemoData, ids: DemoIds): Rows {
  for (const kind of ['color', 'size'] as const) {
    if (ids.attributes.idOf(kind, 'attributes.json') !== attributeKinds[kind]) {
      throw new DemoDataError(`attributes.json: "${kind}" stands in the wrong place`);
    }
  }
  const options = attributes.flatMap((attribute, at) =>
    attribute.options.map((option, position) => ({ ...option, attribute_id: at + 1, position })),
  );
  return {
    attribute: attributes.map((_, at) => ({ id: at + 1 })),
    attribute_text: names(attributes, (attribute_id) => ({ attribute_id })),
    attribute_option: options.map(({ attribute_id, position }, at) => ({
      id: at + 1,
      attribute_id,
      position,
    })),
    attribute_option_text: names(options, (attribute_option_id) => ({ attribute_option_id })),
  };
}

function names<Key>(entries: readonly { name: DemoText }[], key: (id: number) => Key) {
  return entries.flatMap(({ name }, at) =>
    perLanguage((language_id, pick) => ({ ...key(at + 1), language_id, name: pick(name) })),
  );
}
