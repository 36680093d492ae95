import type { Database } from '#database/connect.ts';
import { queryOn } from './postgres.ts';

/**
 * Inserts categories, brands, a vendor, sizes, colors, tags, a shipping method and attributes, as described
 * in `fillCatalogue`.
 */
export async function fillChoices(db: Database): Promise<void> {
  const query = queryOn(db);
  // Mugs sort before their siblings, although their id is higher than that of glasses.
  await query`insert into category (id, parent_id, picture, position, published) values
    (1, null, '/content/commonImages/drinkware.webp', 1, true), (2, 1, null, 2, true), (3, 1, null, 1, true),
    (4, null, null, 4, true), (5, null, null, 5, false)`;
  await query`insert into category_text (category_id, language_id, name) values
    (1, 1, 'Drinkware'), (1, 2, 'ពែង កែវ'), (2, 1, 'Mugs'), (2, 2, 'ពែង'), (3, 1, 'Glasses'), (3, 2, 'កែវ'),
    (4, 1, 'Bags'), (5, 1, 'Hidden')`;
  await query`insert into brand (id, name) values (1, 'Tonle Clay'), (2, 'Angkor Works')`;
  await query`insert into vendor (id, name) values (1, 'Angkor Gifts')`;
  await query`insert into size (id, inches, centimetres, position) values (1, '10', '25.4', 2), (2, '14', '35.6', 1)`;
  await query`insert into size_text (size_id, language_id, name, short_name) values
    (1, 1, 'Small', 'S'), (1, 2, 'តូច', 'តូ'), (2, 1, 'Large', 'L')`;
  await query`insert into color (id, hex, position) values (1, '#aa0000', 1), (2, '#0000aa', 2)`;
  await query`insert into color_text (color_id, language_id, name) values (1, 1, 'Red'), (1, 2, 'ក្រហម'), (2, 1, 'Blue')`;
  await query`insert into tag (id, position) values (1, 1), (2, 2), (3, 3)`;
  await query`insert into tag_text (tag_id, language_id, name) values
    (1, 1, 'Office'), (1, 2, 'ការិយាល័យ'), (2, 1, 'Wedding'), (3, 1, 'Travel')`;
  await query`insert into shipping_method (id) values (1)`;
  await query`insert into shipping_method_text (shipping_method_id, language_id, name) values
    (1, 1, 'Courier'), (1, 2, 'អ្នកដឹកជញ្ជូន')`;
  await query`insert into attribute (id) values (1), (2), (3)`;
  await query`insert into attribute_text (attribute_id, language_id, name) values
    (1, 1, 'Color'), (2, 1, 'Size'), (3, 1, 'Print'), (3, 2, 'បោះពុម្ព')`;
  await query`insert into attribute_option (id, attribute_id, position) values (1, 3, 1), (2, 3, 2)`;
  await query`insert into attribute_option_text (attribute_option_id, language_id, name) values
    (1, 1, 'One colour'), (1, 2, 'មួយពណ៌'), (2, 1, 'Full colour')`;
}
