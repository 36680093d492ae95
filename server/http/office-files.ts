import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paymentSlipLimits } from '#contract/constants.ts';
import { formatOf, isPhotoFormat, pictureRefusal } from '#contract/file-formats.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import type { Permission } from '#contract/permissions.ts';
import { artworkFile, artworkOf, artworkPreview } from '#shop/artwork/artwork.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { fileOfReportPhoto } from '#shop/inquiries/inquiries.ts';
import { storeReceipt, mayHaveReceipt, readParcelNumber, receiptOf } from '#shop/orders/orders.ts';
import { fileOfReviewPhoto } from '#shop/reviews/reviews.ts';
import { sheetOf } from '#shop/proofs/proofs.ts';
import { seeSlip } from '#shop/payments/payments.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';
import { callerRefusal, type Staff } from '../calls/caller.ts';
import type { AppContext } from '../context/context.ts';
import { refuse } from '../operations/office/account/office-answers.ts';
import { slipPicture } from '../pictures/slip-process.ts';
import { attachment } from './attachment.ts';
import { fromOfficePage, staffCaller } from './office-door.ts';
import type { RateLimits } from './rate-limits.ts';
import { isUuid } from './uploads.ts';

const types = ['image/jpeg', 'image/png', 'image/webp'];

interface Receipt {
  Params: { number: string };
  Querystring: { parcel?: unknown };
}

/**
 * Serves private pictures for staff, below `/office/files/`: GET `slips/<id>`, `reports/<id>`, `reviews/<id>`, `receipts/<order number>?parcel=<n>`,
 * `proofs/<id>`, `artwork/<id>/picture` and, to download, `artwork/<id>/file`.
 * POST `receipts/<number>` uploads the receipt from a post office or a bus company, with the picture as its
 * body. The picture is re-encoded and stored in the private store.
 */
export async function serveOfficeFiles(
  server: FastifyInstance,
  app: AppContext,
  limits: RateLimits,
): Promise<void> {
  const queue = workQueue(queues.slips.size);

  /** Returns the staff member if permitted. Null after sending a refusal. */
  async function allowed(request: FastifyRequest, reply: FastifyReply, permission: Permission) {
    reply.header('cache-control', 'no-store');
    if (!(await limits.allow('office', request.clientAddress))) return no(reply, 429);
    if (!fromOfficePage(request)) return no(reply, 403);
    const caller = await staffCaller(app, request);
    const refusal = callerRefusal({ staff: permission }, caller);
    return refusal === null ? (caller as Staff) : no(reply, typeof refusal === 'number' ? refusal : 403);
  }

  async function send(reply: FastifyReply, file: string | null, type = 'image/jpeg') {
    const stored = file === null ? null : await app.stores.private.open(file);
    if (!stored) return no(reply, 404);
    return reply.type(type).header('content-length', stored.size).send(stored.content);
  }

  server.get<{ Params: { id: string } }>('/office/files/slips/:id', async (request, reply) => {
    const caller = await allowed(request, reply, 'payments.read');
    if (!caller) return reply;
    const id = /^\d{1,9}$/u.test(request.params.id) ? Number(request.params.id) : 0;
    return send(reply, await seeSlip(app.db, id, staffActor(caller.staffId)));
  });

  server.get<{ Params: { id: string } }>('/office/files/reports/:id', async (request, reply) => {
    if (!(await allowed(request, reply, 'orders.read'))) return reply;
    const id = /^\d{1,9}$/u.test(request.params.id) ? Number(request.params.id) : 0;
    return send(reply, await fileOfReportPhoto(app.db, id));
  });

  server.get<{ Params: { id: string } }>('/office/files/reviews/:id', async (request, reply) => {
    if (!(await allowed(request, reply, 'reviews.write'))) return reply;
    const id = /^\d{1,9}$/u.test(request.params.id) ? Number(request.params.id) : 0;
    return send(reply, await fileOfReviewPhoto(app.db, id));
  });

  server.get<{ Params: { id: string; form: string } }>(
    '/office/files/artwork/:id/:form',
    async (request, reply) => {
      if (!(await allowed(request, reply, 'orders.read'))) return reply;
      const { id, form } = request.params;
      const found = isUuid(id) ? await artworkOf(app.db, id) : null;
      if (!found) return no(reply, 404);
      if (form === 'picture') return send(reply, artworkPreview(id), 'image/png');
      // The file itself is only downloaded, never shown: what a browser or an office program makes of it is unknown.
      reply.header('content-disposition', attachment(found.name || `artwork.${found.facts.kind}`));
      return send(reply, artworkFile(id), 'application/octet-stream');
    },
  );

  server.get<{ Params: { id: string } }>('/office/files/proofs/:id', async (request, reply) => {
    if (!(await allowed(request, reply, 'orders.read'))) return reply;
    const { id } = request.params;
    return send(reply, isUuid(id) ? await sheetOf(app.db, { id }) : null, 'image/webp');
  });

  server.get<Receipt>('/office/files/receipts/:number', async (request, reply) => {
    const caller = await allowed(request, reply, 'orders.read');
    const which = { ...request.params, parcel: readParcelNumber(request.query.parcel) };
    return caller ? send(reply, await receiptOf(app.db, which)) : reply;
  });

  await server.register(async (scope) => {
    const senders = new WeakMap<FastifyRequest, Staff>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      types,
      { parseAs: 'buffer', bodyLimit: paymentSlipLimits.bytes },
      (_request, body, done) => done(null, body),
    );
    scope.post<Receipt>(
      '/office/files/receipts/:number',
      {
        // Runs before the body is read.
        onRequest: async (request, reply) => {
          const caller = await allowed(request, reply, 'orders.fulfil');
          if (!caller) return reply;
          const { number } = request.params;
          if (!(await mayHaveReceipt(app.db, number))) return no(reply, 409) ?? reply;
          senders.set(request, caller);
          return undefined;
        },
      },
      async (request, reply) => {
        const { number } = request.params;
        const by = senders.get(request);
        if (!by) return no(reply, 401) ?? reply;
        const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const picture = await queue.run(() => slipPicture(content), new Set([String(by.staffId)]));
        if (!picture) {
          const format = formatOf(content);
          const isOther = format && !isPhotoFormat(format);
          const { message, data } = isOther
            ? refuse(400, pictureRefusal(format), { format: format.name })
            : refuse(400, format ? 'damagedPicture' : 'notPicture');
          return reply.code(400).send({ error: message, data: data ?? null });
        }
        const file = `receipts/${randomUUID()}.jpg`;
        await app.stores.private.add(file, picture);
        const of = { number, parcel: readParcelNumber(request.query.parcel), receipt: file };
        const added = await storeReceipt(app.db, { ...of, by: staffActor(by.staffId) });
        const left = added ? added.before : file;
        if (left !== null) await app.stores.private.remove(left);
        return added ? reply.send({ data: {} }) : (no(reply, 409) ?? reply);
      },
    );
  });
}

const sentences = {
  401: officeRefusals.texts.secondFactorNeeded,
  403: '',
  404: officeRefusals.texts.notFound,
  409: officeRefusals.texts.stepNotAllowed,
  429: '',
} as const;

/** Sends a refusal in the format of the office's operations. */
function no(reply: FastifyReply, status: keyof typeof sentences, error: string = sentences[status]): null {
  void reply.code(status).send({ error, data: null });
  return null;
}
