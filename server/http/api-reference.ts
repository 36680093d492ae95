import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { apiReferenceLabels } from '#contract/labels/server/api-reference.ts';
import { type LanguageCode, languageCodes } from '#contract/languages.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import type { AppContext } from '../context/context.ts';
import { escapeHtml } from '../mail/phrase.ts';
import { compressed, encodingOf } from './encodings.ts';
import { clientPackage } from './reference/client-package.ts';
import { description } from './reference/description.ts';
import { referencePage } from './reference/reference-page.ts';
import {
  contentAt,
  searchEntries,
  subjectPages,
  textPages,
  type Texts,
  withLinks,
} from './reference/reference-pages.ts';

const folder = path.join(import.meta.dirname, 'reference');
const fileOf = (file: string) => readFileSync(path.join(folder, file));
const assets = {
  'reference.css': ['reference.css', 'text/css; charset=utf-8'],
  'reference.js': ['reference.js', 'text/javascript; charset=utf-8'],
  'icon.svg': ['icon.svg', 'image/svg+xml'],
  'khmer.woff2': ['../../../storefront/fonts/kantumruy-pro-khmer-400-normal.woff2', 'font/woff2'],
} as const;

/** Compresses texts that are sent again and again: the latest of each address, up to 100. */
function compressedTexts() {
  const latest = new LRUCache<string, { text: string; bytes: Promise<Buffer> }>({ max: 100 });
  return async (request: FastifyRequest, reply: FastifyReply, type: string, text: string) => {
    const encoding = encodingOf(request.headers['accept-encoding']);
    const key = `${encoding} ${addressOf(request)} ${languageOf(request)}`;
    let found = latest.get(key);
    if (found?.text !== text) {
      found = { text, bytes: compressed(Buffer.from(text), encoding) };
      latest.set(key, found);
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('vary', 'accept-encoding')
      .type(type)
      .send(await found.bytes);
  };
}

/**
 * Serves `/api` for people, `/api/openapi.json` and `/api/office.json` for tools, from the descriptions that the contract gives,
 * and the client as a package.
 */
export function serveApiReference(server: FastifyInstance, app: AppContext): void {
  const send = compressedTexts();
  const { publicUrl, officeUrl } = app.config;
  for (const [name, url] of [
    ['openapi', publicUrl],
    ['office', officeUrl],
  ] as const) {
    let json: string | undefined;
    server.get(`/api/${name}.json`, async (request, reply) => {
      json ??= JSON.stringify({ ...description(name), servers: [{ url }] });
      return send(request, reply, 'application/json; charset=utf-8', json);
    });
  }
  for (const [name, [file, type]] of Object.entries(assets))
    server.get(`/api/${name}`, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(type).send(fileOf(file)),
    );
  let packed: Promise<string | null> | undefined;
  server.get('/api/client.tgz', async (_request, reply) => {
    packed ??= clientPackage();
    const file = await packed.catch((error: unknown) => {
      packed = undefined;
      app.log.warn({ err: error }, 'the API’s client could not be packed');
      return null;
    });
    return file === null ? reply.callNotFound() : reply.type('application/gzip').send(readFileSync(file));
  });
  let pages: (ReturnType<typeof textPages> & { subjects: ReturnType<typeof subjectPages> }) | undefined;
  const allPages = () => (pages ??= { ...textPages(publicUrl), subjects: subjectPages() });
  let index: string | undefined;
  server.get('/api/search.json', async (request, reply) => {
    const { guides, concepts, subjects } = allPages();
    index ??= JSON.stringify(searchEntries([...guides, ...concepts], subjects, apiReferenceLabels.texts));
    reply.header('cache-control', 'public, max-age=3600');
    return send(request, reply, 'application/json; charset=utf-8', index);
  });
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressOf(request);
    const language = languageOf(request);
    const texts = inHtml(await labelsOf(app.db, apiReferenceLabels, language));
    const found = contentAt(address, allPages(), texts);
    if (found === null) return reply.callNotFound();
    const query = language === 'en' ? '' : `?lang=${language}`;
    const content = withLinks(found.html, allPages().subjects, query);
    const html = referencePage({
      ...allPages(),
      language,
      texts,
      path: address,
      title: found.title,
      content,
    });
    return send(request, reply, 'text/html; charset=utf-8', html);
  };
  for (const url of ['/api', '/api/*']) server.get(url, page);
}

/** Staff can write other texts, with any signs. */
const inHtml = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, escapeHtml(text)])) as Texts;

const addressOf = ({ url }: FastifyRequest): string => url.replace(/\/?(?:\?.*)?$/u, '');

function languageOf({ query }: FastifyRequest): LanguageCode {
  const { lang } = query as { lang?: string };
  return languageCodes.find((each) => each === lang) ?? 'en';
}
