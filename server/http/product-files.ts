import type { FastifyInstance } from 'fastify';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import type { Answer } from '#contract/operation.ts';
import { getProductFile } from '#contract/operations/office/pictures/get-product-file.ts';
import type { Registry } from '../calls/registry.ts';
import type { AppContext } from '../context/context.ts';
import { attachment } from './attachment.ts';
import type { CallServices } from './call-route.ts';
import { answerForDocument, refuseDocument } from './office-document.ts';

/**
 * GET `/office/product-files/<product>`: downloads the file of a digital product for staff who manage it
 * (GET_PRODUCT_FILE). It is never displayed inline.
 */
export function serveProductFiles(
  server: FastifyInstance,
  registry: Registry,
  services: CallServices,
  { stores }: AppContext,
): void {
  server.get<{ Params: { product: string } }>('/office/product-files/:product', async (request, reply) => {
    const handler = registry.byName.get(getProductFile.name);
    if (!handler || !/^[1-9]\d{0,8}$/u.test(request.params.product)) return reply.callNotFound();
    const wish = { id: Number(request.params.product) };
    const at = { request, reply };
    const found = await answerForDocument<Answer<typeof getProductFile>>(services, handler, wish, at);
    if (!found) return reply;
    const stored = await stores.private.open(found.file);
    if (!stored) return refuseDocument(reply, 404, officeRefusals.texts.notFound);
    return reply
      .type(found.type)
      .header('content-length', stored.size)
      .header('content-disposition', attachment(found.fileName))
      .send(stored.content);
  });
}
