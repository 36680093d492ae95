import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import type { AppContext } from '../context/context.ts';
import { answerErrors } from './errors.ts';
import { servePaymentWebhooks } from './payment-webhooks.ts';

/**
 * Starts a shop with a provider that must be queried about each webhook, and reports all as forged once it is
 * released.
 */
async function shopOfSlowProvider() {
  const requested = { now: 0, max: 0 };
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  const provider = {
    name: 'slow',
    async readWebhook() {
      requested.now += 1;
      requested.max = Math.max(requested.max, requested.now);
      await mayAnswer;
      requested.now -= 1;
      return null;
    },
  };
  const server = Fastify() as unknown as FastifyInstance;
  answerErrors(server);
  const payments = { all: [provider], named: (name: string) => (name === 'slow' ? provider : null) };
  await servePaymentWebhooks(server, { payments } as unknown as AppContext);
  const notify = () => server.inject({ method: 'POST', url: '/api/v1/payments/webhooks/slow', payload: {} });
  return { requested, answer, notify };
}

it('queries a provider about ten webhooks at once, queues some, and rejects the others for a retry', async () => {
  const { requested, answer, notify } = await shopOfSlowProvider();
  const all = Promise.all(Array.from({ length: 80 }, notify));
  await expect.poll(() => requested.now).toBe(10);
  answer();
  const answers = await all;
  const turnedAway = answers.filter(({ statusCode }) => statusCode === 503);
  expect(requested.max).toBe(10);
  expect(turnedAway).toHaveLength(30);
  expect(turnedAway.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(50);
  // There is a free slot again.
  expect((await notify()).statusCode).toBe(400);
});
