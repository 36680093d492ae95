import { createHmac } from 'node:crypto';

/** Signs a webhook of the test provider: time and body, with the shared key. */
export const signature = (key: string, atSeconds: number, body: string | Buffer): string =>
  createHmac('sha256', `webhooks ${key}`).update(`${atSeconds}.`).update(body).digest('hex');
