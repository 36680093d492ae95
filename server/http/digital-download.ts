import type { FastifyReply, FastifyRequest } from 'fastify';
import { downloadName, knownType } from '#contract/file-types.ts';
import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';
import { messages } from '#contract/messages.ts';
import { customerOfBrowser, noteRefusal } from '#shop/accounts/accounts.ts';
import { boughtFile, readDownload } from '#shop/orders/orders.ts';
import type { AppContext } from '../context/context.ts';
import { errorEnvelope } from '../calls/envelope.ts';
import { attachment } from './attachment.ts';
import { bindingHash } from './caller.ts';
import type { crossOrigin } from './cross-origin.ts';
import type { RateLimits } from './rate-limits.ts';

const pattern = /^common\/download-digital-file(?:\/|$)(?:0*(\d{1,9})\/([^/]{1,200})$)?/u;

/**
 * GET common/download-digital-file/{OrderItemID}/{value}: serves the file of a digital product to its buyer. `value` is
 * what GET_DOWNLOAD_LINK signed, or the user id of existing clients, which is valid only with the cookie of a browser
 * in which that customer is logged in. Everything else is 404, whatever the reason. Returns undefined for other paths.
 */
export function digitalDownload(app: AppContext, cors: ReturnType<typeof crossOrigin>, limits: RateLimits) {
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    callPath: string,
  ): Promise<FastifyReply> | undefined => {
    const parts = pattern.exec(callPath);
    if (!parts || !['GET', 'HEAD'].includes(request.method)) return undefined;
    return answer(request, reply, Number(parts[1] ?? 0), parts[2] ?? '');
  };

  async function answer(request: FastifyRequest, reply: FastifyReply, itemId: number, value: string) {
    reply.header('cache-control', 'no-store');
    if (!(await limits.allow('browse', request.clientAddress))) {
      return reply.code(429).send(errorEnvelope(429, messages.texts.tooManyRequests));
    }
    const found = cors.allow(request, reply) && (await fileFor(app, request, itemId, value));
    if (!found) await noteRefusal(app.db, 'download refused', null, { orderItem: itemId });
    if (!found) return reply.code(404).send(errorEnvelope(404, messages.texts.downloadFailed));
    return reply
      .type(found.type)
      .header('content-length', found.size)
      .header('content-disposition', attachment(found.name))
      .send(found.content);
  }
}

async function fileFor(app: AppContext, request: FastifyRequest, itemId: number, value: string) {
  const right = await rightTo(app, request, itemId, value);
  const bought = right && (await boughtFile(app.db, right));
  if (!bought) return null;
  // The name comes from the database, but even so, files outside the store must never be sent.
  const stored = await app.stores.private.open(bought.file);
  if (!stored) {
    app.log.error({ orderItem: itemId }, 'the file of a digital product is missing');
    return null;
  }
  const productName = (right.language === defaultLanguage ? null : bought.nameKm) ?? bought.nameEn;
  const name = downloadName(productName, bought.type);
  return { ...stored, type: knownType(bought.type), name };
}

interface Right {
  itemId: number;
  customerId: number;
  language: LanguageCode;
  until?: Date;
}

async function rightTo(
  app: AppContext,
  request: FastifyRequest,
  itemId: number,
  value: string,
): Promise<Right | null> {
  const link = readDownload(app.secret, itemId, value);
  if (link) return { ...link, until: link.expiresAt };
  if (!/^\d{1,9}$/u.test(value)) return null;
  const customerId = await customerOfBrowser(app.db, bindingHash(app, request));
  return customerId === Number(value) ? { itemId, customerId, language: defaultLanguage } : null;
}
