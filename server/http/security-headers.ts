import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { languageCodes } from '#contract/languages.ts';
import { earlyPressScript } from '#web/early-press-script.ts';
import type { AppContext } from '../context/context.ts';
import { configuredSetups } from '../payments/provider-setups.ts';

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

// Vite's client inserts styles into the page and uses its own WebSocket.
const whileDeveloping = {
  'style-src': ["'unsafe-inline'"],
  'script-src': ["'unsafe-inline'"],
  'connect-src': ['ws:'],
};

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const permissions = (camera: '()' | '(self)') => `camera=${camera}, microphone=(), geolocation=(self)`;

/** Matches pages where staff scan codes with the camera, on demand. */
const workshop = new RegExp(
  `^/office/(?:${languageCodes.join('|')})/(?:workshop|stock-count)(?:[/?]|$)`,
  'u',
);

type App = Pick<AppContext, 'config' | 'dev' | 'firstScripts'>;

function policyWith(more: Readonly<Record<string, readonly string[]>>): string {
  return [...new Set([...Object.keys(policy), ...Object.keys(more)])]
    .map((name) => [name, policy[name], ...(more[name] ?? [])].filter(Boolean).join(' '))
    .join('; ');
}

/**
 * Returns what this shop additionally allows everywhere: its inline scripts, its own pictures if they are on
 * another host, and the test provider.
 */
const ofApp = ({ dev, config, firstScripts = [] }: App): Record<string, readonly string[]> => ({
  // During development, the hash of an inline script would disable 'unsafe-inline'.
  ...(dev ? whileDeveloping : { 'script-src': [earlyPressScript, ...firstScripts].map(hashOf) }),
  ...(config.contentUrl && { 'img-src': [config.contentUrl] }),
  // The test provider's pages, the only ones that may be a frame.
  ...(config.testPayments.isOn && { 'frame-src': ["'self'"] }),
});

export function securityHeaders(app: App): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': policyWith(ofApp(app)),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // The address form can use the visitor's location, on demand.
    'permissions-policy': permissions('()'),
  };
  if (app.config.publicUrl.startsWith('https:'))
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  return headers;
}

/** Matches the checkout, and the page of an order that takes a payment. */
const checkout = new RegExp(
  `^/(?:(?:(?:${languageCodes.join('|')})/)?checkout/?|(?:${languageCodes.join('|')})/job/[^/?]+/pay)(?:\\?|$)`,
  'u',
);

const providerOrigins = ({ config }: App) =>
  configuredSetups(config).flatMap(({ setup, keys }) => setup.origins?.(keys) ?? []);

/**
 * Returns whether a page allows third-party scripts and iframes. Only the checkout allows those of configured
 * payment providers.
 */
export const letsProvidersIn = (app: App, address: string): boolean =>
  checkout.test(address) && providerOrigins(app).length > 0;

/**
 * Returns the headers of the checkout page. Null if no provider embeds its own form. `nonce` is '' for
 * none.
 */
function checkoutHeaders(app: App, nonce = ''): Record<string, string> | null {
  const origins = providerOrigins(app);
  if (origins.length === 0) return null;
  const once = nonce ? { 'script-src': [`'nonce-${nonce}'`], 'style-src': [`'nonce-${nonce}'`] } : {};
  return {
    'content-security-policy': policyWith(
      [ofApp(app), ...origins.map(({ sources }) => sources), once].reduce(joined),
    ),
    // The wallet's popup reports the result to the page that opened it.
    ...(origins.some(({ popups }) => popups) && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  };
}

/**
 * Returns a nonce for one response with the checkout page, and its headers. Null if none is needed. PayPal's
 * script inserts styles and scripts into the page and its empty iframes, and passes its nonce on to each.
 */
export function checkoutNonce(
  app: App,
  address: string,
): { nonce: string; headers: Record<string, string> } | null {
  // In development everything inline is allowed, which a nonce would disable.
  const needsNonce = providerOrigins(app).some((each) => each.needsNonce);
  if (app.dev || !needsNonce || !checkout.test(address)) return null;
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

/** Sets the headers on every response, including errors and files. */
export function setSecurityHeaders(server: FastifyInstance, app: AppContext): void {
  let headers = securityHeaders(app);
  let { isOn } = app.config.testPayments;
  server.addHook('onRequest', async (request, reply) => {
    // Staff connect providers while the shop runs.
    if (isOn !== app.config.testPayments.isOn) {
      ({ isOn } = app.config.testPayments);
      headers = securityHeaders(app);
    }
    const isForProviders = letsProvidersIn(app, request.url);
    reply.headers(isForProviders ? { ...headers, ...checkoutHeaders(app) } : headers);
    if (workshop.test(request.url)) reply.header('permissions-policy', permissions('(self)'));
    // Emails and other sites embed the shop's pictures.
    if (request.routeOptions.url === '/content/*') reply.header(...forEverybody);
  });
}
