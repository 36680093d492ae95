import lighthouse from 'lighthouse';
import { launchBrowserOn } from './browser.ts';
import type { Addresses } from './addresses.ts';
import { type Figure, median } from './figure.ts';

const budgets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof budgets;

export interface Finding {
  page: string;
  title: string;
  detail: string;
}

/** Runs Lighthouse with its defaults (a phone, simulated slow network and processor), `times` times for each page. */
export async function lighthouseFigures(
  url: string,
  addresses: Addresses,
  times: number,
): Promise<{ figures: Figure[]; findings: Finding[] }> {
  const { port, close } = await launchBrowserOn();
  const figures: Figure[] = [];
  const findings: Finding[] = [];
  try {
    for (const [page, path] of Object.entries({
      home: addresses.home.en,
      listing: addresses.listing.en,
      product: addresses.product.en,
      'home, ar': addresses.home.ar,
    })) {
      const runs = [];
      // The first visitor after a start also pays for rendering; the shop is measured warm.
      await (await fetch(url + path)).arrayBuffer();
      for (let at = 0; at < times; at++) runs.push(await audit(url + path, port));
      for (const category of Object.keys(budgets) as Category[]) {
        const value = median(runs.map(({ scores }) => scores[category]));
        const note =
          category === 'performance' ? runs.map(({ scores }) => scores.performance).join(', ') : '';
        figures.push({
          group: 'Lighthouse, mobile',
          name: `${page}: ${category}`,
          value,
          unit: '',
          budget: { atLeast: budgets[category] },
          note,
        });
      }
      for (const [name, unit] of timings) {
        const value = median(runs.map(({ times: measured }) => measured[name] ?? Number.NaN));
        const isShift = name === 'cumulative-layout-shift';
        figures.push({
          group: 'Lighthouse, mobile',
          name: `${page}: ${name.replaceAll('-', ' ')}`,
          value,
          unit,
          ...(isShift && { budget: { atMost: 0.02 } }),
        });
      }
      findings.push(...(runs.at(-1)?.failed ?? []).map((failed) => ({ page, ...failed })));
    }
  } finally {
    await close();
  }
  return { figures, findings };
}

const timings = [
  ['first-contentful-paint', 'ms'],
  ['largest-contentful-paint', 'ms'],
  ['total-blocking-time', 'ms'],
  ['cumulative-layout-shift', ''],
] as const;

async function audit(address: string, port: number) {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'silent' });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse failed on ${address}: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const counted = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    times: Object.fromEntries(timings.map(([name]) => [name, audits[name]?.numericValue ?? Number.NaN])),
    failed: Object.values(audits)
      .filter(
        (each) =>
          each.score !== null &&
          each.score < 0.9 &&
          (counted.has(each.id) || each.scoreDisplayMode === 'metricSavings'),
      )
      .map((each) => ({
        title: `${each.title} (${each.id}, ${each.score})`,
        detail: detailOf(each.displayValue, each.details),
      })),
  };
}

/** Returns the first elements or URLs that an audit names. */
function detailOf(displayValue: string | undefined, details: unknown): string {
  const items = (details as { items?: unknown[] } | undefined)?.items ?? [];
  const named = items.slice(0, 3).map((item) => {
    const { node, url } = item as { node?: { snippet?: string }; url?: string };
    return node?.snippet ?? url ?? '';
  });
  return [displayValue ?? '', ...named].filter(Boolean).join(' · ').slice(0, 400);
}
