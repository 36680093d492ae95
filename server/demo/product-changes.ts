import { attributeKinds } from '#contract/constants.ts';
import type { ProductChange } from '#shop/catalogue/catalogue.ts';
import type { FromFile } from './catalogue-changes.ts';
import type { Days } from './days.ts';
import type { DemoData } from './files.ts';
import type { DemoProduct } from './product-file.ts';
import { choicesOf } from './product-choices.ts';
import type { Rows } from './rows.ts';
import type { FindPicture } from './shop-pictures.ts';
import type { DemoIds, SlugIds } from './slugs.ts';

/** Builds products with their texts, pictures, categories, attributes and options. */
export function productChanges(
  data: DemoData,
  ids: DemoIds,
  pictureOf: FindPicture,
  days: Days,
): FromFile<ProductChange>[] {
  return data.products.map((product, at) => {
    const file = `products/${product.slug}.json`;
    const idIn = (list: SlugIds) => (slug: string) => list.idOf(slug, file);
    const choices = choicesOf(product, data, ids);
    const ofAttribute = (id: number) => choices.filter(({ attributeId }) => attributeId === id);
    const pictures = [
      ...product.colours.map(({ colour, picture }) => ({ picture, colour, view: 'front' as const })),
      ...product.pictures,
    ];
    const { sku, stock, showStock, orderMaximum, shippingFree, shippingDays, digital, popularity } = product;
    const { orderMinimum, priceSteps, expectedInDays } = product;
    return {
      file,
      newId: at + 1,
      fields: {
        sku,
        stock,
        ...(expectedInDays !== undefined && { expectedOn: days.dayOf(expectedInDays) }),
        showStock,
        orderMaximum,
        orderMinimum,
        priceSteps,
        shippingFree,
        shippingDays,
        digital,
        popularity,
        priceCents: product.price,
        categoryIds: [product.category, ...product.alsoIn].map(idIn(ids.categories)),
        brandId: product.brand === null ? null : idIn(ids.brands)(product.brand),
        vendorId: product.vendor === null ? null : idIn(ids.vendors)(product.vendor),
        tagIds: product.tags.map(idIn(ids.tags)),
        shippingMethodIds: product.shipMethods.map(idIn(ids.shippingMethods)),
        colours: ofAttribute(attributeKinds.color),
        sizes: ofAttribute(attributeKinds.size),
        options: product.options.map(({ attribute, required }) => {
          const attributeId = idIn(ids.attributes)(attribute);
          return { attributeId, required, choices: ofAttribute(attributeId) };
        }),
        positions: product.positions.map(({ attribute, width, height }) => ({
          attributeId: idIn(ids.attributes)(attribute),
          widthMm: width,
          heightMm: height,
        })),
        pictures: pictures.map(({ picture, colour, view }) => {
          const { path, width, height } = pictureOf(picture, file);
          const areas = product.areas
            .filter((area) => area.pictures.includes(picture))
            .map(({ attribute, pictures: _, ...area }) => ({
              ...area,
              attributeId: idIn(ids.attributes)(attribute),
            }));
          const colourId = colour === null ? null : idIn(ids.colours)(colour);
          return { path, width, height, view, colourId, areas };
        }),
        texts: { en: textsOf(product, 'en'), ar: textsOf(product, 'km') },
        createdAt: days.from(-product.createdDaysAgo),
      },
    };
  });
}

const textsOf = ({ name, short, full, keywords }: DemoProduct, language: 'en' | 'km') => ({
  name: name[language],
  shortDescription: short[language],
  fullDescription: full[language],
  metaTitle: name[language],
  metaDescription: short[language],
  metaKeywords: keywords[language],
});

/** Staff of the demo shop have looked at reviews older than this. */
const newDays = 3;

/** Builds reviews to be inserted directly, because no function of the shop accepts past dates. */
export function reviewRows({ products }: DemoData, ids: DemoIds, days: Days): Rows {
  const reviews = products.flatMap((product, at) =>
    product.reviews.map((review) => ({ ...review, product_id: at + 1 })),
  );
  return {
    review: reviews.map(
      ({ product_id, rating, title, body, name, daysAgo, bought = false, colour, size, answer }, at) => ({
        id: at + 1,
        product_id,
        rating,
        title,
        body,
        bought,
        color_id: colour ? ids.colours.idOf(colour, 'products') : null,
        size_id: size ? ids.sizes.idOf(size, 'products') : null,
        reviewer_name: name,
        checked: daysAgo > newDays,
        answer_en: answer?.en ?? '',
        answer_km: answer?.km ?? '',
        created_at: days.from(-daysAgo, daysAgo === 0 ? 0 : 8 + (at % 12)),
      }),
    ),
  };
}
