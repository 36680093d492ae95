import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiReferenceLabels } from '#contract/labels/server/api-reference.ts';
import { type LanguageCode, languageCodes } from '#contract/languages.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import type { AppContext } from '../context/context.ts';
import { compressed, encodingOf } from './encodings.ts';
import { callSection, webhookSection } from './reference/call-sections.ts';
import { clientPackage } from './reference/client-package.ts';
import { type Description, description } from './reference/description.ts';
import { headingsOf, renderMarkdown } from './reference/markdown.ts';
import { referencePage, subjectPath, type Texts } from './reference/reference-page.ts';

const folder = path.join(import.meta.dirname, 'reference');
const fileOf = (file: string) => readFileSync(path.join(folder, file));
const fileText = (file: string) => fileOf(file).toString();
const assets = {
  'reference.css': ['reference.css', 'text/css; charset=utf-8'],
  'reference.js': ['reference.js', 'text/javascript; charset=utf-8'],
  'khmer.woff2': ['../../../storefront/fonts/kantumruy-pro-khmer-400-normal.woff2', 'font/woff2'],
} as const;

/** Compresses texts that are sent again and again: the latest of each address. */
function compressedTexts() {
  const latest = new Map<string, { text: string; bytes: Promise<Buffer> }>();
  return async (request: FastifyRequest, reply: FastifyReply, type: string, text: string) => {
    const encoding = encodingOf(request.headers['accept-encoding']);
    const { subject = request.routeOptions.url } = request.params as { subject?: string };
    const key = `${encoding} ${subject} ${languageOf(request)}`;
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
  const cached = new Map<string, { labels: string; page: string }>();
  const pageAt = async (address: string, request: FastifyRequest): Promise<string | null> => {
    const language = languageOf(request);
    const texts = await labelsOf(app.db, apiReferenceLabels, language);
    const labels = JSON.stringify(texts);
    const key = `${address} ${language}`;
    const earlier = cached.get(key);
    if (earlier?.labels === labels) return earlier.page;
    const content = contentAt(address, app, texts);
    if (content === null) return null;
    const guide = headingsOf(fileText('guide.md'));
    const page = referencePage({
      language,
      texts,
      documents: documents(),
      guide,
      path: address,
      ...content,
    });
    cached.set(key, { labels, page });
    return page;
  };
  for (const url of ['/api', '/api/', '/api/:subject', '/api/:subject/'])
    server.get(url, async (request, reply) => {
      const { subject } = request.params as { subject?: string };
      const page = await pageAt(subject === undefined ? '/api' : `/api/${subject}`, request);
      if (page === null) return reply.callNotFound();
      return send(request, reply, 'text/html; charset=utf-8', page);
    });
}

interface Content {
  title: string;
  content: string;
}

/** Returns the content of a page; null if there is none at the address. */
function contentAt(address: string, app: AppContext, texts: Texts): Content | null {
  if (address === '/api') return { title: texts.toGuide, content: guideOf(app) };
  if (address === '/api/concepts')
    return { title: texts.toConcepts, content: renderMarkdown(fileText('../../../docs/integrating.md')) };
  for (const document of documents()) {
    const subject = document.tags.find(({ name }) => subjectPath(name) === address);
    if (subject) return subjectContent(subject, document, texts);
  }
  return null;
}

const documents = () => [description(), description('office')];

/** Returns the guide with the address of this shop, and the changes of each release for integrators. */
const guideOf = ({ config }: AppContext): string =>
  renderMarkdown(
    fileText('guide.md').replaceAll('http://localhost:8080', config.publicUrl) +
      [...fileText('../../../CHANGELOG.md').matchAll(releases)]
        .map(
          ({ groups }) =>
            [groups?.['release'], [...(groups?.['text'] ?? '').matchAll(ofIntegrators)]] as const,
        )
        .filter(([, lists]) => lists.length > 0)
        .map(([release, lists]) => `\n\n### ${release}\n\n${lists.map(([, list]) => list).join('')}`)
        .join(''),
  );
/** Matches a release of the changelog, and in it what integrators must do and what is new for them. */
const releases = /^## (?<release>.+)\n(?<text>(?:(?!^## )[\s\S])*)/gmu;
const ofIntegrators = /^### (?:Integrators must|New for integrators)\n\n(?<list>(?:- .*\n)+)/gmu;

function subjectContent(
  { name, description: about }: Description['tags'][number],
  document: Description,
  texts: Texts,
): Content {
  const calls = Object.entries(document.paths).filter(([, { post }]) => post.tags[0] === name);
  const sections = [
    ...calls.map(([address, { post }]) => callSection(address, post, document, texts)),
    ...Object.values(document.webhooks)
      .filter(({ post }) => post.tags[0] === name)
      .map(({ post }) => webhookSection(post, document, texts)),
  ];
  return { title: name, content: `<h1>${name}</h1>${renderMarkdown(about)}${sections.join('\n')}` };
}

function languageOf({ query }: FastifyRequest): LanguageCode {
  const { lang } = query as { lang?: string };
  return languageCodes.find((each) => each === lang) ?? 'en';
}
