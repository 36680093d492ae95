import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LanguageCode } from '#contract/languages.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { artworkPreview, isVisiblePrint, printsOf } from '#shop/artwork/artwork.ts';
import { queues as queueSizes } from '#shop/capacity/capacity.ts';
import { openJob } from '#shop/jobs/jobs.ts';
import { orderOfDocument, ordersOfDocument, readParcelNumber, receiptOf } from '#shop/orders/orders.ts';
import type { AppContext } from '../context/context.ts';
import { asDocuments } from '../documents/documents.ts';
import { taxSheets } from '../documents/tax-sheets.ts';
import { printedItem } from '../pictures/printed-item.ts';
import type { JobRequest } from './find-job.ts';
import type { renderCall } from './render-call.ts';
import { documentSender } from './send-documents.ts';

interface FileParts {
  within: (
    limit: 'browse' | 'message',
    answer: (lang: LanguageCode, request: JobRequest, reply: FastifyReply) => unknown,
  ) => unknown;
  call: ReturnType<typeof renderCall>;
}

/** Serves the files of an order below its page: receipts of its parcels, pictures of its artwork and printed items, and tax documents. */
export function serveJobFiles(server: FastifyInstance, app: AppContext, { within, call }: FileParts): void {
  const sendDocuments = documentSender(queueSizes.taxDocuments.size);
  server.get(
    '/:lang/job/:code/receipt/:number?',
    within('browse', async (_lang, request, reply) => {
      const { code, number } = request.params;
      const link = await openJob(app.db, app.secret, code);
      const isShown = link?.right === 'all' || link?.right === 'receipt';
      const parcel = readParcelNumber(number);
      const file = link && isShown ? await receiptOf(app.db, { orderId: link.orderId, parcel }) : null;
      const stored = file === null ? null : await app.stores.private.open(file);
      if (!stored) return reply.callNotFound();
      return reply.type('image/jpeg').header('content-length', stored.size).send(stored.content);
    }) as never,
  );
  server.get(
    '/:lang/job/:code/artwork/:number',
    within('browse', async (_lang, request, reply) => {
      const { code, number: id } = request.params;
      const link = await openJob(app.db, app.secret, code);
      const prints = link?.right === 'all' ? await printsOf(app.db, { orderId: link.orderId }) : [];
      const isShown = prints.some(({ artwork }) => artwork?.id === id && artwork.scan !== 'infected');
      const stored = isShown ? await app.stores.private.open(artworkPreview(id)) : null;
      if (!stored) return reply.callNotFound();
      return reply.type('image/png').header('content-length', stored.size).send(stored.content);
    }) as never,
  );
  server.get(
    '/:lang/job/:code/printed/:number',
    within('browse', async (_lang, request, reply) => {
      const { code, number } = request.params;
      const link = await openJob(app.db, app.secret, code);
      const all = link?.right === 'all' ? await printsOf(app.db, { orderId: link.orderId }) : [];
      const prints = all.filter((print) => print.itemId === Number(number) && isVisiblePrint(print));
      const [first] = prints;
      if (!link || !first?.picture) return reply.callNotFound();
      const printed = await printedItem(app.stores, link.orderId, prints);
      // A file that can't be read any more leaves the product as it is.
      if (!printed) return reply.redirect(first.picture.path, 302);
      return reply.type('image/webp').send(Buffer.from(printed));
    }) as never,
  );
  server.get(
    '/:lang/job/:code/papers/:number',
    within('browse', async (lang, request, reply) => {
      const { code, number } = request.params;
      const { data } = await call(getJob, { Code: code, languageCode: lang });
      const named = data[0]?.Order.TaxDocuments?.find((each) => each.Number === number);
      const link = named ? await openJob(app.db, app.secret, code) : null;
      const order = link && (await orderOfDocument(app.db, number, link.customerId));
      const sheets = order ? await taxSheets(app.db, await ordersOfDocument(app.db, [order])) : [];
      const found = sheets.filter((sheet) => sheet.number === number);
      if (!named || found.length === 0) return reply.callNotFound();
      return sendDocuments(asDocuments(named.Kind, found), request, reply);
    }) as never,
  );
}
