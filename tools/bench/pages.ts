import { get } from 'node:http';
import pg, { type ClientConfig } from 'pg';
import { languageCodes } from '#contract/languages.ts';
import { changeChannel } from '#shop/invalidation/invalidation.ts';
import { linksOf } from '#storefront/routes.ts';
import { startBare } from './bare-server.ts';
import { type Figure, median } from './figure.ts';
import type { Addresses } from './addresses.ts';
import type { Stage } from './stage.ts';
import { compare, type Load } from './throughput.ts';

const brotli = { 'accept-encoding': 'br' };
/** The headers of the connection, which the bare server adds, too. */
const ofConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** Compares cached pages with a bare server that sends the same bytes and headers. */
export async function cachedPages({ shop }: Stage, addresses: Addresses, load: Load): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of [
    ['home', addresses.home.en],
    ['product', addresses.product.ar],
  ] as const) {
    const url = shop.url + path;
    const bare = await startBare('page', await answerOf(url));
    try {
      const { worst } = await compare({ url, headers: brotli }, { url: bare.url, headers: brotli }, load);
      const note = `worst of ${load.rounds}: ${rate(worst.ours)} of ${rate(worst.bare)}`;
      figures.push({
        group: 'Throughput',
        name: `${name} page from the cache, of a bare server`,
        value: worst.share,
        unit: '%',
        budget: { atLeast: 40 },
        note,
      });
    } finally {
      await bare.stop();
    }
  }
  return figures;
}

export const rate = (perSecond: number): string => `${Math.round(perSecond).toLocaleString('en-US')}/s`;

async function answerOf(url: string): Promise<{ headers: Record<string, string>; body: string }> {
  const response = await fetch(url, { headers: brotli });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofConnection.has(name)));
  return { headers, body: (await bytesOf(url)).toString('base64') };
}

/** Returns the compressed body, which fetch would decompress. */
export function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: brotli }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve(Buffer.concat(chunks)));
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
    }).on('error', reject);
  });
}

/**
 * Requests uncached pages one after the other, and measures from the request to the finished answer, as the
 * server reports it. Before each round of a kind, the shop's catalog is invalidated, so that no earlier page
 * is left. The same number of warm-up requests comes first and doesn't count: a new shop has yet to plan its
 * statements on each connection and compile its code.
 */
export async function renderedAnew(stage: Stage, addresses: Addresses, times: number): Promise<Figure[]> {
  const { url } = stage.shop;
  const kinds = {
    product: addresses.products.slice(0, times),
    listing: Array.from({ length: times }, (_, at) => `${addresses.listing.en}?price=${at}-${1000 + at}`),
    home: [addresses.home.en, addresses.home.ar],
  };
  const figures: Figure[] = [];
  for (const [kind, paths] of Object.entries(kinds)) {
    const milliseconds: number[] = [];
    const rounds = Math.ceil(times / paths.length);
    for (let round = -rounds; round < rounds; round++) {
      await invalidate(stage.connection);
      // Data that all pages of a language share loads with the first page, whichever it is.
      for (const lang of languageCodes) await bytesOf(url + linksOf(lang).login());
      for (const path of paths) {
        const taken = await serverTime(url + path);
        if (round >= 0) milliseconds.push(taken);
      }
    }
    figures.push({
      group: 'Page rendered again',
      name: `${kind}, median`,
      value: median(milliseconds),
      unit: 'ms',
      budget: { atMost: 5 },
      note: `${milliseconds.length} pages, 95 % within ${percentile(milliseconds, 0.95).toFixed(1)} ms`,
    });
  }
  return figures;
}

/** Returns the server time in ms of a page that must be in no cache. */
export async function serverTime(url: string): Promise<number> {
  const response = await fetch(url, { headers: brotli });
  await response.arrayBuffer();
  const said = /^page;dur=([\d.]+)$/u.exec(response.headers.get('server-timing') ?? '')?.[1];
  if (said === undefined) throw new Error(`${url} was not rendered again`);
  return Number(said);
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

/** Invalidates the catalog, as an editor's change does. */
export async function invalidate(connection: ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`select pg_notify($1, '["all"]')`, [changeChannel]);
  await client.end();
  // The shop collects invalidations for a moment.
  await new Promise((resolve) => setTimeout(resolve, 400));
}
