import type { Database } from '#database/connect.ts';

const [en, km] = [1, 2];

/** Categories, brands, a vendor, sizes, colours, tags, a way of shipping and attributes, as `fillCatalogue` describes. */
export async function fillChoices(db: Database): Promise<void> {
  const category = (id: number, parent_id: number | null, picture: string | null, published = true) => ({
    id,
    parent_id,
    picture,
    position: id,
    published,
  });
  await db
    .insertInto('category')
    .values([
      category(1, null, '/content/commonImages/drinkware.webp'),
      // Stands before its siblings, though its id is higher than glasses'.
      { ...category(2, 1, null), position: 2 },
      { ...category(3, 1, null), position: 1 },
      category(4, null, null),
      category(5, null, null, false),
    ])
    .execute();
  await db
    .insertInto('category_text')
    .values([
      { category_id: 1, language_id: en, name: 'Drinkware' },
      { category_id: 1, language_id: km, name: 'ពែង កែវ' },
      { category_id: 2, language_id: en, name: 'Mugs' },
      { category_id: 2, language_id: km, name: 'ពែង' },
      { category_id: 3, language_id: en, name: 'Glasses' },
      { category_id: 3, language_id: km, name: 'កែវ' },
      { category_id: 4, language_id: en, name: 'Bags' },
      { category_id: 5, language_id: en, name: 'Hidden' },
    ])
    .execute();
  await db
    .insertInto('brand')
    .values([
      { id: 1, name: 'Tonle Clay' },
      { id: 2, name: 'Angkor Works' },
    ])
    .execute();
  await db.insertInto('vendor').values({ id: 1, name: 'Angkor Gifts' }).execute();
  await db
    .insertInto('size')
    .values([
      { id: 1, inches: '10', centimetres: '25.4', position: 2 },
      { id: 2, inches: '14', centimetres: '35.6', position: 1 },
    ])
    .execute();
  await db
    .insertInto('size_text')
    .values([
      { size_id: 1, language_id: en, name: 'Small', short_name: 'S' },
      { size_id: 1, language_id: km, name: 'តូច', short_name: 'តូ' },
      { size_id: 2, language_id: en, name: 'Large', short_name: 'L' },
    ])
    .execute();
  await db
    .insertInto('color')
    .values([
      { id: 1, hex: '#aa0000', position: 1 },
      { id: 2, hex: '#0000aa', position: 2 },
    ])
    .execute();
  await db
    .insertInto('color_text')
    .values([
      { color_id: 1, language_id: en, name: 'Red' },
      { color_id: 1, language_id: km, name: 'ក្រហម' },
      { color_id: 2, language_id: en, name: 'Blue' },
    ])
    .execute();
  await db
    .insertInto('tag')
    .values([1, 2, 3].map((id) => ({ id, position: id })))
    .execute();
  await db
    .insertInto('tag_text')
    .values([
      { tag_id: 1, language_id: en, name: 'Office' },
      { tag_id: 1, language_id: km, name: 'ការិយាល័យ' },
      { tag_id: 2, language_id: en, name: 'Wedding' },
      { tag_id: 3, language_id: en, name: 'Travel' },
    ])
    .execute();
  await db.insertInto('shipping_method').values({ id: 1 }).execute();
  await db
    .insertInto('shipping_method_text')
    .values([
      { shipping_method_id: 1, language_id: en, name: 'Courier' },
      { shipping_method_id: 1, language_id: km, name: 'អ្នកដឹកជញ្ជូន' },
    ])
    .execute();
  await db
    .insertInto('attribute')
    .values([1, 2, 3].map((id) => ({ id })))
    .execute();
  await db
    .insertInto('attribute_text')
    .values([
      { attribute_id: 1, language_id: en, name: 'Color' },
      { attribute_id: 2, language_id: en, name: 'Size' },
      { attribute_id: 3, language_id: en, name: 'Print' },
      { attribute_id: 3, language_id: km, name: 'បោះពុម្ព' },
    ])
    .execute();
  await db
    .insertInto('attribute_option')
    .values([1, 2].map((id) => ({ id, attribute_id: 3, position: id })))
    .execute();
  await db
    .insertInto('attribute_option_text')
    .values([
      { attribute_option_id: 1, language_id: en, name: 'One colour' },
      { attribute_option_id: 1, language_id: km, name: 'មួយពណ៌' },
      { attribute_option_id: 2, language_id: en, name: 'Full colour' },
    ])
    .execute();
}
