import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LanguageCode } from '#contract/languages.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import type { JobView } from '#storefront/entry.server.tsx';
import type { AppContext } from '../context/context.ts';
import type { JobRequest } from './find-job.ts';
import type { renderCall } from './render-call.ts';
import { checkoutNonce } from './security-headers.ts';

/** What these pages share with those of orders. */
interface PayParts {
  within: (
    limit: 'browse',
    answer: (lang: LanguageCode, request: JobRequest, reply: FastifyReply) => unknown,
  ) => unknown;
  send: (
    reply: FastifyReply,
    lang: LanguageCode,
    view: JobView,
    status?: number,
    nonce?: string,
  ) => Promise<unknown>;
  call: ReturnType<typeof renderCall>;
}

/**
 * Serves the form of a card or wallet below the page of an order, with the provider's script. It leads
 * back to that page once the method can't pay what is due.
 */
export function servePayPages(
  server: FastifyInstance,
  app: AppContext,
  { within, send, call }: PayParts,
): void {
  server.get(
    '/:lang/job/:code/pay',
    within('browse', async (lang, request, reply) => {
      const { code } = request.params;
      const [job] = (await call(getJob, { Code: code, languageCode: lang })).data;
      const id = Number(request.query.method);
      const method = job?.Payment?.Methods.find(({ PaymentMethodId }) => PaymentMethodId === id);
      const isForm = method?.ShownAs === 'card' || method?.ShownAs === 'wallet';
      if (!job?.Payment || !method || !isForm)
        return reply.redirect(`/${lang}/job/${encodeURIComponent(code)}`, 303);
      const once = checkoutNonce(app, request.url);
      if (once) reply.headers({ ...once.headers, 'cache-control': 'no-store' });
      const path = `/job/${code}/pay?method=${id}`;
      return send(reply, lang, { kind: 'pay', path, job, payment: job.Payment, method }, 200, once?.nonce);
    }) as never,
  );
}
