import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isLanguageCode, type LanguageCode, languageCodes } from '#contract/languages.ts';
import type { Call } from '#web/call.ts';
import type { FrameFile } from '#web/program.ts';
import { caches } from '#shop/capacity/capacity.ts';
import { labelSetsOf } from '#shop/localisation/localisation.ts';
import type { AppContext } from '../context/context.ts';
import { type CacheTags, isOutdated } from '../context/cache-tags.ts';
import { CompressionQueue } from './compression-queue.ts';
import { encodingOf } from './encodings.ts';
import { type CachedBody, PageCache } from './page-cache.ts';
import type { Renderer } from './renderer.ts';

/** A frame with a part missing is asked for again after this time. */
const retryAfter = 5000;

interface Kept extends FrameFile {
  text: string;
  /** No part of it is missing. */
  whole: boolean;
  usableUntil: number;
}

/** An app's frames of all languages (web/frame.ts): loaded once, kept until the catalogue or a text changes. */
export class Frames {
  readonly #app: AppContext;
  readonly #renderer: Renderer;
  readonly #call: Call;
  readonly #kept = new Map<LanguageCode, Promise<Kept>>();
  readonly #bodies = new PageCache({
    maxBytes: caches.frames.most,
    dense: new CompressionQueue({ mayWait: languageCodes.length }),
  });

  constructor(app: AppContext, renderer: Renderer, call: Call) {
    this.#app = app;
    this.#renderer = renderer;
    this.#call = call;
  }

  async get(lang: LanguageCode): Promise<Kept> {
    const known = await this.#kept.get(lang);
    if (known && known.usableUntil > performance.now() && !this.#app.dev) return known;
    const loading = this.#load(lang);
    this.#kept.set(lang, loading);
    loading.catch(() => this.#kept.delete(lang));
    return loading;
  }

  /** Nothing in a frame is of products. */
  purge(changes: CacheTags): void {
    if (isOutdated(new Set(), changes)) this.#kept.clear();
  }

  async #load(lang: LanguageCode): Promise<Kept> {
    const { loadFrame } = await this.#renderer.program();
    let whole = true;
    const sets = labelSetsOf(this.#renderer.place.name);
    const frame = await loadFrame(this.#call, lang, sets, (error, what) => {
      whole = false;
      this.#app.log.error({ err: error }, `could not load ${what}`);
    });
    const text = JSON.stringify(frame);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
    const path = `${this.#renderer.place.base}frame/${lang}.${hash}.json`;
    const kept = { frame, text, whole, path, usableUntil: whole ? Infinity : performance.now() + retryAfter };
    await this.#bodyOf(kept);
    return kept;
  }

  async #present(lang: LanguageCode): Promise<[path: string, body: CachedBody]> {
    const present = await this.get(lang);
    return [present.path, await this.#bodyOf(present)];
  }

  #bodyOf({ path, text }: Pick<Kept, 'path' | 'text'>): Promise<CachedBody> {
    const type = 'application/json; charset=utf-8';
    return this.#bodies.get(path, async () => ({ status: 200, type, text, keep: true }));
  }

  /**
   * `/frame/<language>.<hash>.json`: for good when it is known. A page may be made before a change and ask for its frame after
   * it: with another one the browser would throw away what was rendered. Of an unknown one the present frame, unkept.
   */
  serve(server: FastifyInstance): void {
    const { base } = this.#renderer.place;
    server.get<{ Params: { file: string } }>(`${base}frame/:file`, async (request, reply) => {
      const lang = request.params.file.split('.', 1)[0];
      if (!isLanguageCode(lang)) return reply.callNotFound();
      const known = this.#bodies.peek(request.url);
      const [path, body] = known ? [request.url, known] : await this.#present(lang);
      const encoding = encodingOf(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .header('cache-control', known ? 'public, max-age=31536000, immutable' : 'no-store')
        .header('vary', 'Accept-Encoding')
        .type(body.type)
        .send(body.bodies[encoding] ?? (await this.#bodies.encoded(path, body, encoding)));
    });
  }
}
