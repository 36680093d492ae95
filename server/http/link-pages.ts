import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fillLabel, type LabelSet, type LabelValues } from '#contract/labels/label-set.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { shopSettings } from '#shop/content/content.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import type { AppContext } from '../context/context.ts';
import { type LinkField, linkPage } from './link-page.ts';
import type { RateLimits } from './rate-limits.ts';
import { sendLimited } from './send-limited.ts';

/** A text of the shop by its set and key, with its placeholder values. */
type LinkText = readonly [set: LabelSet, key: string, values: LabelValues];
export const said = <Key extends string>(
  set: LabelSet<Key>,
  key: Key,
  values: LabelValues = {},
): LinkText => [set, key, values];

/** The page to which a link in an email leads. It asks first, and acts when its button is pressed. */
export interface LinkPage {
  /** The URL with one parameter, `:code`, the signed part of the link. */
  url: string;
  /** The page's name, and its heading unless an answer overrides it. */
  title: LinkText;
  /** Shown for a link that the shop didn't create or that has expired. */
  unknown: { heading: LinkText; text: LinkText };
  /** Whether people write in its form, so that the limit of the shop's forms applies. */
  isForm?: true;
  /** Resolves the link. On POST, also performs the action. Null shows `unknown`. */
  open(link: OpenedLink): Promise<LinkAnswer | null>;
}

export interface OpenedLink {
  app: AppContext;
  code: string;
  /** Whether the button was pressed. GET must change nothing, because mail scanners follow links. */
  isPost: boolean;
  /** The submitted fields; null for GET and for other content. */
  body: URLSearchParams | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface LinkAnswer {
  language: LanguageCode;
  heading?: LinkText;
  text: LinkText;
  /** Shown below the text, such as a conversation. */
  boxes?: readonly LinkBox[];
  /** The label of the button. If there is none, there is no form. */
  action?: LinkText;
  /** The form's fields. */
  fields?: readonly AskedField[];
  /** The HTTP status. Default: 200. */
  status?: number;
  /** A page of the storefront, as a path without the language. Default: the home page. */
  onward?: { path: string; label: LinkText };
}

type AskedField = Pick<LinkField, 'name' | 'type' | 'max' | 'value'> & {
  label: LinkText;
  problem?: LinkText;
};

/** A box with a sentence, or text that a person wrote. */
export interface LinkBox {
  title?: string | LinkText;
  text?: LinkText;
  written?: string;
}

/** Serves the pages behind links in emails. `styles` are the URLs of the shop's stylesheets. */
export async function serveLinkPages(
  server: FastifyInstance,
  app: AppContext,
  limits: RateLimits,
  pages: readonly LinkPage[],
  styles: readonly string[] = [],
): Promise<void> {
  await server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, new URLSearchParams(String(text))),
    );
    // The link contains everything, so anything else that a mail program sends is ignored.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) => {
      done(null, undefined);
    });
    for (const page of pages) {
      scope.route<{ Params: { code: string }; Body: URLSearchParams | null | undefined }>({
        method: ['GET', 'POST'],
        url: page.url,
        bodyLimit: page.isForm ? 32_768 : 4096,
        handler: async (request, reply) => {
          // Mail programs follow links from a few machines for many people, so the stricter message limit doesn't
          // apply.
          const isPost = request.method === 'POST';
          const limit = isPost && page.isForm ? 'message' : 'browse';
          if (!(await limits.allow(limit, request.clientAddress)))
            return sendLimited(reply, `/${browserLanguage(request)}/`);
          const { code } = request.params;
          const body = request.body ?? null;
          const answer = await page.open({ app, code, isPost, body, request, reply });
          return reply
            .code(answer ? (answer.status ?? 200) : 404)
            .header('cache-control', 'no-store')
            .header('x-robots-tag', 'noindex')
            .type('text/html; charset=utf-8')
            .send(await written(app, page, answer ?? unknownLink(page, request), styles));
        },
      });
    }
  });
}

const unknownLink = ({ unknown }: LinkPage, request: FastifyRequest): LinkAnswer => ({
  ...unknown,
  language: browserLanguage(request),
});

/** Returns the browser's language, because an invalid link has none. */
const browserLanguage = ({ headers }: FastifyRequest): LanguageCode =>
  /^\s*km\b/iu.test(headers['accept-language'] ?? '') ? 'ar' : 'en';

async function written(
  app: AppContext,
  { title }: LinkPage,
  { language, heading = title, text, boxes = [], action: request, fields = [], onward }: LinkAnswer,
  styles: readonly string[],
): Promise<string> {
  const { path = '/', label = said(sharedLabels, 'toHomePage') } = onward ?? {};
  const textOf = async ([set, key, values]: LinkText) =>
    fillLabel((await labelsOf(app.db, set, language))[key] ?? '', values);
  const labels = {
    boxes: await Promise.all(
      boxes.map(async (box) => ({
        title: typeof box.title === 'object' ? await textOf(box.title) : (box.title ?? ''),
        text: box.text ? await textOf(box.text) : '',
        written: box.written ?? '',
      })),
    ),
    title: await textOf(title),
    heading: await textOf(heading),
    text: await textOf(text),
    ...(request && { action: await textOf(request) }),
    fields: await Promise.all(
      fields.map(async (field) => ({
        ...field,
        label: await textOf(field.label),
        problem: field.problem && (await textOf(field.problem)),
        autoComplete: undefined,
      })),
    ),
    onward: { href: `/${language}${path}`, label: await textOf(label) },
  };
  const { siteTitle, logo, mark } = await shopSettings(app.db, language);
  return linkPage(language, labels, { siteTitle, logo, mark, styles });
}
