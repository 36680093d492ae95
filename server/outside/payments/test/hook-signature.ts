import { createHmac } from 'node:crypto';

/** Signs a webhook of the test provider: time and body, by the key both sides have. */
export const signature = (key: string, atSeconds: number, body: string | Buffer): string =>
  createHmac('sha256', `webhooks ${key}`).update(`${atSeconds}.`).update(body).digest('hex');
