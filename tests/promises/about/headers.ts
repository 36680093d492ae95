import type { AboutGate } from '../gate.ts';

const file = 'server/http/security-headers.ts';
const policy = 'has a policy under which no script of its own making runs, nor one of other places';
const frames = 'is in no frame, and read as what it says it is';
const nonces = 'has a nonce at the checkout of a wallet alone, and that is of one answer';

export const about: AboutGate = {
  mutants: [
    {
      file,
      from: `'script-src': "'self'",`,
      to: `'script-src': "'self' 'unsafe-inline'",`,
      fails: policy,
    },
    { file, from: `  'frame-ancestors': "'none'",\n`, to: '', fails: frames },
    { file, from: "    'x-content-type-options': 'nosniff',\n", to: '', fails: frames },
    {
      file,
      from: "const nonce = randomBytes(16).toString('base64');",
      to: "const nonce = randomBytes(16).fill(1).toString('base64');",
      fails: nonces,
    },
    { file, from: ", 'cache-control': 'no-store' } };", to: ' } };', fails: nonces },
    {
      file,
      from: 'if (app.dev || !app.config.paypal || !checkout.test(address)) return null;',
      to: 'if (app.dev || !checkout.test(address)) return null;',
      fails: nonces,
    },
    {
      file: 'server/http/open-server.ts',
      from: 'frameworkErrors: refuseBadAddress(securityHeaders(app)),',
      to: 'frameworkErrors: refuseBadAddress((void securityHeaders, {})),',
      fails: frames,
    },
    {
      file,
      from: "if (app.config.publicUrl.startsWith('https:'))",
      to: "if (app.config.publicUrl.startsWith('ftp:'))",
      fails: 'asks for https for a year where the shop is reached by it, and nowhere else',
    },
    {
      file: 'server/http/caller.ts',
      from: "isSecure(config) ? '; Secure' : ''",
      to: "isSecure(config) ? '' : ''",
      fails: 'the cookies of a login are for this host, https and no script',
    },
  ],
};
