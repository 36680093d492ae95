import { get } from 'node:http';
import pg, { type ClientConfig } from 'pg';
import { languageCodes } from '#contract/languages.ts';
import { changeChannel } from '#shop/changes/changes.ts';
import { linksOf } from '#storefront/routes.ts';
import { startBare } from './bare-server.ts';
import { type Figure, median } from './figure.ts';
import type { Addresses } from './addresses.ts';
import type { Stage } from './stage.ts';
import { compare, type Load } from './throughput.ts';

const brotli = { 'accept-encoding': 'br' };
/** The connection's own; the bare server adds them too. */
const ofConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** Pages from the cache beside a bare server that sends the same bytes and headers. */
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

/** The body as it travels: fetch would decompress it. */
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
 * Pages that are in no cache, one after the other: from the request to the finished answer, as the server says with it.
 * Before each round of a kind the shop is told that its catalogue changed, so that nothing of an earlier one is left. As many
 * again come first and do not count: a shop that has just started has its statements still to plan on each connection, and
 * its code to compile.
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
      await purge(stage.connection);
      // What all pages of a language share is loaded with the first one, whichever it is.
      for (const lang of languageCodes) await bytesOf(url + linksOf(lang).login());
      for (const path of paths) {
        const taken = await serverTime(url + path);
        if (round >= 0) milliseconds.push(taken);
      }
    }
    figures.push({
      group: 'Page rendered anew',
      name: `${kind}, median`,
      value: median(milliseconds),
      unit: 'ms',
      budget: { atMost: 5 },
      note: `${milliseconds.length} pages, 95 % within ${percentile(milliseconds, 0.95).toFixed(1)} ms`,
    });
  }
  return figures;
}

/** In milliseconds, of a page that must be in no cache. */
export async function serverTime(url: string): Promise<number> {
  const response = await fetch(url, { headers: brotli });
  await response.arrayBuffer();
  const said = /^page;dur=([\d.]+)$/u.exec(response.headers.get('server-timing') ?? '')?.[1];
  if (said === undefined) throw new Error(`${url} was not made anew`);
  return Number(said);
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

/** As an editor's change does. */
export async function purge(connection: ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`select pg_notify($1, '["all"]')`, [changeChannel]);
  await client.end();
  // The shop gathers what it hears for a moment.
  await new Promise((resolve) => setTimeout(resolve, 400));
}
