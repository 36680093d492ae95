import type { FastifyInstance } from 'fastify';
import { apps } from '#web/apps.ts';
import type { Reply } from '#web/call.ts';
import { caches } from '#shop/capacity/capacity.ts';
import { announceBy } from '#shop/invalidation/invalidation.ts';
import { publishChange } from './context/announce-change.ts';
import { type AppContext, onConnections } from './context/context.ts';
import { renewConnections } from './connections/renew-connections.ts';
import { callQueues } from './http/call-queues.ts';
import { serveApiReference } from './http/api-reference.ts';
import { serveCalls } from './http/api.ts';
import { servePostedForms } from './http/posted-forms.ts';
import { serveOfficeReference } from './http/office-reference.ts';
import { serveOfficeDocuments } from './http/office-papers.ts';
import { serveHelp } from './http/help/serve-help.ts';
import { openServer } from './http/open-server.ts';
import { answerErrors } from './http/errors.ts';
import { serveFiles } from './http/files.ts';
import { pageDrawer } from './http/render-page.ts';
import { preloadLinks } from './http/preload-headers.ts';
import { AppShellCache } from './http/app-shell-cache.ts';
import { freeAt, serveHealth } from './http/health.ts';
import { readJsonBodies } from './http/json-body.ts';
import { serveMailbox } from './http/mailbox.ts';
import { allLinkPages } from './http/all-link-pages.ts';
import { serveLinkPages } from './http/link-pages.ts';
import { servePages } from './http/pages.ts';
import { servePreviews } from './http/product-preview.ts';
import { servePaymentWebhooks } from './http/payment-webhooks.ts';
import { rateLimits } from './http/rate-limits.ts';
import { responseMemo } from './http/response-memo.ts';
import { renderCall } from './http/render-call.ts';
import { renderedCache } from './http/rendered.ts';
import { requestQuota } from './http/rate-limit-leases.ts';
import { firstScripts, loadRenderer, type StorefrontBuild } from './http/renderer.ts';
import { serveColours } from './http/colour-sheet.ts';
import { serveSecurityTxt } from './http/security-txt.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { serveSitemap } from './http/sitemap.ts';
import { serveStaffCalls } from './http/staff-calls.ts';
import { restrictOffice } from './http/office-door.ts';
import { TaggedCache } from './http/tagged-cache.ts';
import { serveOfficeFiles } from './http/office-files.ts';
import { serveTestProvider } from './http/test-provider/test-provider.ts';
import { serveTaxDocuments } from './http/tax-documents.ts';
import { serveJobPages } from './http/job-pages.ts';
import { serveOlderLinks } from './http/older-links.ts';
import { serveTransferSlips } from './http/transfer-slips.ts';
import { serveProductFeed } from './http/product-feed.ts';
import { serveProductFiles } from './http/product-files.ts';
import { serveUploads } from './http/uploads.ts';
import { serveWorker } from './http/worker-file.ts';
import { countRequests } from './http/count-requests.ts';
import { requestNames } from './http/request-names.ts';
import { loadRegistry } from './calls/registry.ts';

/** Builds the HTTP app of the whole shop. All dependencies come from the context, so tests can build their own. */
export async function buildApp(app: AppContext): Promise<FastifyInstance> {
  const { buildFolder } = app.config;
  const server = openServer(app);
  const registry = await loadRegistry();
  const limits = rateLimits(app.config.limits, requestQuota(app));
  const cache = renderedCache(caches.pages.max);

  const sinceFull = answerErrors(server);
  const [place, ...others] = apps;
  const storefront = await loadRenderer<StorefrontBuild>(app, buildFolder, place);
  const renderers = [
    storefront,
    ...(await Promise.all(others.map((each) => loadRenderer(app, buildFolder, each)))),
  ];
  app.firstScripts = renderers.flatMap(({ files }) => firstScripts(files));
  setSecurityHeaders(server, app);
  const nameOf = requestNames(registry);
  app.tracing?.followRequests(server, nameOf, app.config.trustProxy.length > 0);
  if (app.metrics) countRequests(server, app.metrics, nameOf, cache);
  readJsonBodies(server);
  const allFrames: AppShellCache[] = [];
  const free = () => freeAt(app.config.dataFolder);
  serveHealth(server, app, { free, sinceFull, warm: preloadLinks(app, allFrames) });
  serveMailbox(server, app);
  const queues = callQueues(app);
  serveCalls(server, app, registry, { limits, queues });
  restrictOffice(server, app);
  await serveStaffCalls(server, registry, { app, limits, queues });
  serveOfficeDocuments(server, registry, { limits, queues });
  serveTaxDocuments(server, app, limits);
  serveProductFiles(server, registry, { limits, queues }, app);
  serveOfficeReference(server, app, registry);
  for (const each of renderers) if (each.place.name === 'office') serveHelp(server, app, each);
  await servePaymentWebhooks(server, app);
  await serveTransferSlips(server, app, limits);
  await serveUploads(server, app, limits);
  await serveOfficeFiles(server, app, limits);
  serveOlderLinks(server, app, limits);
  serveTestProvider(server, app, limits);
  await serveFiles(server, app, buildFolder);
  await serveWorker(server, app, buildFolder);
  await serveLinkPages(server, app, limits, allLinkPages, storefront.files.styles);
  await servePostedForms(server, app, { limits, queues, registry, styles: storefront.files.styles });
  serveApiReference(server, app);
  serveSitemap(server, app, storefront);
  serveProductFeed(server, app, storefront);
  serveSecurityTxt(server, app);
  serveColours(server);
  app.drawPage = pageDrawer(storefront, registry);
  const call = renderCall(app, registry);
  const answers = new TaggedCache<Reply<unknown>>({ max: caches.calls.max });
  const remembered = responseMemo(call, answers);
  for (const db of new Set([app.db, app.checkoutDb ?? app.db, app.officeDb ?? app.db]))
    announceBy(db, (...changes) => publishChange(onConnections(app, db), ...changes));
  app.changes.subscribe((changes, how) => {
    for (const each of [answers, cache]) each.purge(changes, how);
  });
  app.renew = () => renewConnections(app);
  // Apply connections that staff changed in another process.
  app.changes.subscribe((changes) => {
    if (changes.has('all'))
      renewConnections(app).catch((error: unknown) =>
        app.log.error({ err: error }, 'could not reload the connections'),
      );
  });
  for (const renderer of renderers) {
    const frames = new AppShellCache(app, renderer, remembered);
    frames.serve(server);
    app.changes.subscribe((changes) => frames.purge(changes));
    servePages(server, app, { limits, renderer, frames, cache, call: app.dev ? call : remembered });
    allFrames.push(frames);
    if (renderer !== storefront) continue;
    servePreviews(server, app, { limits, renderer, frames, registry });
    await serveJobPages(server, app, { limits, queues, renderer: storefront, frames, registry });
  }
  return server;
}
