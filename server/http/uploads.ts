import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uploadLimits } from '#contract/upload-limits.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { messages } from '#contract/messages.ts';
import { uploaders } from '#contract/operations/office/pictures/upload-types.ts';
import { addChunk, type Upload, uploadOf, uploadOfPicture, type UploadOwner } from '#shop/uploads/uploads.ts';
import { OverloadedError } from '#shop/work-queue/work-queue.ts';
import { callerRefusal, customerIdOf } from '../calls/caller.ts';
import { type AppContext, onConnections } from '../context/context.ts';
import { previewName } from '../pictures/create-renditions.ts';
import { nameOf, publicPath } from '../pictures/store-picture.ts';
import { chunkName } from '../pictures/uploaded.ts';
import { allowKey, isKeyMisplaced, keyCaller, keyIn } from './api-key-door.ts';
import { isAmbiguous, resolveCaller } from './caller.ts';
import { crossOrigin } from './cross-origin.ts';
import { fromOfficePage, staffCaller } from './office-door.ts';
import type { RateLimits } from './rate-limits.ts';

/** The maximum number of chunks in progress, which are in memory: per person, and in total. */
const maxComing = { each: 4, all: 24 };

/** Where chunks come in, and who may send them. */
interface Door {
  url: string;
  /** Returns the owner of the uploads. Null after sending a refusal. */
  ownerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<UploadOwner | null>;
}

const { keyMisplaced, uploadOver } = officeRefusals.texts;
const { generalError, loginNeeded, notAllowed, tooManyRequests } = messages.texts;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u;
export const isUuid = (text: string): boolean => uuid.test(text);

/**
 * PUT /office/uploads/{id}/{offset}: a chunk of an upload that this person started (BEGIN_UPLOAD), in file order; PUT
 * /api/v1/orders/artwork/{id}/{offset}: the same for customers and visitors (BEGIN_ARTWORK); GET /office/originals/{file}: the
 * original of a cropped picture, for staff only. The caller is authorized before any body is read.
 */
export async function serveUploads(
  server: FastifyInstance,
  ofShop: AppContext,
  limits: RateLimits,
): Promise<void> {
  const app = onConnections(ofShop, ofShop.officeDb ?? ofShop.db);
  const cors = crossOrigin(app.config.corsOrigins);
  const uploads = new WeakMap<FastifyRequest, Upload>();
  const coming = new Map<string, number>();
  const doors: readonly Door[] = [
    {
      url: '/office/uploads/:id/:at',
      async ownerOf(request, reply) {
        const staffId = await allowed(request, reply, keyIn(app, request));
        return staffId === null ? null : { staffId };
      },
    },
    { url: '/api/v1/orders/artwork/:id/:at', ownerOf: customer },
  ];
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: uploadLimits.piece.most },
      (_request, body, done) => done(null, body),
    );
    for (const { url, ownerOf } of doors)
      scope.put<{ Params: { id: string; at: string } }>(
        url,
        {
          onRequest: async (request, reply) => {
            reply.header('cache-control', 'no-store');
            const owner = await ownerOf(request, reply);
            if (owner === null) return reply;
            const { id } = request.params;
            const upload = isUuid(id) ? await uploadOf(app.db, owner, id) : null;
            if (!upload || upload.stored !== null) return refuse(reply, 404, uploadOver);
            const isVisitor = 'customerId' in owner && owner.customerId === null;
            comes(isVisitor ? request.clientAddress : JSON.stringify(owner), reply);
            uploads.set(request, upload);
            return undefined;
          },
        },
        async (request, reply) => {
          const upload = uploads.get(request);
          const { at } = request.params;
          const piece = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          if (!upload || !/^\d{1,10}$/u.test(at) || piece.length === 0)
            return refuse(reply, 400, generalError);
          return take(upload, Number(at), piece, reply);
        },
      );
    scope.get<{ Params: { file: string } }>('/office/originals/:file', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if ((await allowed(request, reply)) === null) return reply;
      const found = await original(publicPath(request.params.file));
      if (!found) return refuse(reply, 404, officeRefusals.texts.notFound);
      return reply.type('image/webp').header('content-length', found.size).send(found.content);
    });
  });

  async function take(upload: Upload, at: number, piece: Buffer, reply: FastifyReply) {
    const { id, received, bytes } = upload;
    if (at !== received) return elsewhere(reply, received);
    if (at + piece.length > bytes) return refuse(reply, 400, generalError);
    await app.stores.private.add(chunkName(id, at, piece.length), piece);
    const now = await addChunk(app.db, id, { at, length: piece.length });
    if (now === null) return elsewhere(reply, received);
    return { data: { received: now } };
  }

  /** Returns the answer to a wrong offset. The client then queries where to continue (GET_UPLOAD). */
  const elsewhere = (reply: FastifyReply, received: number) =>
    reply.code(409).send({ error: officeRefusals.texts.changedMeanwhile, data: { received } });

  /** Returns the staff id if permitted, by the office's cookie or an API key. Null after sending a refusal. */
  async function allowed(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string | null = null,
  ): Promise<number | null> {
    const no = (status: number, error: string) => {
      refuse(reply, status, error);
      return null;
    };
    if (isKeyMisplaced(request)) return no(400, keyMisplaced);
    if (key === null && !fromOfficePage(request)) return no(403, generalError);
    if (!(await limits.allow('office', request.clientAddress))) return no(429, tooManyRequests);
    const caller = await (key === null ? staffCaller(app, request) : keyCaller(app, request, key));
    if ('keyRefusal' in caller) return no(caller.keyRefusal.statusCode, caller.keyRefusal.message);
    if (caller.kind === 'staff' && caller.keyId !== undefined) {
      const counted = `key ${caller.keyId}`;
      if (!(await allowKey(limits, 'office', { request, reply, counted }))) return no(429, tooManyRequests);
    }
    const why = callerRefusal(uploaders, caller);
    if (why !== null || caller.kind !== 'staff')
      return no(why === 401 ? 401 : 403, why === 401 ? loginNeeded : notAllowed);
    return caller.staffId;
  }

  /** Returns the customer or visitor. Null after sending a refusal. */
  async function customer(request: FastifyRequest, reply: FastifyReply): Promise<UploadOwner | null> {
    const no = (status: number, error: string) => {
      refuse(reply, status, error);
      return null;
    };
    if (!cors.allow(request, reply) || isAmbiguous(request)) return no(403, generalError);
    if (!(await limits.allow('order', request.clientAddress))) return no(429, tooManyRequests);
    const caller = await resolveCaller(app, request, null);
    return 'kind' in caller ? { customerId: customerIdOf(caller) } : no(401, loginNeeded);
  }

  /**
   * Counts a chunk until it is answered.
   * @throws OverloadedError when too many are in progress
   */
  function comes(owner: string, reply: FastifyReply): void {
    const mine = coming.get(owner) ?? 0;
    const all = [...coming.values()].reduce((total, each) => total + each, 0);
    if (mine >= maxComing.each || all >= maxComing.all) throw new OverloadedError();
    coming.set(owner, mine + 1);
    reply.raw.once('close', () => {
      const left = (coming.get(owner) ?? 1) - 1;
      if (left > 0) coming.set(owner, left);
      else coming.delete(owner);
    });
  }

  /** Returns the original of a picture. For one that wasn't cropped here, the picture itself. */
  async function original(path: string) {
    const upload = await uploadOfPicture(app.db, path);
    return upload
      ? app.stores.private.open(previewName(upload.id))
      : path.endsWith('.webp')
        ? app.stores.content.open(nameOf(path))
        : null;
  }
}

const refuse = (reply: FastifyReply, status: number, error: string) =>
  reply.code(status).send({ error, data: [] });
