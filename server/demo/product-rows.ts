import { cleanDescription } from '#shop/catalogue/catalogue.ts';
import type { Days } from './days.ts';
import type { DemoData } from './files.ts';
import type { DemoProduct } from './product-file.ts';
import { choicesOf } from './product-choices.ts';
import { perLanguage, type Rows } from './rows.ts';
import type { FindPicture } from './shop-pictures.ts';
import type { DemoIds } from './slugs.ts';

/** Products with their texts, pictures, places in the catalogue, choices and reviews. */
export function productRows(data: DemoData, ids: DemoIds, pictureOf: FindPicture, days: Days): Rows {
  const products = data.products.map((product, at) => ({
    product,
    id: at + 1,
    file: `products/${product.slug}.json`,
  }));
  return {
    product: products.map(({ product, id, file }) => productRow(product, id, file, ids, days)),
    product_text: products.flatMap(({ product, id }) => textRows(product, id)),
    product_picture: products.flatMap(({ product, id, file }) =>
      pictureRows(product, id, file, ids, pictureOf),
    ),
    product_category: products.flatMap(({ product, id, file }) =>
      [...new Set([product.category, ...product.alsoIn])].map((slug) => ({
        product_id: id,
        category_id: ids.categories.idOf(slug, file),
      })),
    ),
    product_tag: products.flatMap(({ product, id, file }) =>
      product.tags.map((slug) => ({ product_id: id, tag_id: ids.tags.idOf(slug, file) })),
    ),
    product_shipping_method: products.flatMap(({ product, id, file }) =>
      product.shipMethods.map((slug) => ({
        product_id: id,
        shipping_method_id: ids.shippingMethods.idOf(slug, file),
      })),
    ),
    product_option: products.flatMap(({ product, id }) =>
      choicesOf(product, data, ids).map((choice, position) => ({
        product_id: id,
        attribute_id: choice.attributeId,
        option_id: choice.optionId,
        price_type: choice.priceType,
        amount: choice.amount,
        required: choice.required,
        position,
      })),
    ),
    review: products
      .flatMap(({ product, id }) => product.reviews.map((review) => ({ ...review, id })))
      .map(({ id: product_id, rating, title, body, name, daysAgo }, at) => ({
        id: at + 1,
        product_id,
        rating,
        title,
        body,
        reviewer_name: name,
        created_at: days.from(-daysAgo, daysAgo === 0 ? 0 : 8 + (at % 12)),
      })),
  };
}

function productRow(product: DemoProduct, id: number, file: string, ids: DemoIds, days: Days) {
  return {
    id,
    sku: product.sku,
    category_id: ids.categories.idOf(product.category, file),
    brand_id: product.brand === null ? null : ids.brands.idOf(product.brand, file),
    vendor_id: product.vendor === null ? null : ids.vendors.idOf(product.vendor, file),
    price_cents: product.price,
    shipping_free: product.shippingFree,
    shipping_days: product.shippingDays,
    stock: product.stock,
    show_stock: product.showStock,
    order_maximum: product.orderMaximum,
    digital_file: product.digital?.file ?? null,
    digital_type: product.digital?.type ?? null,
    seed_popularity: product.popularity,
    created_at: days.from(-product.createdDaysAgo),
  };
}

function textRows({ name, short, full, keywords }: DemoProduct, product_id: number) {
  return perLanguage((language_id, pick) => ({
    product_id,
    language_id,
    name: pick(name),
    short_description: pick(short),
    full_description: cleanDescription(pick(full)),
    meta_title: pick(name),
    meta_description: pick(short),
    meta_keywords: pick(keywords),
  }));
}

function pictureRows(
  product: DemoProduct,
  product_id: number,
  file: string,
  ids: DemoIds,
  pictureOf: FindPicture,
) {
  const pictures = [
    ...product.colours.map(({ colour, picture }) => ({ picture, color_id: ids.colours.idOf(colour, file) })),
    ...product.pictures.map((picture) => ({ picture, color_id: null })),
  ];
  return pictures.map(({ picture, color_id }, position) => {
    const { path, width, height } = pictureOf(picture, file);
    return { product_id, position, path, color_id, width, height };
  });
}
