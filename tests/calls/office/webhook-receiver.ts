import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll } from 'vitest';
import { webhookEventNames } from '#contract/webhooks/event-names.ts';
import type { Database } from '#database/schema.ts';
import { newSecret, sealSecret } from '#shop/webhooks/webhooks.ts';

export interface ReceivedEvent {
  id: string;
  at: number;
  headers: IncomingHttpHeaders;
  body: { type: string; version: number; timestamp: string; data: Record<string, unknown> };
}

export interface WebhookAnswer {
  status: number;
  afterMs?: number;
  body?: string;
  headers?: Record<string, string>;
}

/**
 * Starts a system that receives events, on this machine. It verifies each with the library of the standard, and counts those
 * that it can't verify. `takes` replaces its secret. `answer` decides what it returns; by default 204.
 */
export async function webhookReceiver(secret = newSecret()) {
  const received: ReceivedEvent[] = [];
  const counts = { forged: 0, open: 0, overlaps: 0 };
  const openIds = new Set<string>();
  let current = secret;
  let answer: (event: ReceivedEvent) => WebhookAnswer = () => ({ status: 204 });
  const server = createServer((request, response) => {
    void (async () => {
      const id = String(request.headers['webhook-id']);
      if (openIds.has(id)) counts.overlaps += 1;
      openIds.add(id);
      response.once('close', () => openIds.delete(id));
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      let event: ReceivedEvent;
      try {
        const body = new Webhook(current).verify(
          Buffer.concat(pieces).toString(),
          request.headers as Record<string, string>,
        ) as ReceivedEvent['body'];
        event = { id, at: performance.now(), headers: request.headers, body };
      } catch {
        counts.forged += 1;
        response.writeHead(401).end();
        return;
      }
      received.push(event);
      const { status, afterMs = 0, body = '', headers = {} } = answer(event);
      setTimeout(() => response.writeHead(status, headers).end(body), afterMs);
    })().catch(() => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    secret,
    received,
    counts,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    answers: (next: typeof answer) => (answer = next),
    takes: (next: string) => (current = next),
  };
}

/** Adds an endpoint of a receiver, without the office. Returns its id. */
export async function addEndpoint(
  db: Database,
  key: Buffer,
  { url, secret }: { url: string; secret: string },
  events: readonly string[] = webhookEventNames,
): Promise<number> {
  const { id } = await db
    .insertInto('webhook_endpoint')
    .values({
      address: url,
      events: [...events],
      secret: null,
      former_secret: null,
      secret_at: null,
      failing_since: null,
      off_why: null,
      last_at: null,
      last_code: null,
      last_error: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('webhook_endpoint')
    .set({ secret: sealSecret(key, id, secret), secret_at: new Date() })
    .where('id', '=', id)
    .execute();
  return id;
}
