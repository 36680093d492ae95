import type { FastifyInstance } from 'fastify';
import { newsletterLabels } from '#contract/labels/newsletter.ts';
import { defaultLanguage, type LanguageCode, languages } from '#contract/languages.ts';
import { messages } from '#contract/messages.ts';
import { shopSettings } from '#shop/content/content.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { subscriptionOf, unsubscribe } from '#shop/visitors/visitors.ts';
import type { AppContext } from '../context.ts';
import { escapeHtml } from '../mail/phrase.ts';

/** As `unsubscribePath` of the mails has it (shop/visitors/newsletter.ts). */
const url = '/newsletter/unsubscribe/:code';

/**
 * The end of a subscription, from the link in its mail. GET asks and changes nothing: mail scanners follow links. POST ends
 * it, from the page's form or from a mail program by one click (RFC 8058), whatever its body says.
 */
export async function serveNewsletterEnd(server: FastifyInstance, app: AppContext): Promise<void> {
  await server.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) => {
      done(null, undefined);
    });
    scope.route<{ Params: { code: string } }>({
      method: ['GET', 'POST'],
      url,
      handler: async (request, reply) => {
        const found = await subscriptionOf(app.db, app.secret, request.params.code);
        const isEnd = request.method === 'POST';
        if (found && isEnd) await unsubscribe(app.db, found);
        const page = await endPage(app, found?.language ?? defaultLanguage, found ? isEnd : null);
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

/** `isEnded` null: there is no such subscription. */
async function endPage(app: AppContext, language: LanguageCode, isEnded: boolean | null): Promise<string> {
  const { siteTitle } = await shopSettings(app.db, language);
  const end = await textOf(app, language, newsletterLabels, 'unsubscribe');
  const sentence = await textOf(app, language, messages, isEnded === null ? 'generalError' : 'unsubscribed');
  const { code, tag, direction } = languages[language];
  const asks = `<form method="post"><button type="submit">${escapeHtml(end)}</button></form>`;
  return `<!doctype html>
<html lang="${code}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(`${end} | ${siteTitle}`)}</title></head>
<body lang="${tag}"><main>
<h1>${escapeHtml(siteTitle)}</h1>
${isEnded === false ? asks : `<p role="status">${escapeHtml(sentence)}</p>`}
<p><a href="/${code}/">${escapeHtml(siteTitle)}</a></p>
</main></body>
</html>
`;
}

async function textOf<Key extends string>(
  app: AppContext,
  language: LanguageCode,
  { entityId, texts }: { entityId: number; texts: Readonly<Record<Key, string>> },
  key: Key,
): Promise<string> {
  const stored = (await labelsOf(app.db, entityId, language)) ?? [];
  return stored.find((label) => label.key === key)?.text ?? texts[key];
}
