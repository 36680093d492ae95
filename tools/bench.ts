import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser, launchBrowser, removeBrowser } from '#tests/support/browser-program.ts';
import { againstCommit } from './bench/against.ts';
import { type Addresses, findAddresses } from './bench/addresses.ts';
import { changingPages } from './bench/changing-pages.ts';
import { weighPages } from './bench/bytes.ts';
import { orderCall, orderTimes, productCall } from './bench/calls.ts';
import { type Figure, isWithinBudget, line } from './bench/figure.ts';
import { growthFigures } from './bench/growth.ts';
import { inpFigures } from './bench/inp.ts';
import { lighthouseFigures } from './bench/lighthouse.ts';
import { machine, baselines } from './bench/machine.ts';
import { officeFigures } from './bench/office.ts';
import { cachedPages, renderedAnew } from './bench/pages.ts';
import { writePart } from './bench/report.ts';
import { setStage, type Stage } from './bench/stage.ts';
import { projectRoot } from './steps.ts';

// `npm run bench` measures this machine's baseline and the shop's figures in one run, compares them with the
// budgets, and writes its tables of docs/figures.md. `-- --quick` is shorter and less precise; `-- --only
// calls,pages` runs parts and writes no tables. `-- --products 1000,10000,100000` instead sends the same
// requests at each size of the catalog, and writes those tables. `-- against <commit>` compares the processor time of
// calls and pages with that of an earlier commit, in turns, on any machine; it writes no tables.

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    products: { type: 'string' },
  },
});
const only = options.only?.split(',');
const sizes = options.products
  ?.split(',')
  .map(Number)
  .toSorted((one, other) => one - other);
const wants = (part: string) => !only || only.includes(part);
const seconds = options.quick ? 2 : 5;
const rounds = 3;

const figures: Figure[] = [];
let group = '';
function take(taken: readonly Figure[]): void {
  for (const figure of taken) {
    if (figure.group !== group) console.log(`\n${(group = figure.group)}`);
    console.log(line(figure));
    figures.push(figure);
  }
}

const begun = performance.now();
const about = machine();
console.log(about);
const [command, commit] = positionals;
if (command === 'against' && commit !== undefined) {
  const size = options.quick ? { rounds: 3, seconds: 1 } : { rounds: 5, seconds: 2 };
  for await (const figure of againstCommit(commit, size)) take([figure]);
} else await measureAlone();

if (!command && (sizes || !only))
  writePart(path.join(projectRoot, 'docs/figures.md'), {
    ...(sizes
      ? { name: 'growth', command: `npm run bench -- --products ${sizes.join(',')}` }
      : { name: 'performance', command: `npm run bench${options.quick ? ' -- --quick' : ''}` }),
    figures,
    machine: about,
  });
const missed = figures.filter((figure) => !isWithinBudget(figure));
console.log(
  `\n${figures.length} figures in ${Math.round((performance.now() - begun) / 1000)} s, ${missed.length === 0 ? 'all within budget' : `${missed.length} over budget`}`,
);
process.exitCode = missed.length === 0 ? 0 : 1;

async function measureAlone(): Promise<void> {
  const stage = await setStage();
  try {
    take(await baselines(stage.connection, options.quick ? 1 : 2));
    if (sizes) take(await growthFigures(stage, sizes, { seconds, times: options.quick ? 20 : 60 }));
    else await takeParts(stage, await findAddresses(stage.shop.url));
  } finally {
    await stage.clear();
  }
}

async function takeParts(stage: Stage, addresses: Addresses): Promise<void> {
  if (wants('pages')) {
    take(await renderedAnew(stage, addresses, options.quick ? 40 : 120));
    take(await cachedPages(stage, addresses, { connections: 16, seconds, rounds }));
  }
  if (wants('changing'))
    take(await changingPages(stage, addresses.lists, { rates: [0, 5, 20], seconds, rounds }));
  if (wants('calls')) {
    const product = Number(addresses.product.en.split('/')[3]);
    take([await productCall(stage, product, { connections: 16, seconds, rounds })]);
    take([await orderCall(stage, { connections: 8, seconds, rounds })]);
    if (process.platform === 'linux')
      take(await orderTimes(stage, { connections: [1, 4, 16], seconds, rounds }));
  }
  if (wants('bytes') || wants('inp') || wants('office')) {
    const program = await findBrowser();
    const browser = await launchBrowser(program);
    if (wants('bytes')) {
      const weighed = await weighPages(browser, stage.shop.url, addresses);
      take([...Map.groupBy(weighed, (figure) => figure.group).values()].flat());
    }
    if (wants('inp')) take(await inpFigures(browser, stage.shop.url, addresses, options.quick ? 3 : 7));
    if (wants('office')) take(await officeFigures(browser, stage, options.quick ? 2 : 5));
    await browser.close();
    removeBrowser(program);
  }
  if (wants('lighthouse')) {
    const seen = await lighthouseFigures(stage.shop.url, addresses, options.quick ? 1 : 3);
    take(seen.figures);
    for (const { page, title, detail } of seen.findings) console.log(`  ${page}: ${title} ${detail}`);
  }
}
