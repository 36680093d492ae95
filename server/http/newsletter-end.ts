import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LabelSet } from '#contract/labels/label-set.ts';
import { newsletterLabels } from '#contract/labels/newsletter.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { messages } from '#contract/messages.ts';
import { shopSettings } from '#shop/content/content.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { subscriptionOf, unsubscribe } from '#shop/visitors/visitors.ts';
import type { AppContext } from '../context.ts';
import { newsletterEndPage } from './newsletter-end-page.ts';
import type { RateLimits } from './rate-limits.ts';
import { sendLimited } from './send-limited.ts';

/** As `unsubscribePath` of the mails has it (shop/visitors/newsletter.ts). */
const url = '/newsletter/unsubscribe/:code';

/**
 * The end of a subscription, from the link in its mail. GET asks and changes nothing: mail scanners follow links. POST ends
 * it, from the page's form or from a mail program by one click (RFC 8058), whatever its body says. `styles`: the addresses of
 * the shop's stylesheets.
 */
export async function serveNewsletterEnd(
  server: FastifyInstance,
  app: AppContext,
  limits: RateLimits,
  styles: readonly string[] = [],
): Promise<void> {
  await server.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) => {
      done(null, undefined);
    });
    scope.route<{ Params: { code: string } }>({
      method: ['GET', 'POST'],
      url,
      handler: async (request, reply) => {
        // Mail programs end subscriptions from a few machines for many people: not the limit of messages.
        if (!(await limits.allow('browse', request.clientAddress)))
          return sendLimited(reply, `/${languageOf(request)}/`);
        const found = await subscriptionOf(app.db, app.secret, request.params.code);
        const isEnd = request.method === 'POST';
        if (found && isEnd) await unsubscribe(app.db, found);
        const page = await endPage(app, found?.language ?? languageOf(request), found ? isEnd : null, styles);
        return reply
          .code(found ? 200 : 404)
          .header('cache-control', 'no-store')
          .header('x-robots-tag', 'noindex')
          .type('text/html; charset=utf-8')
          .send(page);
      },
    });
  });
}

/** Of a code nobody has, only the browser can say it. */
const languageOf = ({ headers }: FastifyRequest): LanguageCode =>
  /^\s*km\b/iu.test(headers['accept-language'] ?? '') ? 'ar' : 'en';

/** `isEnded` null: there is no such subscription. */
async function endPage(
  app: AppContext,
  language: LanguageCode,
  isEnded: boolean | null,
  styles: readonly string[],
): Promise<string> {
  const say = <Key extends string>(set: LabelSet<Key>, key: Key) => textOf(app, language, set, key);
  const [{ siteTitle, logo, mark }, title, toHome] = await Promise.all([
    shopSettings(app.db, language),
    say(newsletterLabels, 'unsubscribe'),
    say(sharedLabels, 'toHomePage'),
  ]);
  const shop = { siteTitle, logo, mark, styles };
  const page = { title, toHome };
  if (isEnded === null) {
    const heading = await say(newsletterLabels, 'endUnknown');
    return newsletterEndPage(
      language,
      { ...page, heading, text: await say(newsletterLabels, 'endUnknownHint') },
      shop,
    );
  }
  const text = await (isEnded ? say(messages, 'unsubscribed') : say(newsletterLabels, 'endAsk'));
  return newsletterEndPage(
    language,
    { ...page, heading: title, text, ...(!isEnded && { ask: title }) },
    shop,
  );
}

async function textOf<Key extends string>(
  app: AppContext,
  language: LanguageCode,
  { entityId, texts }: LabelSet<Key>,
  key: Key,
): Promise<string> {
  const stored = (await labelsOf(app.db, entityId, language)) ?? [];
  return stored.find((label) => label.key === key)?.text ?? texts[key];
}
