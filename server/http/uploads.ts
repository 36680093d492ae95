import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uploadLimits } from '#contract/constants.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { messages } from '#contract/messages.ts';
import { uploaders } from '#contract/operations/office/pictures/upload-types.ts';
import { addChunk, type Upload, uploadOf, uploadOfPicture } from '#shop/uploads/uploads.ts';
import { OverloadedError } from '#shop/work-queue/work-queue.ts';
import { callerRefusal } from '../calls/caller.ts';
import { type AppContext, onConnections } from '../context/context.ts';
import { previewName } from '../pictures/create-renditions.ts';
import { nameOf, publicPath } from '../pictures/store-picture.ts';
import { chunkName } from '../pictures/uploaded.ts';
import { fromOfficePage, staffCaller } from './office-door.ts';
import type { RateLimits } from './rate-limits.ts';

/** The maximum number of chunks in progress, which are in memory: per person, and in total. */
const maxComing = { each: 4, all: 24 };

const { uploadOver } = officeRefusals.texts;
const { generalError, loginNeeded, notAllowed, tooManyRequests } = messages.texts;
const anyUuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u;

/**
 * PUT /office/uploads/{id}/{offset}: a chunk of an upload that this person started (BEGIN_UPLOAD), in file order; GET
 * /office/originals/{file}: the original of a cropped picture, for staff only. The caller is authorized before any body
 * is read.
 */
export async function serveUploads(
  server: FastifyInstance,
  ofShop: AppContext,
  limits: RateLimits,
): Promise<void> {
  const app = onConnections(ofShop, ofShop.officeDb ?? ofShop.db);
  const uploads = new WeakMap<FastifyRequest, Upload>();
  const coming = new Map<number, number>();
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: uploadLimits.piece.most },
      (_request, body, done) => done(null, body),
    );
    scope.put<{ Params: { id: string; at: string } }>(
      '/office/uploads/:id/:at',
      {
        onRequest: async (request, reply) => {
          reply.header('cache-control', 'no-store');
          const staffId = await allowed(request, reply);
          if (staffId === null) return reply;
          const { id } = request.params;
          const upload = anyUuid.test(id) ? await uploadOf(app.db, staffId, id) : null;
          if (!upload || upload.stored !== null) return refuse(reply, 404, uploadOver);
          comes(staffId, reply);
          uploads.set(request, upload);
          return undefined;
        },
      },
      async (request, reply) => {
        const upload = uploads.get(request);
        const { at } = request.params;
        const piece = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!upload || !/^\d{1,10}$/u.test(at) || piece.length === 0) return refuse(reply, 400, generalError);
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

  /** Returns the staff id if permitted. Null after sending a refusal. */
  async function allowed(request: FastifyRequest, reply: FastifyReply): Promise<number | null> {
    const no = (status: number, error: string) => {
      refuse(reply, status, error);
      return null;
    };
    if (!fromOfficePage(request)) return no(403, generalError);
    if (!(await limits.allow('office', request.clientAddress))) return no(429, tooManyRequests);
    const caller = await staffCaller(app, request);
    const why = callerRefusal(uploaders, caller);
    if (why !== null || caller.kind !== 'staff')
      return no(why === 401 ? 401 : 403, why === 401 ? loginNeeded : notAllowed);
    return caller.staffId;
  }

  /**
   * Counts a chunk until it is answered.
   * @throws OverloadedError when too many are in progress
   */
  function comes(staffId: number, reply: FastifyReply): void {
    const mine = coming.get(staffId) ?? 0;
    const all = [...coming.values()].reduce((total, each) => total + each, 0);
    if (mine >= maxComing.each || all >= maxComing.all) throw new OverloadedError();
    coming.set(staffId, mine + 1);
    reply.raw.once('close', () => {
      const left = (coming.get(staffId) ?? 1) - 1;
      if (left > 0) coming.set(staffId, left);
      else coming.delete(staffId);
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
