import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isLanguageCode, type LanguageCode, languageCodes } from '#contract/languages.ts';
import type { Call } from '#web/call.ts';
import type { AppShellFile } from '#web/app-build.ts';
import { caches } from '#shop/capacity/capacity.ts';
import { labelSetsOf } from '#shop/localisation/localisation.ts';
import type { AppContext } from '../context/context.ts';
import type { CacheTags } from '../context/cache-tags.ts';
import { encodingOf } from './encodings.ts';
import { encoded, rendered, type Rendered, renderedCache } from './rendered.ts';
import type { Renderer } from './renderer.ts';
import { type Made, TaggedCache } from './tagged-cache.ts';

/** Milliseconds until an incomplete layout is loaded again. */
const retryAfter = 5000;

interface CachedShell extends AppShellFile {
  text: string;
  /** Whether all its parts have loaded. */
  whole: boolean;
}

/** An app's layouts in all languages (web/frame.ts): loaded once and cached until the catalog or a text changes. */
export class AppShellCache {
  readonly #app: AppContext;
  readonly #renderer: Renderer;
  readonly #call: Call;
  readonly #cache = new TaggedCache<CachedShell>({ max: languageCodes.length });
  /** Response bodies by URL. URLs contain a content hash, so entries never go stale. */
  readonly #bodies = renderedCache(caches.frames.max);
  readonly #last = new Map<LanguageCode, CachedShell>();

  constructor(app: AppContext, renderer: Renderer, call: Call) {
    this.#app = app;
    this.#renderer = renderer;
    this.#call = call;
  }

  get(lang: LanguageCode): Promise<CachedShell> {
    return this.#cache.get(lang, () => this.#load(lang));
  }

  purge(changes: CacheTags): void {
    this.#cache.purge(changes);
  }

  async #load(lang: LanguageCode): Promise<Made<CachedShell>> {
    const { loadAppShell } = await this.#renderer.appBuild();
    let whole = true;
    const sets = labelSetsOf(this.#renderer.place.name);
    const frame = await loadAppShell(this.#call, lang, sets, (error, what) => {
      // All texts are read at once, so that their failure is logged once.
      if (whole) this.#app.log.error({ err: error }, `could not load ${what}`);
      whole = false;
    });
    const text = JSON.stringify(frame);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
    const path = `${this.#renderer.place.base}frame/${lang}.${hash}.json`;
    // An unchanged layout stays the same object, by which pages keep markup (web/render-parts.tsx).
    const last = this.#last.get(lang);
    const value = { frame: last?.text === text ? last.frame : frame, text, whole, path };
    this.#last.set(lang, value);
    await this.#bodyOf(value);
    // A layout shows no products, so it has no tags.
    return { value, tags: new Set(), keep: !this.#app.dev && (whole || retryAfter) };
  }

  async #present(lang: LanguageCode): Promise<[path: string, body: Rendered]> {
    const present = await this.get(lang);
    return [present.path, await this.#bodyOf(present)];
  }

  #bodyOf({ path, text }: Pick<CachedShell, 'path' | 'text'>): Promise<Rendered> {
    const type = 'application/json; charset=utf-8';
    return this.#bodies.get(path, async () => rendered({ status: 200, type, text, keep: true }));
  }

  /**
   * Serves `/frame/<language>.<hash>.json`, which can be cached forever if the hash is known. A page may be
   * rendered before a change and request its layout after it; with a different layout the browser would
   * discard the rendered page. An unknown hash gets the current layout, uncached.
   */
  serve(server: FastifyInstance): void {
    const { base } = this.#renderer.place;
    server.get<{ Params: { file: string } }>(`${base}frame/:file`, async (request, reply) => {
      const lang = request.params.file.split('.', 1)[0];
      if (!isLanguageCode(lang)) return reply.callNotFound();
      const cached = this.#bodies.peek(request.url);
      const [path, body] = cached ? [request.url, cached] : await this.#present(lang);
      const encoding = encodingOf(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .header('cache-control', cached ? 'public, max-age=31536000, immutable' : 'no-store')
        .header('vary', 'Accept-Encoding')
        .type(body.type)
        .send(body.bodies[encoding] ?? (await encoded(this.#bodies, path, body, encoding)));
    });
  }
}
