import { describe, expect, it } from 'vitest';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { testShop } from '#tests/support/test-shop.ts';

const { db, request } = await testShop(['catalogue']);

const nothing = { productsData: [], cartSubTotal: 0, shippingSubTotal: 0, orderTotal: 0 };
const choice = (attribute: number | string, option: number | string) => ({
  ProductId: '1',
  ProductAttributeID: attribute,
  PrimaryKeyValue: option,
});

async function price(lines: unknown, parameters: object = {}) {
  const reply = await request(getCustomerCartItems, {
    cartJsonData: JSON.stringify(lines),
    recordValueJson: '[]',
    ...parameters,
  });
  return reply.data;
}

describe('priced cart', () => {
  it('the cart adds and names the surcharges of chosen options, and shows the picture of the chosen color', async () => {
    // 12.50 + 1.50 for the size + 12.34 % of 12.50 = 1.5425, so 1.54.
    const options = [choice(2, 1), choice(3, '2'), choice('1', 2)];
    const { productsData, ...totals } = await price([
      { ProductId: '1', Quantity: '2', productSelectedAttributes: options },
    ]);
    expect(productsData).toEqual([
      {
        ProductId: 1,
        ProductName: 'Clay Mug',
        CategoryName: 'Mugs',
        Price: 15.54,
        Quantity: 2,
        ShippingCharges: 0,
        ColorName: 'Blue',
        SizeShortName: 'S',
        OrderMaximumQuantity: 5,
        ProductImagesJson: [{ AttachmentURL: '/content/commonImages/mug-blue.webp' }],
        ItemSubTotal: 31.08,
        ProductAllSelectedAttributes: [
          {
            ProductAttributeID: 2,
            AttributeDisplayName: 'Size',
            PrimaryKeyValue: 1,
            PrimaryKeyDisplayValue: 'S',
            AdditionalPrice: 1.5,
          },
          {
            ProductAttributeID: 3,
            AttributeDisplayName: 'Print',
            PrimaryKeyValue: 2,
            PrimaryKeyDisplayValue: 'Full colour',
            AdditionalPrice: 1.54,
          },
          {
            ProductAttributeID: 1,
            AttributeDisplayName: 'Color',
            PrimaryKeyValue: 2,
            PrimaryKeyDisplayValue: 'Blue',
            AdditionalPrice: 0,
          },
        ],
        IsDigitalProduct: false,
        StockQuantity: 12,
      },
    ]);
    expect(totals).toEqual({
      cartSubTotal: 31.08,
      shippingSubTotal: 0,
      orderTotal: 31.08,
      ShippingDays: '2-4',
    });
  });

  it('the cart shows the delivery days of the slowest item, and none if an item has none', async () => {
    const days = async (value: string) => {
      await db.updateTable('product').set({ shipping_days: value }).where('id', '=', 3).execute();
      const cart = await price([
        { ProductId: 1, Quantity: 1 },
        { ProductId: 3, Quantity: 1 },
      ]);
      return cart.ShippingDays;
    };
    expect(await days('7')).toBe('7');
    expect(await days('')).toBeUndefined();
    expect(await days('2-4')).toBe('2-4');
  });

  it('the cart charges a running discount and shows the previous price; if there is no discount, the key is missing', async () => {
    const { productsData, orderTotal } = await price([
      { ProductId: 2, Quantity: 3 },
      { ProductId: 3, Quantity: 1 },
    ]);
    expect(productsData[0]).toMatchObject({ Price: 40, DiscountedPrice: 20, ItemSubTotal: 60 });
    expect(productsData[1]).not.toHaveProperty('DiscountedPrice');
    expect(orderTotal).toBe(160);
  });

  it('the cart sends a price discounted to zero as the price, because clients read a reduced price of 0 as none', async () => {
    const { productsData, orderTotal } = await price([{ ProductId: 7, Quantity: 1 }]);
    expect(productsData[0]).toMatchObject({ Price: 0, ItemSubTotal: 0 });
    expect(productsData[0]).not.toHaveProperty('DiscountedPrice');
    expect(orderTotal).toBe(0);
  });

  it('the cart uses the discounts active now, not those of the last refresh of the listings', async () => {
    await db.updateTable('discount').set({ active: false }).where('id', '=', 1).execute();
    expect((await price([{ ProductId: 2, Quantity: 1 }])).orderTotal).toBe(40);
    await db.updateTable('discount').set({ active: true }).where('id', '=', 1).execute();
  });

  it('the cart charges shipping per unit, and none if it is free', async () => {
    await db.updateTable('product').set({ shipping_cents: 150 }).where('id', 'in', [1, 3]).execute();
    const cart = await price([
      { ProductId: 1, Quantity: 2 },
      { ProductId: 3, Quantity: 2 },
    ]);
    await db.updateTable('product').set({ shipping_cents: 0 }).execute();
    expect(cart).toMatchObject({ cartSubTotal: 225, shippingSubTotal: 3, orderTotal: 228 });
  });

  it('the cart never reads the prices the browser sends', async () => {
    const honest = await price([{ ProductId: 3, Quantity: 1 }]);
    const forged = {
      ProductId: 3,
      Quantity: 1,
      Price: 0.01,
      DiscountedPrice: 0.01,
      ShippingCharges: -90,
      ItemSubTotal: 0,
      DefaultImage: 'x',
    };
    expect(await price([forged])).toEqual(honest);
  });

  it('the cart drops products that are not sold, and options a product does not have', async () => {
    const lines = [
      { ProductId: 5, Quantity: 1 },
      { ProductId: 999, Quantity: 1 },
      { ProductId: 3, Quantity: 1, productSelectedAttributes: [choice(3, 1), choice(2, 1), choice(77, 1)] },
    ];
    const { productsData } = await price(lines);
    expect(productsData).toMatchObject([{ ProductId: 3, Price: 100, ProductAllSelectedAttributes: [] }]);
  });

  it('the cart uses one option per attribute, the first one sent', async () => {
    const options = [choice(3, 1), choice(3, 2), choice(3, 1)];
    const { productsData } = await price([{ ProductId: 1, Quantity: 1, productSelectedAttributes: options }]);
    expect(productsData).toMatchObject([{ Price: 13.1 }]);
  });

  it('a cart has one line per product and keeps their order', async () => {
    const { productsData } = await price([
      { ProductId: 4, Quantity: 1 },
      { ProductId: 3, Quantity: 2 },
      { ProductId: '4', Quantity: 2 },
    ]);
    expect(
      productsData.map((line: Record<string, unknown>) => [line['ProductId'], line['Quantity']]),
    ).toEqual([
      [4, 3],
      [3, 2],
    ]);
  });

  it('the cart says why a line cannot be ordered', async () => {
    const lines = [
      { ProductId: 1, Quantity: 6 },
      { ProductId: 6, Quantity: 1 },
      { ProductId: 3, Quantity: 11 },
      { ProductId: 4, Quantity: 'many' },
      { ProductId: 2, Quantity: 10 },
      { ProductId: 7, Quantity: 10 },
    ];
    const { productsData } = await price(lines);
    expect(productsData.map((line: Record<string, unknown>) => line['Problem'])).toEqual([
      'above-maximum',
      'out-of-stock',
      'above-maximum',
      'invalid-quantity',
      'choice-missing',
      undefined,
    ]);
  });

  it('the cart requires size, color and required options only, like add to cart', async () => {
    const problemWith = async (...options: ReturnType<typeof choice>[]) => {
      const { productsData } = await price([
        { ProductId: 1, Quantity: 1, productSelectedAttributes: options },
      ]);
      return productsData[0].Problem;
    };
    expect(await problemWith(choice(1, 1), choice(2, 1), choice(3, 1))).toBeUndefined();
    expect(await problemWith(choice(1, 1), choice(2, 1))).toBe('choice-missing');
    expect(await problemWith(choice(1, 1), choice(3, 1))).toBe('choice-missing');
    expect(await problemWith(choice(2, 1), choice(3, 1))).toBe('choice-missing');
    // An option that the product doesn't have doesn't count as selected.
    expect(await problemWith(choice(1, 999), choice(2, 1), choice(3, 1))).toBe('choice-missing');
  });

  it('the cart has names in the requested language, or in English if missing', async () => {
    const options = [choice(1, 1), choice(2, 1), choice(3, 1)];
    const { productsData } = await price(
      [
        { ProductId: 1, Quantity: 1, productSelectedAttributes: options },
        { ProductId: 3, Quantity: 1 },
      ],
      {
        languageCode: 'ar',
      },
    );
    expect(productsData[0]).toMatchObject({ ProductName: 'ពែងដី', ColorName: 'ក្រហម', SizeShortName: 'តូ' });
    expect(productsData[0].ProductAllSelectedAttributes[2]).toMatchObject({
      AttributeDisplayName: 'បោះពុម្ព',
      PrimaryKeyDisplayValue: 'មួយពណ៌',
    });
    expect(productsData[1]).toMatchObject({ ProductName: 'Wine Glass 100%' });
  });
});

describe('invalid and empty carts', () => {
  it.each(['[]', '', null, undefined, '[{}]', '[null, 3, "x", []]', '[{"ProductId":"abc","Quantity":1}]'])(
    '%s is an empty cart',
    async (cartJsonData) => {
      const reply = await request(getCustomerCartItems, { cartJsonData });
      expect(reply).toMatchObject({ status: 200, data: nothing, envelope: { statusCode: 200 } });
    },
  );

  const lines = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, at) => ({ ProductId: at + 1, Quantity: 1 })));
  it.each([
    ['no JSON', '[{'],
    ['no list', '{"ProductId":1}'],
    ['a number', '7'],
    ['101 lines', lines(101)],
    ['more than 48 KiB', `[{"ProductId":1,"Quantity":1,"DefaultImage":"${'x'.repeat(49_152)}"}]`],
    ['six levels deep', '[[[[[[1]]]]]]'],
    ['thousands of levels deep', '['.repeat(20_000)],
    ['a quote that never ends', '\\"'.repeat(20_000)],
  ])('an invalid cart is rejected in the format existing clients read: %s', async (_what, cartJsonData) => {
    const reply = await request(getCustomerCartItems, { cartJsonData });
    expect(reply).toMatchObject({ status: 200, data: nothing, envelope: { statusCode: 400 } });
  });

  it('a cart of 100 lines is accepted', async () => {
    expect(
      (await request(getCustomerCartItems, { cartJsonData: lines(100) })).data.productsData,
    ).toHaveLength(6);
  });
});
