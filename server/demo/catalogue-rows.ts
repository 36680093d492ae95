import type { DemoData, DemoText } from './files.ts';
import { DemoDataError } from './read-files.ts';
import { perLanguage, type Rows } from './rows.ts';
import type { FindPicture } from './shop-pictures.ts';
import type { DemoIds } from './slugs.ts';

/** The words of the catalogue: categories, brands, sizes, colours, tags, attributes. */
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
    ...attributeRows(data),
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

/** Colour and size are base data, and there already. */
function attributeRows({ attributes, base }: DemoData): Rows {
  const own = attributes.map((attribute, at) => ({ ...attribute, id: at + 1 })).slice(base.attributes.length);
  const options = attributes.flatMap((attribute, at) =>
    attribute.options.map((option, position) => ({ ...option, attribute_id: at + 1, position })),
  );
  return {
    attribute: own.map(({ id }) => ({ id })),
    attribute_text: own.flatMap(({ id, name }) =>
      perLanguage((language_id, pick) => ({ attribute_id: id, language_id, name: pick(name) })),
    ),
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
