import { readFileSync } from 'node:fs';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getCategoriesList } from '#contract/operations/catalogue/get-categories-list.ts';
import { getColorsList } from '#contract/operations/catalogue/get-colors-list.ts';
import { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import { getSearchSuggestions } from '#contract/operations/catalogue/get-search-suggestions.ts';
import { languageCodes } from '#contract/languages.ts';
import { linksOf } from '#storefront/routes.ts';
import { type Figure, median, shown } from './figure.ts';
import { purge, serverTime } from './pages.ts';
import { postgresTime, usedBy } from './processor-time.ts';
import type { Stage } from './stage.ts';
import { fire, type Target } from './throughput.ts';

/** A question whose cost may grow with the catalogue. Each time it is asked a little differently. */
interface Question {
  name: string;
  path: string;
  ask(turn: number): object;
  /** Milliseconds: of one visitor's median, and within which 99 of 100 of 16 visitors' are answered. */
  goals: readonly [number, number];
}

interface Page {
  name: string;
  path(turn: number): string;
  goal: number;
}

const visitors = 16;
const pageSize = 12;
const list = [3, 40] as const;
const counts = [2, 30] as const;
const search = [5, 50] as const;
const suggestions = [5, 40] as const;
const english = ['mug', 'pen', 'bag', 'gift', 'cotton', 'bottle'];
const khmer = ['ពែង', 'ប៊ិច', 'កាបូប', 'អាវយឺត', 'ដប'];
const two = ['cotton bag', 'wooden clock', 'ceramic mug', 'gold pen'];
const misspelt = ['cottn bag', 'cermic mug', 'notebok', 'wodden clock', 'ពែងកាហេ'];
/** In no shop; each time another, as nothing that is remembered may help. */
const unknown = (turn: number) =>
  turned([`iphone${turn}x15`, `SKU-0107${turn}x`, `zzqv${turn}`, `ឡឆឡឆឡ${turn}`], turn);
const begun = ['mu', 'pe', 'ba', 'gi', 'co', 'bo'];

/** The same questions at each size of the catalogue, on the same machine in one run; the sizes ascend. */
export async function growthFigures(
  stage: Stage,
  sizes: readonly number[],
  { seconds, times }: { seconds: number; times: number },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const products of sizes) {
    const startMs = await stage.grow(products);
    console.log(`${products.toLocaleString('en-US')} products: opened after ${shown(startMs)} ms`);
    const at = await askedOf(stage.shop.url);
    const take = (group: string, name: string, value: number, unit: string, atMost?: number) => {
      const before = figures.findLast(
        (figure) => figure.group === group && figure.name.startsWith(`${name}: `),
      );
      const budget = atMost !== undefined && { budget: { atMost } };
      const note = before && { note: `${shown(value / before.value)} times` };
      const named = `${name}: ${products.toLocaleString('en-US')} products`;
      figures.push({ group, name: named, value, unit, ...budget, ...note });
    };
    for (const question of at.questions) await measure(stage, question, { seconds, times }, take);
    await measurePages(stage, at.pages, times, take);
    take('Of a process', 'opens after', startMs, 'ms');
    take('Of a process', 'memory after all of this', memoryOf(stage.shop.pid), 'MB');
  }
  const groups = [...new Set(figures.map(({ group }) => group))];
  const names = [...new Set(figures.map(questionOf))];
  const place = (figure: Figure) =>
    groups.indexOf(figure.group) * names.length + names.indexOf(questionOf(figure));
  return figures.toSorted((one, other) => place(one) - place(other));
}

const questionOf = ({ name }: Figure) => name.slice(0, name.lastIndexOf(': '));

type Take = (group: string, name: string, value: number, unit: string, atMost?: number) => void;

async function measure(
  stage: Stage,
  { name, path, ask, goals }: Question,
  { seconds, times }: { seconds: number; times: number },
  take: Take,
): Promise<void> {
  const url = `${stage.shop.url}/api/v1/${path}`;
  const bodyOf = (turn: number) => JSON.stringify({ requestParameters: ask(turn) });
  const alone: number[] = [];
  // As many again come first and do not count: code to compile, statements to plan.
  for (let turn = -times; turn < times; turn++) {
    const begin = performance.now();
    const answer = await fetch(url, { method: 'POST', headers: json, body: bodyOf(turn + times) });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
    if (turn >= 0) alone.push(performance.now() - begin);
  }
  take('One visitor, median', name, median(alone), 'ms', goals[0]);
  let turn = 2 * times;
  const each: Target['each'] = (request) => ({ ...request, body: bodyOf(turn++) });
  const target = { url, method: 'POST', headers: json, body: bodyOf(0), each } as const;
  await fire(target, { connections: visitors, seconds: 1 });
  const before = [usedBy(`${stage.shop.pid}`), postgresTime(stage)] as const;
  const { answered, ninetyNine } = await fire(target, { connections: visitors, seconds });
  take(`${visitors} visitors, 99 of 100 within`, name, ninetyNine, 'ms', goals[1]);
  const used = usedBy(`${stage.shop.pid}`) - before[0];
  take('Processor time a request, the shop', name, used / answered, 'ms');
  take('Processor time a request, PostgreSQL', name, (postgresTime(stage) - before[1]) / answered, 'ms');
}

async function measurePages(stage: Stage, pages: readonly Page[], times: number, take: Take): Promise<void> {
  const { url } = stage.shop;
  for (const { name, path, goal } of pages) {
    await purge(stage.connection);
    // What all pages of a language share is loaded with the first one, whichever it is.
    for (const lang of languageCodes) await (await fetch(url + linksOf(lang).login())).arrayBuffer();
    const taken: number[] = [];
    for (let turn = 0; turn < 2 * times; turn++) {
      const milliseconds = await serverTime(url + path(turn));
      if (turn >= times) taken.push(milliseconds);
    }
    take('Page anew, median', name, median(taken), 'ms', goal);
  }
}

const json = { 'content-type': 'application/json' };
const turned = <Each>(all: readonly Each[], turn: number): Each => all[turn % all.length] as Each;

/** What is asked, by ids of this shop. */
async function askedOf(url: string): Promise<{ questions: Question[]; pages: Page[] }> {
  const rows = async <Row>(path: string, parameters: object): Promise<Row[]> => {
    const body = JSON.stringify({ requestParameters: parameters });
    const answer = await fetch(`${url}/api/v1/${path}`, { method: 'POST', headers: json, body });
    return JSON.parse(((await answer.json()) as { data: string }).data) as Row[];
  };
  const categories = await rows<{ CategoryID: number; Name: string }>(getCategoriesList.path, {});
  const colours = await rows<{ ColorID: number }>(getColorsList.path, {});
  // More than pages are asked for: none comes twice.
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
      words('a typing error', misspelt),
      {
        name: 'search: an article number',
        path: getAllProducts.path,
        ask: (turn) => ({ ...page(1), SearchTerm: `GROWN-${turn * 7}` }),
        goals: search,
      },
      {
        name: 'search: what nobody sells',
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
        name: 'suggestions for what nobody sells',
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

/** Resident, in megabytes. */
function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}
