import { languageCodes } from '#contract/languages.ts';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getCategoriesList } from '#contract/operations/catalogue/get-categories-list.ts';
import { getColorsList } from '#contract/operations/catalogue/get-colors-list.ts';
import { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import { getSearchSuggestions } from '#contract/operations/catalogue/get-search-suggestions.ts';
import { linksOf } from '#storefront/routes.ts';

/** A request whose cost may grow with the catalog. It varies slightly each time. */
export interface Question {
  name: string;
  path: string;
  /** Whether it is a call of the office instead of the shop. */
  ofOffice?: boolean;
  ask(turn: number): object;
  /** Returns the headers of the caller. Defaults to a guest. */
  headers?(turn: number): Record<string, string>;
  /**
   * Milliseconds: the median for one visitor, and the time within which 99 of 100 requests of 16 visitors are answered.
   */
  goals: readonly [number, number];
}

export interface Page {
  name: string;
  path(turn: number): string;
  goal: number;
}

const pageSize = 12;
const list = [3, 40] as const;
const counts = [2, 30] as const;
const search = [5, 50] as const;
const suggestions = [5, 40] as const;
const english = ['mug', 'pen', 'bag', 'gift', 'cotton', 'bottle'];
const khmer = ['ពែង', 'ប៊ិច', 'កាបូប', 'អាវយឺត', 'ដប'];
const two = ['cotton bag', 'wooden clock', 'ceramic mug', 'gold pen'];
const misspelt = ['cottn bag', 'cermic mug', 'notebok', 'wodden clock', 'ពែងកាហេ'];
const sentences = [
  'do you have a ceramic mug for my boss',
  'pen with logo for our team',
  'wedding cake with flowers',
  'តើមានកាដូសម្រាប់ប៉ាទេ',
  'ខ្ញុំចង់បានកាបូបស្ពាយ',
];
/** Returns a term that no shop contains, different each time so that no cache can help. */
const unknown = (turn: number) =>
  turned([`iphone${turn}x15`, `SKU-0107${turn}x`, `zzqv${turn}`, `ឡឆឡឆឡ${turn}`], turn);
const begun = ['mu', 'pe', 'ba', 'gi', 'co', 'bo'];

export const json = { 'content-type': 'application/json' };
const turned = <Each>(all: readonly Each[], turn: number): Each => all[turn % all.length] as Each;

/** Returns the requests, with ids of this shop. */
export async function requestedOf(url: string): Promise<{ questions: Question[]; pages: Page[] }> {
  const rows = async <Row>(path: string, parameters: object): Promise<Row[]> => {
    const body = JSON.stringify({ requestParameters: parameters });
    const answer = await fetch(`${url}/api/v1/${path}`, { method: 'POST', headers: json, body });
    return JSON.parse(((await answer.json()) as { data: string }).data) as Row[];
  };
  const categories = await rows<{ CategoryID: number; Name: string }>(getCategoriesList.path, {});
  const colours = await rows<{ ColorID: number }>(getColorsList.path, {});
  // There are more products than page requests, so that none repeats.
  const products = (
    await Promise.all(
      [1, 2].map((PageNo) =>
        rows<{ ProductId: number; ProductName: string; CategoryName: string }>(getAllProducts.path, {
          PageNo,
          PageSize: 100,
        }),
      ),
    )
  ).flat();
  const lang = (turn: number) => ({ languageCode: languageCodes[turn % languageCodes.length] });
  const page = (turn: number) => ({ PageNo: (turn % 5) + 1, PageSize: pageSize, ...lang(turn) });
  const category = (turn: number) => ({ CategoryID: String(turned(categories, turn).CategoryID) });
  const price = (turn: number) => ({ MinPrice: turn % 40, MaxPrice: 50 + (turn % 900) });
  const narrow = (turn: number) => ({
    ...category(turn),
    ColorID: String(turned(colours, turn).ColorID),
    ...price(turn),
  });
  const words = (name: string, of: readonly string[]): Question => ({
    name: `search: ${name}`,
    path: getAllProducts.path,
    ask: (turn) => ({ ...page(turn), SearchTerm: turned(of, turn), MinPrice: (turn % 90) / 100 }),
    goals: search,
  });
  const links = linksOf('en');
  return {
    questions: [
      {
        name: 'all products',
        path: getAllProducts.path,
        ask: (turn) => ({ ...page(turn), ...price(turn) }),
        goals: list,
      },
      {
        name: 'a category',
        path: getAllProducts.path,
        ask: (turn) => ({ ...page(turn), ...category(turn) }),
        goals: list,
      },
      {
        name: 'a category, a colour, a price, by price',
        path: getAllProducts.path,
        ask: (turn) => ({ ...page(turn), ...narrow(turn), OrderByColumnName: 'Price ASC' }),
        goals: list,
      },
      {
        name: 'counts',
        path: getFilterCounts.path,
        ask: (turn) => ({ ...lang(turn), ...price(turn) }),
        goals: counts,
      },
      {
        name: 'counts of a category',
        path: getFilterCounts.path,
        ask: (turn) => ({ ...lang(turn), ...category(turn) }),
        goals: counts,
      },
      {
        name: 'counts under three filters',
        path: getFilterCounts.path,
        ask: (turn) => ({ ...lang(turn), ...narrow(turn) }),
        goals: counts,
      },
      words('an English word', english),
      words('a Khmer word', khmer),
      words('two words', two),
      words('a typo', misspelt),
      words('a sentence', sentences),
      {
        name: 'search: a product number',
        path: getAllProducts.path,
        ask: (turn) => ({ ...page(1), SearchTerm: `GROWN-${turn * 7}` }),
        goals: search,
      },
      {
        name: 'search: no results',
        path: getAllProducts.path,
        ask: (turn) => ({ ...page(1), SearchTerm: unknown(turn) }),
        goals: search,
      },
      {
        name: 'suggestions after two letters',
        path: getSearchSuggestions.path,
        ask: (turn) => ({ ...lang(turn), SearchTerm: turned(begun, turn) }),
        goals: suggestions,
      },
      {
        name: 'suggestions: no results',
        path: getSearchSuggestions.path,
        ask: (turn) => ({ ...lang(turn), SearchTerm: unknown(turn) }),
        goals: suggestions,
      },
    ],
    pages: [
      { name: 'product', path: (turn) => links.product(turned(products, turn)), goal: 6 },
      {
        name: 'category',
        path: (turn) =>
          `${links.category(turned(categories, turn).CategoryID, turned(categories, turn).Name)}?price=${turn}-${1000 + turn}`,
        goal: 12,
      },
      { name: 'all products', path: (turn) => links.allProducts(`?price=${turn}-${1000 + turn}`), goal: 12 },
      {
        name: 'search',
        path: (turn) => `${links.search(turned(english, turn))}&price=${turn}-${1000 + turn}`,
        goal: 15,
      },
    ],
  };
}
