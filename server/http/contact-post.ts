import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contactForm } from '#contract/forms/contact.ts';
import { checkForm } from '#contract/forms/field-rules.ts';
import { problemText } from '#contract/forms/problem-text.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { contactLabels } from '#contract/labels/storefront/contact.ts';
import { isLanguageCode } from '#contract/languages.ts';
import { messages } from '#contract/messages.ts';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { shopSettings } from '#shop/content/content.ts';
import { builtInTexts } from '#shop/localisation/localisation.ts';
import type { Registry } from '../calls/registry.ts';
import type { AppContext } from '../context/context.ts';
import type { CallQueues } from './call-queues.ts';
import { fromOwnPage } from './caller.ts';
import { crossOrigin } from './cross-origin.ts';
import { linkPage } from './link-page.ts';
import type { RateLimits } from './rate-limits.ts';
import { renderCall } from './render-call.ts';
import { sendLimited } from './send-limited.ts';

/** The longest message in Khmer letters, each nine bytes as forms send it. */
const mostBytes = 32_768;

interface Serving {
  limits: RateLimits;
  queues: CallQueues;
  registry: Registry;
  /** Addresses of the shop's stylesheets. */
  styles: readonly string[];
}

/**
 * The contact form of a browser without scripts: the same call as from the page, with its rules, limits and queue, answered
 * by a page. Only from our own pages: what another site posts here is refused.
 */
export async function serveContactPost(
  server: FastifyInstance,
  app: AppContext,
  serving: Serving,
): Promise<void> {
  const { limits, queues, registry, styles } = serving;
  const sameOrigin = crossOrigin([]);
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post<{ Params: { lang: string }; Body: URLSearchParams | null }>(
      '/:lang/contact-us',
      async (request, reply) => {
        const { lang } = request.params;
        if (!isLanguageCode(lang)) return reply.callNotFound();
        const path = `/${lang}/contact-us`;
        if (!sameOrigin.allow(request, reply) || !isOfShop(app, request)) return reply.code(403).send();
        if (!(await limits.allow(contactUs.limit, request.clientAddress))) return sendLimited(reply, path);
        const values = valuesOf(request.body);
        const text = builtInTexts(contactLabels, lang);
        const [problem] = checkForm(contactForm, values);
        const sent =
          !problem &&
          (await queues.enter(contactUs, (context) =>
            renderCall(context, registry)(contactUs, { ...values, languageCode: lang }),
          ));
        const sentences = builtInTexts(messages, lang);
        const words = {
          title: text.lbl_contactus_title,
          heading: text.lbl_contactus_title,
          text: problem
            ? problemText(problem, (set, key, filled) => fillLabel(builtInTexts(set, lang)[key], filled))
            : sent && sent.statusCode === 200
              ? sentences.messageSent
              : sentences.generalError,
          onward: { href: path, label: text.lbl_contactus_title },
        };
        const { siteTitle, logo, mark } = await shopSettings(app.db, lang);
        return reply
          .code(problem ? 400 : 200)
          .header('cache-control', 'no-store')
          .header('x-robots-tag', 'noindex')
          .type('text/html; charset=utf-8')
          .send(linkPage(lang, words, { siteTitle, logo, mark, styles }));
      },
    );
  });
}

/** Browsers that do not say which site asks still say of which origin their page is; clients that are no browsers say nothing. */
function isOfShop({ config }: AppContext, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined || fromOwnPage(request)) return true;
  // A shop may be reached by more names than the one it publishes.
  return (
    origin === new URL(config.publicUrl).origin ||
    origin.replace(/^https?:\/\//u, '') === request.headers.host
  );
}

/** The fields of the form as texts, those that are missing as ''. */
function valuesOf(body: URLSearchParams | null): Record<keyof typeof contactForm, string> {
  return Object.fromEntries(
    Object.keys(contactForm).map((name) => [name, (body?.get(name) ?? '').trim()]),
  ) as Record<keyof typeof contactForm, string>;
}
