import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { linksOf } from '#storefront/routes.ts';
import { projectRoot } from '../steps.ts';
import { findAddresses } from './addresses.ts';
import { newBuyers, plainProducts } from './buyers.ts';
import { orderTarget, success } from './calls.ts';
import { type Figure, median, shown } from './figure.ts';
import { bytesOf, invalidate } from './pages.ts';
import { noTime, type Processor, processorOf, timed } from './processor-time.ts';
import { setStage, type Stage } from './stage.ts';
import { fire, type Target } from './throughput.ts';

/** How much more processor time than the earlier release a call or page may take. */
const maxRatio = 1.05;
const json = { 'content-type': 'application/json' };

/** One kind of request to both releases. Returns how many were answered. */
interface Job {
  name: string;
  run(side: Side, seconds: number): Promise<{ answered: number }>;
}

interface Side {
  stage: Stage;
  processor: Processor;
  /** A cart of three products, and where its orders are sent. */
  cart: string;
  orders: Target;
}

/**
 * Compares the processor time per call and page, PostgreSQL's included, with that of an earlier commit: both run here,
 * each with its own demo data, and are asked in turns.
 */
export async function* againstCommit(
  commit: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): AsyncGenerator<Figure> {
  const earlier = checkOut(commit);
  const stages: Stage[] = [];
  try {
    for (const project of [earlier.folder, undefined]) stages.push(await setStage(project));
    const [earlierStage, stage] = stages as [Stage, Stage];
    // The seed gives products the same ids in each release.
    const plain = (await plainProducts(stage.connection)).slice(0, 3);
    const before = await sideOf(earlierStage, plain);
    const now = await sideOf(stage, plain);
    for (const job of await jobsOf(before, now, plain[0] ?? 0))
      yield await compared(job, before, now, { rounds, seconds });
  } finally {
    for (const stage of stages) await stage.clear();
    earlier.remove();
  }
}

/** Checks out a commit into a folder of its own, with its packages. A folder with both is used as it is. */
function checkOut(commit: string): { folder: string; remove: () => void } {
  if (existsSync(path.join(commit, 'node_modules')))
    return { folder: path.resolve(commit), remove: () => undefined };
  const parent = mkdtempSync(path.join(tmpdir(), 'kado-against-'));
  const folder = path.join(parent, 'kado');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, stdio: 'pipe' });
  const remove = () => {
    rmSync(parent, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  try {
    git('worktree', 'add', '--detach', folder, commit);
    const packages = (at: string) => readFileSync(path.join(at, 'package-lock.json'), 'utf8');
    if (packages(folder) === packages(projectRoot))
      cpSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      });
    else execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

async function sideOf(stage: Stage, products: readonly number[]): Promise<Side> {
  const { buyers, cart } = await newBuyers(stage.connection, 400, products);
  const processor = await processorOf(stage, stage.shop.pid);
  return { stage, processor, cart, orders: orderTarget(stage.shop.url, buyers, cart) };
}

/**
 * Asks both in turns, each first in every other round. The first round, a long one, only warms up: each connection plans
 * its first five runs of a statement.
 */
async function compared(
  job: Job,
  before: Side,
  now: Side,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Figure> {
  const ratios: number[] = [];
  const used = { before: [] as number[], now: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const each = { before: 0, now: 0 };
    for (const who of round % 2 === 0 ? (['before', 'now'] as const) : (['now', 'before'] as const)) {
      const side = who === 'before' ? before : now;
      const { milliseconds, orders } = await timed(side.processor, noTime, () =>
        job.run(side, round === 0 ? 4 * seconds : seconds),
      );
      each[who] = milliseconds / orders;
    }
    if (round === 0) continue;
    used.before.push(each.before);
    used.now.push(each.now);
    ratios.push(each.now / each.before);
  }
  return {
    group: 'Processor time, of the earlier release',
    name: job.name,
    value: median(ratios),
    unit: '',
    budget: { atMost: maxRatio },
    note: `${shown(Math.min(...ratios))} to ${shown(Math.max(...ratios))}; ${shown(median(used.before))} → ${shown(median(used.now))} ms`,
  };
}

async function jobsOf(before: Side, now: Side, product: number): Promise<Job[]> {
  const products = await sharedProducts(before, now);
  const call = (name: string, operation: { path: string }, parameters: object, connections = 16): Job => ({
    name,
    run: ({ stage }, seconds) =>
      fire(
        {
          url: `${stage.shop.url}/api/v1/${operation.path}`,
          method: 'POST',
          headers: json,
          answer: success,
          body: JSON.stringify({ requestParameters: { languageCode: 'en', ...parameters } }),
        },
        { connections, seconds },
      ),
  });
  const list = (name: string, parameters: object) =>
    call(name, getAllProducts, { PageNo: 1, PageSize: 20, ...parameters });
  const page = (name: string, paths: readonly string[]): Job => ({
    name: `page drawn anew: ${name}`,
    async run({ stage: { shop, connection } }) {
      await invalidate(connection);
      for (const each of paths) await bytesOf(shop.url + each);
      return { answered: paths.length };
    },
  });
  const orders = (buyers: number): Job => ({
    name: `order, ${buyers} ${buyers === 1 ? 'buyer' : 'buyers'}`,
    run: ({ orders: target }, seconds) => fire(target, { connections: buyers, seconds }),
  });
  const links = linksOf('en');
  return [
    call('product detail', getProductDetail, { ProductId: product }),
    list('list by price', { OrderByColumnName: 'Price ASC' }),
    list('two filters', { ColorID: '1', CategoryID: '1' }),
    list('search, one word', { SearchTerm: 'mug' }),
    {
      name: 'cart of 3',
      run: (side, seconds) => call('', getCustomerCartItems, { cartJsonData: side.cart }).run(side, seconds),
    },
    ...[1, 4, 16].map(orders),
    page('product', products.slice(0, 20)),
    page(
      'listing',
      Array.from({ length: 20 }, (_, at) => `${links.allProducts()}?price=${at}-${1000 + at}`),
    ),
    page('home', [links.home(), linksOf('ar').home()]),
  ];
}

/** Returns the paths of product pages that both releases have. */
async function sharedProducts(...sides: Side[]): Promise<string[]> {
  const [first = [], ...others] = await Promise.all(
    sides.map(async ({ stage }) => (await findAddresses(stage.shop.url)).products),
  );
  return first.filter((each) => others.every((paths) => paths.includes(each)));
}
