import type { FastifyInstance } from 'fastify';
import { queues } from '#shop/capacity/capacity.ts';
import { type ProviderEvent, recordWebhookEvent } from '#shop/payments/payments.ts';
import { OverloadedError, workQueue } from '#shop/work-queue/work-queue.ts';
import type { AppContext } from '../context/context.ts';
import { throttle } from '../process/throttle.ts';

const maxBody = 256 * 1024;
const timeoutMs = 10_000;

/**
 * Receives the providers' webhooks. The signature covers the raw body, byte by byte; its content is only a hint to
 * query the provider (docs/internals/payments.md). Answers 400 for forged or old ones, 200 for new or known ones,
 * 503 when there are too many at once.
 */
export async function servePaymentWebhooks(server: FastifyInstance, app: AppContext): Promise<void> {
  /**
   * One queue per provider, created at its first webhook, because staff can set up a provider while the shop
   * runs.
   */
  const reads = new Map<string, ReturnType<typeof workQueue>>();
  const [unread, refused] = [throttle(), throttle()];
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBody }, (_request, body, done) => {
      done(null, body);
    });
    scope.post<{ Params: { provider: string } }>(
      '/api/v1/payments/webhooks/:provider',
      async (request, reply) => {
        const { provider: name } = request.params;
        const provider = app.payments.named(name);
        if (!provider) return reply.code(404).send();
        const reading = reads.get(name) ?? workQueue(queues.webhooks.size);
        reads.set(name, reading);
        if (reading.isFull()) throw new OverloadedError();
        let event: ProviderEvent | null;
        try {
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          event = await reading.run(() =>
            provider.readWebhook(body, headersOf(request.headers), AbortSignal.timeout(timeoutMs)),
          );
        } catch (error) {
          if (error instanceof OverloadedError) throw error;
          // Authenticity couldn't be checked: the provider should resend it.
          const unsaid = unread();
          if (unsaid !== null)
            request.log.warn(
              { err: error, provider: name, unsaid },
              'could not read a message of a payment provider',
            );
          return reply.code(503).header('retry-after', '5').send();
        }
        const taken = event === null ? 'forged' : await recordWebhookEvent(app.db, name, event);
        if (taken !== 'taken' && taken !== 'seen') {
          const unsaid = refused();
          if (unsaid !== null)
            request.log.warn({ provider: name, taken, unsaid }, 'refused a message of a payment provider');
          return reply.code(400).send();
        }
        return reply.code(200).send();
      },
    );
  });
}

const headersOf = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
