import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { languageCodes } from '#contract/languages.ts';
import { earlyPressScript } from '#web/early-press-script.ts';
import type { AppContext } from '../context/context.ts';
import { providerOrigins } from './provider-origins.ts';

const policy: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
};

// Vite's client puts styles into the page and talks over a socket of its own.
const whileDeveloping = {
  'style-src': ["'unsafe-inline'"],
  'script-src': ["'unsafe-inline'"],
  'connect-src': ['ws:'],
};

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const permissions = (camera: '()' | '(self)') => `camera=${camera}, microphone=(), geolocation=(self)`;

/** Where staff read codes with the camera, when they press for it. */
const workshop = new RegExp(`^/office/(?:${languageCodes.join('|')})/workshop(?:[/?]|$)`, 'u');

type App = Pick<AppContext, 'config' | 'dev' | 'firstScripts'>;

/** The policy, and what is allowed besides. */
function policyWith(more: Readonly<Record<string, readonly string[]>>): string {
  return [...new Set([...Object.keys(policy), ...Object.keys(more)])]
    .map((name) => [name, policy[name], ...(more[name] ?? [])].filter(Boolean).join(' '))
    .join('; ');
}

/** What this shop lets in everywhere besides: scripts that stand in its pages, and its own pictures, where they are elsewhere. */
const ofApp = ({ dev, config, firstScripts = [] }: App): Record<string, readonly string[]> => ({
  // While developing, the hash of a script that stands in a page would end what is let in.
  ...(dev ? whileDeveloping : { 'script-src': [earlyPressScript, ...firstScripts].map(hashOf) }),
  ...(config.contentUrl && { 'img-src': [config.contentUrl] }),
});

/** What every answer carries. */
export function securityHeaders(app: App): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': policyWith(ofApp(app)),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Where somebody is goes into the address they write, when they press for it.
    'permissions-policy': permissions('()'),
  };
  if (app.config.publicUrl.startsWith('https:'))
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  return headers;
}

const checkout = new RegExp(`^/(?:(?:${languageCodes.join('|')})/)?checkout/?(?:\\?|$)`, 'u');

/** The one page that lets in scripts and frames of others: those of the payment providers that have keys. */
export const letsProvidersIn = (app: App, address: string): boolean =>
  checkout.test(address) && providerOrigins(app.config) !== null;

/** What the checkout carries instead; null where no provider has a form of its own. `nonce`: '' for none. */
function checkoutHeaders(app: App, nonce = ''): Record<string, string> | null {
  const origins = providerOrigins(app.config);
  if (!origins) return null;
  const { popups, ...sources } = origins;
  const once = nonce ? { 'script-src': [`'nonce-${nonce}'`], 'style-src': [`'nonce-${nonce}'`] } : {};
  return {
    'content-security-policy': policyWith([ofApp(app), sources, once].reduce(joined)),
    // The wallet's window tells the page behind it what became of the payment.
    ...(popups && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  };
}

/**
 * A nonce for one answer with the checkout's document in it, and the headers that let it in; null where nobody needs one.
 * PayPal's script puts styles and scripts into the page and its empty frames, and hands each the nonce it was given.
 */
export function checkoutNonce(
  app: App,
  address: string,
): { nonce: string; headers: Record<string, string> } | null {
  // While developing everything inline is let in, which a nonce would end.
  if (app.dev || !app.config.paypal || !checkout.test(address)) return null;
  const nonce = randomBytes(16).toString('base64');
  return { nonce, headers: { ...checkoutHeaders(app, nonce), 'cache-control': 'no-store' } };
}

const joined = (one: Readonly<Record<string, readonly string[]>>, other: typeof one) =>
  Object.fromEntries(
    [...Object.keys(one), ...Object.keys(other)].map((name) => [
      name,
      [...(one[name] ?? []), ...(other[name] ?? [])],
    ]),
  );

const forEverybody = ['cross-origin-resource-policy', 'cross-origin'] as const;

/** On every answer, errors and files included. */
export function setSecurityHeaders(server: FastifyInstance, app: AppContext): void {
  const headers = securityHeaders(app);
  server.addHook('onRequest', async (request, reply) => {
    const isForProviders = letsProvidersIn(app, request.url);
    reply.headers(isForProviders ? { ...headers, ...checkoutHeaders(app) } : headers);
    if (workshop.test(request.url)) reply.header('permissions-policy', permissions('(self)'));
    // Mails and other sites show the shop's pictures.
    if (request.routeOptions.url === '/content/*') reply.header(...forEverybody);
  });
}
