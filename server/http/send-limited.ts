import type { FastifyReply } from 'fastify';
import { plainPage, plainPolicy } from './plain-page.ts';

/** Sends the page for visitors who exceed the rate limit, in the language of the URL. */
export function sendLimited(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .code(429)
    .header('cache-control', 'no-store')
    .header('content-security-policy', plainPolicy)
    .type('text/html; charset=utf-8')
    .send(plainPage('limited', address));
}
