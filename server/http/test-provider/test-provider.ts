import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { checkoutCardFormLabels } from '#contract/labels/storefront/checkout-card-form.ts';
import { isLanguageCode } from '#contract/languages.ts';
import { shopSettings } from '#shop/content/content.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import type { AppContext } from '../../context/context.ts';
import type { RateLimits } from '../rate-limits.ts';
import { sendLimited } from '../send-limited.ts';
import { inlineParts, renderPage } from './page.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the policy of the pages: a world of their own, which only the shop's pages may show as a frame. */
function pagePolicy(): string {
  const { style, script } = inlineParts();
  return `sandbox allow-scripts allow-forms; default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
}

/**
 * Serves the test provider's own pages: card form, bank, wallet. As at a real provider, they are frames in the shop's
 * payment dialog, without access to the shop, and return a token. Without the test provider they don't exist.
 */
export function serveTestProvider(server: FastifyInstance, app: AppContext, limits: RateLimits): void {
  let policy: string | undefined;
  server.get<{ Params: { page: string }; Querystring: Readonly<Record<string, string | string[]>> }>(
    '/test-provider/:page',
    async (request, reply) => {
      const { page } = request.params;
      if (!app.config.testPayments.isOn) return reply.callNotFound();
      const text = (name: string) => [request.query[name] ?? ''].flat().join('').slice(0, 40);
      const lang = text('lang');
      const language = isLanguageCode(lang) ? lang : 'en';
      if (!(await limits.allow('browse', request.clientAddress))) return sendLimited(reply, `/${language}/`);
      const [texts, { pay, paying }, { siteTitle }] = await Promise.all([
        labelsOf(app.db, cardSectionLabels, language),
        labelsOf(app.db, checkoutCardFormLabels, language),
        shopSettings(app.db, language),
      ]);
      const html = renderPage(page, {
        language,
        texts: { ...texts, pay, paying },
        shop: siteTitle,
        amount: text('amount'),
        refusal: text('refusal'),
        charge: randomUUID(),
      });
      if (html === null) return reply.callNotFound();
      policy ??= pagePolicy();
      return reply
        .headers({
          'content-security-policy': policy,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(html);
    },
  );
}
