import { fillLabel } from '#contract/labels/label-set.ts';
import type { Operation } from '#contract/operation.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Call } from '#web/call.ts';
import { builtInLayout } from '#storefront/shell-data/built-in.ts';
import { type LoadContext, Redirect } from '#storefront/page.ts';
import { load } from '#storefront/pages/all-products/load.ts';
import { linksOf } from '#storefront/routes.ts';

const category = (id: number, parent: number | null, en: string, km: string) => ({
  CategoryID: id,
  ParentCategoryID: parent,
  Name: en,
  LocalizationJsonData: [{ langId: 2, text: km }],
  AttachmentURL: '',
  TotalProducts: 3,
});
const categories = [category(1, null, 'Drinkware', 'ពែង និងកែវ'), category(4, 1, 'Glass / Ware', 'កែវ')];

export const product = (id: number): ProductRow => ({
  ProductId: id,
  ProductName: `Mug ${id}`,
  ShortDescription: 'A mug that '.repeat(20),
  Price: 7.5,
  TotalReviews: 0,
  TotalRecords: 40,
  MarkAsNew: false,
  ProductImagesJson: [{ AttachmentURL: '/a.webp' }, { AttachmentURL: '/b.webp' }],
});

interface Options {
  lang?: LanguageCode;
  products?: ProductRow[] | null | ((requests: Inputs[string]) => ProductRow[]);
  counts?: object[];
  /** Number of categories. The last of them are on further pages of their list. */
  manyCategories?: number;
  /** Riel per dollar. */
  rate?: number;
}
type Inputs = Record<string, Record<string, unknown>>;

/** Loads a URL of the listing without a shop. If `products` is null, the products call fails. */
export async function loaded(path: string, options: Options = {}) {
  const { lang = 'en', products = [product(1)], counts = [], manyCategories = 0, rate } = options;
  const more = Array.from({ length: manyCategories }, (_, at) =>
    category(100 + at, null, `More ${at}`, `ទៀត ${at}`),
  );
  const allCategories = [...categories, ...more];
  const url = new URL(path, 'http://shop.invalid');
  const [categoryId = '', name = ''] = url.pathname.split('/').slice(2).map(decodeURIComponent);
  const requests: Inputs = {};
  const errors: string[] = [];
  const answers: Record<string, unknown> = {
    GET_All_PRODUCTS: products,
    GET_FILTER_COUNTS: counts,
    GET_SHOP_SETTINGS: { Faq: [] },
    GET_SEARCH_SUGGESTIONS: [{ Kind: 'term', Id: 0, Name: 'mug', TotalProducts: 2 }],
  };
  const call = ((operation: Operation, input: Inputs[string]) => {
    requests[operation.name] = input;
    if (operation.name === 'GET_CATEGORIES_LIST') {
      const { PageNo, PageSize } = input as { PageNo: number; PageSize: number };
      const data = allCategories.slice((PageNo - 1) * PageSize, PageNo * PageSize);
      return Promise.resolve({ data, statusCode: 200, message: null, errorMessage: null, token: null });
    }
    const answer = operation.name in answers ? answers[operation.name] : [];
    const data: unknown = typeof answer === 'function' ? answer(input) : answer;
    return data === null
      ? Promise.reject(new Error('away'))
      : Promise.resolve({ data, statusCode: 200, message: null, errorMessage: null, token: null });
  }) as unknown as Call;
  const context: LoadContext = {
    screen: 'allProducts',
    call,
    lang,
    links: linksOf(lang),
    params: { categoryId, name },
    query: url.searchParams,
    chrome: { ...builtInLayout(), ...(rate && { riel: { rate, since: '2026-11-20T18:00:00.000Z' } }) },
    publicUrl: 'https://gifts.example',
    report: (_error: unknown, what: string) => errors.push(what),
    label: (set, key, values) => fillLabel(set.texts[key], values),
  };
  return { result: await load(context), requests, faults: errors };
}

export async function pageAt(path: string, options?: Options) {
  const { result, requests, faults: errors } = await loaded(path, options);
  if (typeof result === 'symbol' || result instanceof Redirect) throw new Error('no page');
  return { ...result, requests, faults: errors };
}
