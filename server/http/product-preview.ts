import type { FastifyInstance } from 'fastify';
import { defaultLanguage } from '#contract/languages.ts';
import { previewOf } from '#shop/catalogue/catalogue.ts';
import type { Registry } from '../calls/registry.ts';
import { type AppContext, previewing } from '../context/context.ts';
import type { AppShellCache } from './app-shell-cache.ts';
import type { RateLimits } from './rate-limits.ts';
import { renderCall } from './render-call.ts';
import type { Renderer } from './renderer.ts';
import { sendLimited } from './send-limited.ts';

interface PreviewParts {
  limits: RateLimits;
  renderer: Renderer;
  frames: AppShellCache;
  registry: Registry;
}

/**
 * Serves the preview page of a product to anyone with its link. It is rendered on each request, not cached,
 * and not indexed.
 */
export function servePreviews(server: FastifyInstance, app: AppContext, parts: PreviewParts): void {
  const { limits, renderer, frames, registry } = parts;
  server.get<{ Params: { code: string } }>('/preview/:code', async (request, reply) => {
    if (!(await limits.allow('browse', request.clientAddress))) return sendLimited(reply, '/en/');
    const previewed = previewOf(app.secret, request.params.code);
    const { id, language } = previewed ?? { id: 0, language: defaultLanguage };
    const { render } = await renderer.appBuild();
    const shown = (address: string) =>
      render({
        address,
        call: renderCall(previewing(app, id), registry),
        publicUrl: app.config.publicUrl,
        files: renderer.files,
        frame: (code) => frames.get(code),
        report: (error, what) => request.log.error({ err: error }, `could not load ${what}`),
        isAway: () => false,
      });
    // An expired or invalid link gets the "not found" page.
    const first = await shown(
      previewed ? `/${language}/product-detail/${id}/preview/preview` : `/${language}/preview`,
    );
    const page = first.kind === 'redirect' ? await shown(first.to) : first;
    return reply
      .code(page.kind === 'page' ? page.status : 404)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(page.kind === 'page' ? page.html : '');
  });
}
