import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paymentSlipLimits } from '#contract/constants.ts';
import { formatOf, isHeic, isPhotoFormat } from '#contract/file-formats.ts';
import type { JobRight } from '#contract/forms/job-acts.ts';
import { fillLabel, type LabelValues } from '#contract/labels/label-set.ts';
import { defaultLanguage } from '#contract/languages.ts';
import { type MessageCode, messages } from '#contract/messages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { customerOfBrowser } from '#shop/accounts/accounts.ts';
import { artworkOf, artworkPreview } from '#shop/artwork/artwork.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { openJob } from '#shop/jobs/jobs.ts';
import { consumeRateLimit, rateLimitKey, rateWindows, secondsUntilHit } from '#shop/limits/limits.ts';
import { addReportPhoto, fileOfReportPhoto, reportRefusal } from '#shop/inquiries/inquiries.ts';
import { addReviewPhoto, reviewPhotoRefusal } from '#shop/reviews/reviews.ts';
import { addSlip, slipRefusal, transferOfCustomer } from '#shop/payments/payments.ts';
import { OverloadedError, workQueue } from '#shop/work-queue/work-queue.ts';
import type { AppContext } from '../context/context.ts';
import { type Envelope, errorEnvelope, okEnvelope } from '../calls/envelope.ts';
import { dayFullValues } from '../calls/day-full-values.ts';
import { slipPicture } from '../pictures/slip-process.ts';
import { bindingHash, isAmbiguous, resolveCaller } from './caller.ts';
import { crossOrigin } from './cross-origin.ts';
import type { RateLimits } from './rate-limits.ts';
import { sendLimited } from './send-limited.ts';
import { isUuid } from './uploads.ts';

const types = ['image/jpeg', 'image/png', 'image/webp'];
/** The maximum number of pictures per customer and day, valid or not. */
const maxPerDay = 20;

/**
 * The maximum number of uploads in progress, which are in memory: per customer, and in total. They use no
 * slot in the queue until their body is complete.
 */
const maxComing = { each: 2, all: 40 };

/** The status of each refusal of a picture. */
const statuses = { unknown: 404, ended: 409, enough: 409 } as const;
type Refusal = keyof typeof statuses;
type Codes = Readonly<Record<Refusal, MessageCode>>;

const slipCodes: Codes = { unknown: 'generalError', ended: 'slipTooLate', enough: 'slipsEnough' };
const photoCodes: Codes = { unknown: 'generalError', ended: 'photosTooLate', enough: 'photosEnough' };

/** A kind of picture that customers send: its route, its folder in the store, and its rules. */
interface PictureKind {
  url: string;
  folder: string;
  codes: Codes;
  /** The rights of links to the order that may send it, too. */
  rights: readonly JobRight[];
  /** Returns why this customer can't send one for this id, or null if they can. */
  refusalOf: (customerId: number, id: number) => Promise<Refusal | null>;
  /** Records a stored picture. */
  add: (customerId: number, id: number, picture: { file: string; bytes: number }) => Promise<Refusal | null>;
}

/**
 * POST payments/transfer-slip/{OrderId} uploads a payment slip, POST orders/report-photo/{ReportId} a photo of a
 * reported problem, and POST catalogue/review-photo/{ReviewId} a photo of a review, with the picture as its body. Only for
 * the customer of an order that awaits its bank transfer, of the report, or of the review of a bought product, which is
 * checked before the body is read. The picture is re-encoded and stored in the private store.
 * GET `/report-photos/<id>` and `/artwork/<id>` return a photo and the picture of a file for printing in a browser in
 * which their customer is logged in, otherwise 404.
 */
export async function serveTransferSlips(
  server: FastifyInstance,
  app: AppContext,
  limits: RateLimits,
): Promise<void> {
  const kinds: readonly PictureKind[] = [
    {
      url: '/api/v1/payments/transfer-slip/:id',
      folder: 'slips',
      codes: slipCodes,
      rights: ['all', 'pay'],
      refusalOf: async (customerId, orderId) =>
        slipRefusal(await transferOfCustomer(app.db, customerId, { orderId, number: '' })),
      add: (customerId, orderId, picture) => addSlip(app.db, { customerId, orderId }, picture),
    },
    {
      url: '/api/v1/orders/report-photo/:id',
      folder: 'reports',
      codes: photoCodes,
      rights: [],
      refusalOf: (customerId, id) => reportRefusal(app.db, customerId, id),
      add: (customerId, id, picture) => addReportPhoto(app.db, customerId, id, picture),
    },
    {
      url: '/api/v1/catalogue/review-photo/:id',
      folder: 'reviews',
      codes: photoCodes,
      rights: [],
      refusalOf: (customerId, id) => reviewPhotoRefusal(app.db, customerId, id),
      add: (customerId, id, picture) => addReviewPhoto(app.db, customerId, id, picture),
    },
  ];
  const cors = crossOrigin(app.config.corsOrigins);
  const queue = workQueue(queues.slips.size);
  const senders = new WeakMap<FastifyRequest, number>();
  const coming = new Map<number, number>();
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      types,
      { parseAs: 'buffer', bodyLimit: paymentSlipLimits.bytes },
      (_request, body, done) => done(null, body),
    );
    for (const kind of kinds)
      scope.post<{ Params: { id: string } }>(
        kind.url,
        {
          onRequest: async (request, reply) => {
            reply.header('cache-control', 'no-store');
            const sender = await allowed(kind, request, reply);
            if (typeof sender === 'object') return reply.code(sender.status).send(sender.envelope);
            senders.set(request, sender);
            return undefined;
          },
        },
        async (request): Promise<Envelope> => {
          const customerId = senders.get(request) ?? 0;
          const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const picture = await queue.run(() => slipPicture(content), new Set([String(customerId)]));
          const format = formatOf(content);
          if (!picture && format && !isPhotoFormat(format))
            return refused(400, isHeic(format) ? 'slipHeic' : 'slipFormat', { format: format.name });
          if (!picture) return refused(400, 'slipNotPicture');
          return store(kind, customerId, idOf(request), picture);
        },
      );
  });

  server.get<{ Params: { id: string } }>('/report-photos/:id', async (request, reply) => {
    if (!(await limits.allow('browse', request.clientAddress))) return sendLimited(reply, '/en/');
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const customerId = await customerOfBrowser(app.db, bindingHash(app, request));
    const file = customerId === null ? null : await fileOfReportPhoto(app.db, idOf(request), customerId);
    const stored = file === null ? null : await app.stores.private.open(file);
    if (!stored) return reply.callNotFound();
    return reply.type('image/jpeg').header('content-length', stored.size).send(stored.content);
  });

  server.get<{ Params: { id: string } }>('/artwork/:id', async (request, reply) => {
    if (!(await limits.allow('browse', request.clientAddress))) return sendLimited(reply, '/en/');
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const { id } = request.params;
    const customerId = await customerOfBrowser(app.db, bindingHash(app, request));
    const isOwn = isUuid(id) && (await artworkOf(app.db, id, customerId)) !== null;
    const stored = isOwn ? await app.stores.private.open(artworkPreview(id)) : null;
    if (!stored) return reply.callNotFound();
    return reply.type('image/png').header('content-length', stored.size).send(stored.content);
  });

  /** Returns who may upload a picture, or sends the refusal. */
  async function allowed(kind: PictureKind, request: FastifyRequest, reply: FastifyReply) {
    const no = (status: number, code: MessageCode, http = 200, values?: LabelValues) => ({
      status: http,
      envelope: refused(status, code, values),
    });
    if (!cors.allow(request, reply)) return no(403, 'generalError', 403);
    if (isAmbiguous(request)) return no(400, 'generalError', 400);
    if (!(await limits.allow('order', request.clientAddress))) return no(429, 'tooManyRequests', 429);
    const { Code } = request.query as { Code?: unknown };
    const link = typeof Code === 'string' ? await openJob(app.db, app.secret, Code) : null;
    const caller = link ?? (await resolveCaller(app, request, null));
    if (!('customerId' in caller)) return no('kind' in caller ? 401 : 403, 'loginNeeded');
    if (link && (link.orderId !== idOf(request) || !kind.rights.includes(link.right)))
      return no(statuses.unknown, kind.codes.unknown);
    const { customerId } = caller;
    const refusal = await kind.refusalOf(customerId, idOf(request));
    if (refusal) return no(statuses[refusal], kind.codes[refusal]);
    comes(customerId, reply);
    const key = rateLimitKey('slip', String(customerId));
    if (!(await consumeRateLimit(app.db, key, maxPerDay, rateWindows.day))) {
      reply.header('retry-after', await secondsUntilHit(app.db, { key, span: rateWindows.day }));
      return no(429, 'picturesDayFull', 429, await dayFullValues(app, defaultLanguage, key));
    }
    return customerId;
  }

  /**
   * Counts an upload until it is answered.
   * @throws OverloadedError when too many are in progress
   */
  function comes(customerId: number, reply: FastifyReply): void {
    const mine = coming.get(customerId) ?? 0;
    const all = [...coming.values()].reduce((total, each) => total + each, 0);
    if (mine >= maxComing.each || all >= maxComing.all) throw new OverloadedError();
    coming.set(customerId, mine + 1);
    reply.raw.once('close', () => {
      const left = (coming.get(customerId) ?? 1) - 1;
      if (left > 0) coming.set(customerId, left);
      else coming.delete(customerId);
    });
  }

  async function store(
    kind: PictureKind,
    customerId: number,
    id: number,
    picture: Buffer,
  ): Promise<Envelope> {
    const file = `${kind.folder}/${randomUUID()}.jpg`;
    await app.stores.private.add(file, picture);
    const refusal = await kind.add(customerId, id, { file, bytes: picture.length });
    if (!refusal) return okEnvelope([{ ResponseMsg: serverAnswers.saved }]);
    await app.stores.private.remove(file);
    return refused(statuses[refusal], kind.codes[refusal]);
  }
}

const idOf = ({ params }: FastifyRequest): number => {
  const { id } = params as { id: string };
  return /^\d{1,9}$/u.test(id) ? Number(id) : 0;
};

/** @param MessageValues what fills the places of its sentence */
function refused(status: number, code: MessageCode, MessageValues?: LabelValues): Envelope {
  const sentence = fillLabel(messages.texts[code], MessageValues);
  return errorEnvelope(status, sentence, [{ ResponseMsg: sentence, MessageCode: code, MessageValues }]);
}
