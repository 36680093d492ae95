import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Figure, isMet, shown, withUnit } from './figure.ts';
import type { Finding } from './lighthouse.ts';
import { plot } from './plot.ts';

interface Report {
  figures: readonly Figure[];
  findings: readonly Finding[];
  machine: string;
  isQuick: boolean;
}

/** Writes `performance.md` and a picture for each group below `performance/` into a folder of documents. */
export function writeReport(folder: string, report: Report): void {
  const pictures = path.join(folder, 'performance');
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const groups = Map.groupBy(report.figures, ({ group }) => group);
  const sections = [...groups].map(([group, figures]) => {
    const file = `${group.toLowerCase().replaceAll(/[^a-z]+/gu, '-')}.svg`;
    const drawn = figures.filter(({ budget }) => budget);
    if (drawn.length > 0)
      writeFileSync(path.join(pictures, file), plot(`${group} (dashed: the budget)`, drawn));
    return `## ${group}\n\n${drawn.length > 0 ? `![${group}](performance/${file})\n\n` : ''}${table(figures)}`;
  });
  writeFileSync(
    path.join(folder, 'performance.md'),
    `${head(report)}\n${sections.join('\n\n')}\n${found(report.findings)}${repeat}`,
  );
}

function head({ figures, machine, isQuick }: Report): string {
  const missed = figures.filter((figure) => !isMet(figure));
  const day = new Date().toISOString().slice(0, 10);
  const verdict =
    missed.length === 0
      ? 'Every budget is met.'
      : `Missed: ${missed.map(({ group, name, value, unit }) => `${group}, ${name} (${withUnit(value, unit)})`).join('; ')}.`;
  return `# Performance

Written by \`npm run bench${isQuick ? ' -- --quick' : ''}\` on ${day}; do not edit. ${verdict}

Machine: ${machine}. kB are 1,000 bytes, compressed with brotli as they travel.
`;
}

function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, budget, note = '' } = figure;
    const limit = budget
      ? 'atMost' in budget
        ? `≤ ${shown(budget.atMost)}`
        : `≥ ${shown(budget.atLeast)}`
      : '';
    const state = budget ? (isMet(figure) ? 'met' : '**missed**') : '';
    return `| ${name} | ${withUnit(value, unit)} | ${limit} | ${state} | ${note} |`;
  });
  return ['| | Measured | Budget | | How |', '|---|--:|--:|---|---|', ...rows].join('\n');
}

function found(findings: readonly Finding[]): string {
  if (findings.length === 0) return '';
  const lines = findings.map(
    ({ page, title, detail }) => `- ${page}: ${title}${detail ? `: \`${detail.replaceAll('`', "'")}\`` : ''}`,
  );
  return `\n## What Lighthouse would improve\n\n${lines.join('\n')}\n`;
}

const repeat = `
## How to repeat it

\`npm run bench\` takes some minutes on two cores and wants the machine for itself; \`npm run bench -- --quick\` is shorter and
rougher, \`-- --only bytes,inp,lighthouse,pages,calls\` takes parts (and writes nothing). It starts a PostgreSQL as the shop does,
durable, and the shop with its demo data, as \`npm start\` runs it.

- **JavaScript**: what a page loads by itself in a browser with an empty cache, until it can be used; 3 kB below the budget are
  to stay free. **Every control used**: everything it has loaded after each of its controls was used once
  (\`tools/bench/use-controls.ts\`; links are rested on, not followed), with the service worker and what that keeps. The CSS is
  that of all pages, the page's own and what its controls bring. Layout shift: what moved before anything was touched.
- **HTML**: the document itself as a second visitor gets it; the first one gets it compressed faster and a tenth larger.
- **Interaction to next paint**: a finger's tap (real touch events) in a fresh page of a phone's window, the processor slowed
  down four times; the longest event of it by Event Timing, 0 when shorter than 16 ms; the median of the taps.
- **Lighthouse**: its own defaults (phone, simulated slow network and processor), the median of the runs.
- **Throughput**: ours and a bare \`node:http\` server in \`tools/bench/bare-*.ts\`, each in a process of its own, take turns under
  the same load (autocannon, same connections); the worst round counts. The bare page server sends the same bytes and
  headers. The bare SQL server runs the same prepared statement on a pool of the same size and sends its row; the bare
  order server runs an order's writes in a transaction for the next customer, without reading the cart, checking
  anything, or knowing sessions.
- **Page rendered anew**: from the request to the end of the answer over the loopback, one after the other, no page of
  which was in a cache: queries, rendering, compression and HTTP.
`;
