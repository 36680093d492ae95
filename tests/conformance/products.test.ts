import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoShop } from './demo-shop.ts';

const shop = await demoShop();
const data = async (path: string, parameters: object) =>
  (await shop.ask(`dynamic/dataoperation/${path}`, { ...parameters, recordValueJson: '[]' })).data;
// oxlint-disable-next-line typescript/no-explicit-any -- rows of a test's own select
const rows = async (query: ReturnType<typeof sql<any>>) => (await query.execute(shop.db)).rows;
const sorted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).toSorted();

describe('a product is what the tables say', () => {
  it('in its detail', async () => {
    const products = await rows(sql`
      select p.id, p.price_cents, p.stock, p.show_stock, p.order_maximum, p.shipping_free, p.shipping_days, p.sku,
        t.name, t.short_description, coalesce(v.name, '') as vendor, coalesce(b.name, '') as brand,
        (select count(*)::int from review r where r.product_id = p.id and published) as reviews,
        array(select path from product_picture i where i.product_id = p.id order by position) as pictures,
        array(select x.name from product_tag g join tag_text x on x.tag_id = g.tag_id and x.language_id = 1 where g.product_id = p.id) as tags,
        array(select option_id from product_option o where o.product_id = p.id and attribute_id = 1) as colours,
        array(select option_id from product_option o where o.product_id = p.id and attribute_id = 2) as sizes
      from product p join product_text t on t.product_id = p.id and language_id = 1
        left join vendor v on v.id = vendor_id left join brand b on b.id = brand_id where published order by p.id`);
    expect(products.length).toBeGreaterThanOrEqual(60);
    for (const product of products) {
      const [row] = await data('get-product_detail', { ProductId: String(product.id) });
      const { ProductColorsJson, ProductSizesJson, ProductTagsJson, ProductImagesJson } = row;
      expect(row).toMatchObject({
        ProductId: product.id,
        ProductName: product.name,
        ShortDescription: product.short_description,
        Price: product.price_cents / 100,
        VendorName: product.vendor,
        ManufacturerName: product.brand,
        TotalReviews: product.reviews,
        DisplayStockQuantity: product.show_stock,
        StockQuantity: product.stock,
        OrderMaximumQuantity: product.order_maximum,
        IsShippingFree: product.shipping_free,
        EstimatedShippingDays: product.shipping_days,
        Sku: product.sku,
      });
      expect(ProductImagesJson.map((each: { AttachmentURL: string }) => each.AttachmentURL)).toEqual(
        product.pictures,
      );
      expect(sorted(ProductTagsJson.map((each: { TagName: string }) => each.TagName))).toEqual(
        sorted(product.tags),
      );
      expect(sorted(ProductColorsJson.map((each: { ColorID: number }) => each.ColorID))).toEqual(
        sorted(product.colours),
      );
      expect(sorted(ProductSizesJson.map((each: { SizeID: number }) => each.SizeID))).toEqual(
        sorted(product.sizes),
      );
    }
  });

  it('in its options: fixed amounts are dollars, percentages are of the base price, rounded to cents', async () => {
    const options = await rows(sql`
      select o.product_id as product, attribute_id as attribute, option_id as option, required,
        (case price_type when 1 then amount else round(p.price_cents * amount / 10000.0) end / 100.0)::float8 as price
      from product_option o join product p on p.id = o.product_id and published order by 1`);
    expect(options.some(({ price }) => price > 0)).toBe(true);
    for (const product of new Set(options.map((option) => option.product))) {
      const answered = await data('get-product-all-attributes-by-productId', { ProductId: String(product) });
      const told = answered.map((row: Record<string, unknown>) => ({
        product,
        attribute: row['ProductAttributeID'],
        option: row['PrimaryKeyValue'],
        required: row['IsRequiredAttribute'],
        price: row['AdditionalPrice'],
      }));
      expect(sorted(told)).toEqual(sorted(options.filter((option) => option.product === product)));
    }
  });

  it('in its reviews: newest first, dated by the day in Phnom Penh', async () => {
    const reviews = await rows(sql`
      select product_id as product, rating, title, reviewer_name as name, body,
        to_char(created_at at time zone 'Asia/Phnom_Penh', 'DD-MM-YYYY') as date
      from review where published order by product_id, created_at desc, id desc`);
    for (const product of new Set(reviews.map((review) => review.product))) {
      const answered = await data('get-product-reviews', { ProductId: String(product) });
      const told = answered.map((row: Record<string, unknown>) => ({
        product,
        rating: row['Rating'],
        title: row['Title'],
        name: row['ReviewerName'],
        body: row['Body'],
        date: row['ReviewDate'],
      }));
      expect(told).toEqual(reviews.filter((review) => review.product === product));
    }
  });

  it('related products share its category or a tag, and are others', async () => {
    const kin = await rows(sql`
      select p.id, array(select q.id from product q where q.id <> p.id and q.published and (q.category_id = p.category_id or exists (
        select from product_tag a join product_tag b on b.tag_id = a.tag_id where a.product_id = p.id and b.product_id = q.id)
        or exists (select from product_category a join product_category b on b.category_id = a.category_id where a.product_id = p.id and b.product_id = q.id)
        )) as kin
      from product p where published`);
    for (const { id, kin: others } of kin) {
      const related: { ProductId: number }[] = await data('get-related-products-list', {
        ProductId: String(id),
        PageNo: 1,
        PageSize: 20,
      });
      expect({ id, strangers: related.filter(({ ProductId }) => !others.includes(ProductId)) }).toEqual({
        id,
        strangers: [],
      });
    }
  });
});
