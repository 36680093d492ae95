/** What stands around the figures in the documents the bench writes. */
export const performanceDocument = (isQuick: boolean) => ({
  name: 'performance',
  title: 'Performance',
  command: `npm run bench${isQuick ? ' -- --quick' : ''}`,
  about: `kB are 1,000 bytes, compressed with brotli as they travel.

## How to repeat it

\`npm run bench\` takes some minutes on two cores and wants the machine for itself; \`npm run bench -- --quick\` is shorter
and rougher, \`-- --only bytes,inp,lighthouse,pages,calls\` takes parts (and writes nothing). What grows with the catalogue
stands in [growth](growth.md). It starts a PostgreSQL as the shop does, durable, and the shop with its demo data, as \`npm
start\` runs it.

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
- **A page that changes**: the list of all products from 16 connections, while prices on it change; the visitor who comes first
  after a change waits for the new page, the others meanwhile get the one before.
- **Page rendered anew**: from the request to the end of the answer over the loopback, one after the other, no page of
  which was in a cache: queries, rendering, compression and HTTP.
`,
});

export const growthDocument = (sizes: readonly number[]) => ({
  name: 'growth',
  title: 'What grows with the catalogue',
  command: `npm run bench -- --products ${sizes.join(',')}`,
  about: `## How to repeat it

The command grows the demo shop's catalogue (\`npm run demo:grow\`) on a PostgreSQL of its own, opens the shop anew at each size and
asks the same questions over HTTP, each time with other filters, pages and words, rate limits out of the way, shop, PostgreSQL and
who asks on one machine. 'n times': of the size before. Page anew: from the request to the end of the answer, no page of
which was in a cache. Processor time: of all of 16 visitors' requests, divided. Sizes may be up to 500,000; at 100,000 growing takes
some five minutes.
`,
});
