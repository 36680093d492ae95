import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import type { PricedLine } from '#storefront/cart/priced-cart.ts';
import type { LayoutData } from '#storefront/shell-data/layout-data.ts';
import { MegaMenu } from '#storefront/layout/mega-menu.tsx';
import { PhoneMenu } from '#storefront/layout/phone-menu.tsx';
import { SearchBox } from '#storefront/layout/search-box.tsx';
import { WishlistPanel } from '#storefront/layout/wishlist-panel.tsx';
import { CategoryFilter } from '#storefront/pages/all-products/category-filter.tsx';
import { ChosenFilters } from '#storefront/pages/all-products/chosen-filters.tsx';
import { FilterGroups } from '#storefront/pages/all-products/filter-groups.tsx';
import { untouched } from '#storefront/pages/all-products/listing-params.ts';
import { PopularList } from '#storefront/pages/all-products/popular-list.tsx';
import { Line } from '#storefront/pages/cart/line.tsx';
import { OrderTable } from '#storefront/cart/order-table.tsx';
import { CategoryTiles } from '#storefront/pages/home/category-tiles.tsx';
import { Campaigns } from '#storefront/pages/home/campaigns.tsx';
import { Popular } from '#storefront/pages/home/popular.tsx';
import { BuyBox } from '#storefront/pages/product-detail/buy-box.tsx';
import type { ProductData } from '#storefront/pages/product-detail/product-data.ts';
import { Reviews } from '#storefront/pages/product-detail/reviews.tsx';
import { ProductCard } from '#storefront/products/product-card.tsx';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { rendered, textIn } from '../../support/rendered.tsx';

// Dialogs are empty until their styles have loaded.
vi.mock('#ui/load-styles.ts', () => ({ useStyles: () => true }));

// Viewed products and the wish list are only in the browser.
const wished = vi.hoisted(() => ({ items: [] as object[] }));
vi.mock(import('#storefront/state/wishlist.ts'), async (original) => ({
  ...(await original()),
  useWishlist: () => wished.items as never,
}));
const opened = vi.hoisted(() => ({ panel: null as string | null }));
vi.mock(import('#storefront/state/panels.ts'), async (original) => ({
  ...(await original()),
  usePanel: () => opened.panel as never,
}));

const row = (more: Partial<ProductRow>): ProductRow => ({
  ProductId: 1,
  ProductName: 'Mug',
  ShortDescription: '',
  Price: 5,
  TotalReviews: 0,
  TotalRecords: 1,
  MarkAsNew: false,
  ProductImagesJson: [],
  ...more,
});
const line = (ProductName: string) =>
  ({
    ProductId: 1,
    ProductName,
    Price: 5,
    Quantity: 1,
    ItemSubTotal: 5,
    ProductImagesJson: [],
    ProductAllSelectedAttributes: [],
  }) as unknown as PricedLine;
const product = (more: Partial<ProductData>) =>
  ({
    id: 1,
    name: 'Mug',
    price: 5,
    discounted: null,
    rating: null,
    tags: [],
    colors: [],
    ...more,
  }) as ProductData;
const withProduct = (more: Partial<ProductData>) =>
  product({
    pictures: [],
    options: [],
    sizeGuide: [],
    reviews: [],
    shippingDays: '',
    arrives: { capital: '', provinces: '' },
    shortDescription: '',
    ...more,
  });

const base = { path: '/en/all-products/0/all-categories', categoryId: 0, sort: 'featured' } as const;
const noOptions = { categories: [], brands: [], sizes: [], colors: [], tags: [] };
const groups = (options: object, more: object = {}) => (
  <FilterGroups
    options={{ ...noOptions, ...options }}
    counts={null}
    choices={{ ...untouched(base), ...more }}
    onChange={() => undefined}
  />
);
const menu = (name: string, child = 'Cups'): Partial<LayoutData> => ({
  categories: [{ id: 1, name, children: [{ id: 2, name: child }] }],
});
const open = (panel: string, parts: ReactNode) => {
  opened.panel = panel;
  return parts;
};

type Shown = ReactNode | { parts: ReactNode; chrome: Partial<LayoutData> };

/** Specification §2 and §9, "Text truncation": what is truncated, where, and after how many characters. */
const cuts: readonly [where: string, length: number, show: (text: string) => Shown][] = [
  ['top category in the mega-menu', 30, (text) => ({ parts: <MegaMenu />, chrome: menu(text) })],
  ['category in the mega-menu', 30, (text) => ({ parts: <MegaMenu />, chrome: menu('Drinks', text) })],
  [
    'top category in the menu of phones',
    30,
    (text) => ({ parts: open('menu', <PhoneMenu />), chrome: menu(text) }),
  ],
  [
    'category in the menu of phones',
    30,
    (text) => ({ parts: open('menu', <PhoneMenu />), chrome: menu('A', text) }),
  ],
  ['category below the search field', 30, (text) => ({ parts: <SearchBox />, chrome: menu(text) })],
  [
    'popular category',
    30,
    (text) => <CategoryTiles categories={[{ id: 1, name: text, picture: '', count: 2 }]} />,
  ],
  [
    'name in the wish list',
    30,
    (text) => {
      wished.items = [{ ProductId: '1', ProductName: text, Price: 5, Quantity: 1, DefaultImage: '' }];
      return open('wishlist', <WishlistPanel />);
    },
  ],
  ['product name on a card', 45, (text) => <ProductCard row={row({ ProductName: text })} />],
  ['product name in a row', 45, (text) => <ProductCard view="row" row={row({ ProductName: text })} />],
  ['name of the first popular product', 45, (text) => <Popular rows={[row({ ProductName: text })]} />],
  ['product name beside the filters', 45, (text) => <PopularList rows={[row({ ProductName: text })]} />],
  [
    'short description in a row',
    103,
    (text) => <ProductCard view="row" row={row({ ShortDescription: text })} />,
  ],
  [
    'body of a review',
    500,
    (body) => (
      <Reviews
        shown
        product={withProduct({
          reviews: [
            { rating: 5, title: 'Good', name: 'Dara', date: '01-01-2026', body, isBoughtHere: false },
          ],
        })}
      />
    ),
  ],
  ['category on a card', 30, (text) => <ProductCard row={row({ CategoryName: text })} />],
  ['category of the first popular product', 30, (text) => <Popular rows={[row({ CategoryName: text })]} />],
  [
    'category in the filters',
    30,
    (name) => (
      <CategoryFilter
        options={[{ id: 1, name, parentId: null }]}
        counts={null}
        chosen={[]}
        onChange={() => undefined}
      />
    ),
  ],
  ['size in the filters', 30, (name) => groups({ sizes: [{ id: 1, name }] }, { sizes: [1] })],
  ['brand in the filters', 30, (name) => groups({ brands: [{ id: 1, name }] }, { brands: [1] })],
  ['tag in the filters', 30, (name) => groups({ tags: [{ id: 1, name }] }, { tags: [1] })],
  [
    'chosen filter',
    30,
    (name) => (
      <ChosenFilters
        data={{ base, understood: [], options: { ...noOptions, sizes: [{ id: 1, name }] } } as never}
        choices={{ ...untouched(base), sizes: [1] }}
      />
    ),
  ],
  [
    "campaign's discount title",
    30,
    (discount) => (
      <Campaigns campaigns={[{ id: 1, title: 'New year', discount, picture: '/p', ground: '' }]} />
    ),
  ],
  ['product name at checkout', 50, (text) => <OrderTable lines={[line(text)]} />],
  [
    'product name in the cart',
    80,
    (text) => <Line line={line(text)} onVariants={() => undefined} onRemove={() => undefined} />,
  ],
  ['anything without a length of its own', 50, (text) => <TruncatedText text={text} />],
];

// §9 truncates the short description in lists. The product page has room for it, and shows it in only one
// place.
it('the short description of a product is complete on its own page', () => {
  const text = 'ỹ'.repeat(104);
  const page = (
    <BuyBox
      product={withProduct({ shortDescription: text })}
      choosing={{ chosen: { options: {}, quantity: 1 } } as never}
    />
  );
  expect(textIn(rendered(page))).toContain(text);
});

describe('texts are truncated after the number of characters in the specification', () => {
  it.each(cuts)('the text %s is truncated after %i', (_where, length, show) => {
    const markup = (text: string) => {
      const shown = show(text) as { parts: ReactNode; chrome: Partial<LayoutData> };
      return 'chrome' in shown ? rendered(shown.parts, shown) : rendered(shown as ReactNode);
    };
    // Returns how often a letter occurs that is in no label, so that only the text's letters count.
    const letters = (text: string) => /ỹ+…?/u.exec(textIn(markup(text)))?.[0];
    const fits = 'ỹ'.repeat(length);
    expect(letters(fits)).toBe(fits);
    expect(letters(`${fits}ỹ`)).toBe(`${fits}…`);
    expect(markup(`${fits}ỹ`)).toContain(`title="${fits}ỹ"`);
  });
});
