import type { FastifyInstance } from 'fastify';
import { customerOfBrowser } from '#shop/accounts/accounts.ts';
import { jobOrder, type OlderLink, pathOfOlderLink, samplesPath } from '#shop/jobs/jobs.ts';
import { readParcelNumber, receiptOf } from '#shop/orders/orders.ts';
import { sampleStatusOfLink } from '#shop/samples/samples.ts';
import type { AppContext } from '../context/context.ts';
import { bindingHash } from './caller.ts';
import type { RateLimits } from './rate-limits.ts';
import { sendLimited } from './send-limited.ts';

/** Addresses in emails that were sent before orders had a page. */
const older: Readonly<Record<string, OlderLink>> = {
  '/orders/pay/:code': 'pay',
  '/orders/rest/:code': 'rest',
  '/orders/confirm/:code': 'confirm',
  '/parcels/:code': 'parcels',
  '/parcels/:code/:parcel': 'parcels',
};

/**
 * Redirects older links to the page of their order, which shows what the link was sent for. `/parcels/<number>/<n>` is
 * the receipt of a shipment in a browser in which its customer is logged in.
 */
export function serveOlderLinks(server: FastifyInstance, app: AppContext, limits: RateLimits): void {
  const serve = (url: string, find: (code: string) => Promise<string | null>) =>
    server.get<{ Params: { code: string; parcel?: string } }>(url, async (request, reply) => {
      if (!(await limits.allow('browse', request.clientAddress))) return sendLimited(reply, '/en/');
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      reply.header('referrer-policy', 'no-referrer');
      const { code, parcel } = request.params;
      const file = url.startsWith('/parcels')
        ? await ownReceipt(code, readParcelNumber(parcel), bindingHash(app, request))
        : null;
      const stored = file === null ? null : await app.stores.private.open(file);
      if (stored) return reply.type('image/jpeg').header('content-length', stored.size).send(stored.content);
      const language = /^\s*km\b/iu.test(request.headers['accept-language'] ?? '') ? 'ar' : 'en';
      // An unknown link gets the page that says so.
      return reply.redirect((await find(code)) ?? `/${language}/job/0`, 303);
    });
  for (const [url, kind] of Object.entries(older))
    serve(url, (code) => pathOfOlderLink(app.db, app.secret, kind, code));
  serve('/samples/status/:code', async (code) => {
    const request = await sampleStatusOfLink(app.db, app.secret, code);
    return request && samplesPath(app.secret, request.language, request.requestId);
  });

  /** Returns the file of a receipt, by the number of an order of this browser's customer. */
  async function ownReceipt(number: string, parcel: number | null, binding: Buffer): Promise<string | null> {
    if (!/^[A-Z]{1,10}\d{1,12}$/u.test(number)) return null;
    const customerId = await customerOfBrowser(app.db, binding);
    const order = customerId === null ? null : await jobOrder(app.db, { number });
    return order?.customerId === customerId ? receiptOf(app.db, { number, parcel }) : null;
  }
}
