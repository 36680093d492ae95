import { expect, test } from 'vitest';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import { isDifference, type OrderedItem, planAgain } from './plan-again.ts';

const item = (more: Partial<OrderedItem> = {}): OrderedItem => ({
  OrderItemID: 1,
  ProductId: 7,
  ProductName: 'Mug',
  DefaultImageUrl: '/mug.webp',
  Price: 8.1,
  Quantity: 3,
  OrderItemTotal: 24.3,
  IsDigitalProduct: false,
  LatestStatusID: 3,
  ShippingStatusID: null,
  ColorName: 'Green',
  SizeShortName: '',
  SelectedOptions: [
    {
      ProductAttributeID: 1,
      PrimaryKeyValue: 4,
      AttributeDisplayName: 'Color',
      PrimaryKeyDisplayValue: 'Green',
    },
  ],
  ...more,
});
type Line = PricedCart['productsData'][number];
const priced = (more: Partial<Line> = {}): PricedCart => ({
  productsData: [
    {
      ProductId: 7,
      ProductName: 'Mug',
      Price: 8.1,
      Quantity: 3,
      ShippingCharges: 0,
      ColorName: 'Green',
      SizeShortName: '',
      OrderMaximumQuantity: null,
      ProductImagesJson: [],
      ItemSubTotal: 24.3,
      ProductAllSelectedAttributes: [
        {
          ProductAttributeID: 1,
          AttributeDisplayName: 'Color',
          PrimaryKeyValue: 4,
          PrimaryKeyDisplayValue: 'Green',
          AdditionalPrice: 0,
        },
      ],
      IsDigitalProduct: false,
      StockQuantity: 50,
      ...more,
    },
  ],
  cartSubTotal: 24.3,
  shippingSubTotal: 0,
  orderTotal: 24.3,
});
const planned = (items: OrderedItem[], now: PricedCart, cart: readonly { ProductId: string }[] = []) =>
  planAgain({ number: 'AG10023', items, now, cart, lang: 'en' });
const nothing: PricedCart = { productsData: [], cartSubTotal: 0, shippingSubTotal: 0, orderTotal: 0 };

test('available items are reordered with their options and quantities, without a notice', () => {
  expect(planned([item()], priced())).toEqual({
    lines: [
      {
        ProductId: 7,
        Quantity: 3,
        DefaultImage: '/mug.webp',
        Price: 8.1,
        productSelectedAttributes: [{ ProductAttributeID: 1, PrimaryKeyValue: 4 }],
      },
    ],
    notes: [],
  });
});

test.each([
  ['no longer sold', nothing, [], 'gone'],
  ['out of stock', priced({ StockQuantity: 0, Problem: 'out-of-stock' }), [], 'sold-out'],
  ['in the cart', priced(), [{ ProductId: '7' }], 'in-cart'],
] as const)('a reorder reports an item that is %s and adds no line for it', (_, now, cart, kind) => {
  expect(planned([item()], now, cart)).toEqual({ lines: [], notes: [{ kind, name: 'Mug' }] });
});

test('a reorder reduces the quantity of items with low stock', () => {
  const { lines, notes } = planned([item()], priced({ StockQuantity: 2, Problem: 'not-enough-stock' }));
  expect([lines[0]?.Quantity, notes]).toEqual([2, [{ kind: 'fewer', name: 'Mug', n: 2, was: 3 }]]);
});

test('a reorder omits and names options that are gone, and names changed prices', () => {
  const now = priced({ ProductAllSelectedAttributes: [], Price: 9, DiscountedPrice: 7.5 });
  const { lines, notes } = planned([item()], now);
  expect(lines).toMatchObject([{ productSelectedAttributes: [], Price: 7.5 }]);
  expect(notes).toEqual([
    { kind: 'choice', name: 'Mug', choice: 'Green' },
    { kind: 'price', name: 'Mug', now: 7.5, was: 8.1 },
  ]);
});

test('a reorder has each color and size of an item, up to its stock', () => {
  const cell = (Cell: number, SizeID: number, Quantity: number) => ({
    Cell,
    SizeID,
    Quantity,
    ColorName: '',
    SizeShortName: `size ${SizeID}`,
    Price: 8.1,
  });
  const ordered = item({
    SelectedOptions: [],
    Quantity: 12,
    Cells: [cell(1, 1, 5), cell(2, 2, 4), cell(3, 3, 3)],
  });
  const now = priced({
    ProductAllSelectedAttributes: [],
    VariantQuantities: [
      { ...cell(1, 1, 5), StockQuantity: 2 },
      { ...cell(2, 2, 4), StockQuantity: null },
    ],
  });
  expect(planned([ordered], now)).toMatchObject({
    lines: [
      {
        VariantQuantities: [
          { SizeID: 1, Quantity: 2 },
          { SizeID: 2, Quantity: 4 },
        ],
      },
    ],
    notes: [
      { kind: 'fewer', name: 'Mug (size 1)', n: 2, was: 5 },
      { kind: 'choice', choice: 'size 3' },
    ],
  });
});

const setup = { Kind: 'setup' as const, ProductAttributeID: 9, Price: 45 };
const terms = { Steps: [{ From: 1, Price: 8.1 }] };

test('a reorder takes the design along, and says that it is printed as before', () => {
  const now = priced({ Terms: { ...terms, IsRepeat: true } });
  const { lines, notes } = planned(
    [item({ DesignID: '0d5f8f0a-4c1e-4b6f-9a55-1c2d3e4f5a6b', Charges: [setup] })],
    now,
  );
  expect(lines).toMatchObject([{ DesignID: '0d5f8f0a-4c1e-4b6f-9a55-1c2d3e4f5a6b' }]);
  expect(notes).toEqual([{ kind: 'repeat', name: 'Mug', number: 'AG10023' }]);
  expect(notes.some(isDifference)).toBe(false);
});

test.each([
  [
    'a proof and its set-up',
    { DesignID: '0d5f8f0a-4c1e-4b6f-9a55-1c2d3e4f5a6b' },
    [setup],
    ['proof', 'setup'],
  ],
  ['a proof', { DesignID: '0d5f8f0a-4c1e-4b6f-9a55-1c2d3e4f5a6b' }, [], ['proof']],
  ['its set-up', { Charges: [setup] }, [setup], ['setup']],
  ['nothing more', {}, [setup], []],
] as const)('a reorder says that an item printed otherwise needs %s', (_, more, Charges, kinds) => {
  const { notes } = planned(
    [item(more as Partial<OrderedItem>)],
    priced({ Terms: terms, Charges: [...Charges] }),
  );
  expect(notes.map(({ kind }) => kind)).toEqual(kinds);
  expect(notes.every(isDifference)).toBe(true);
});
