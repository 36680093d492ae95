import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

// Vite's client puts styles into the page and talks over a socket of its own.
const developmentPolicy = policy
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:");

/** What every answer carries. */
export function securityHeaders(app: Pick<AppContext, 'config' | 'dev'>): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': app.dev ? developmentPolicy : policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
  if (app.config.publicUrl.startsWith('https:'))
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  return headers;
}

/** On every answer, errors and files included. */
export function setSecurityHeaders(server: FastifyInstance, app: AppContext): void {
  const headers = securityHeaders(app);
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
