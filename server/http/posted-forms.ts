import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contactForm } from '#contract/forms/contact.ts';
import { checkForm, type Form } from '#contract/forms/field-rules.ts';
import { newsletterForm } from '#contract/forms/newsletter.ts';
import { problemText } from '#contract/forms/problem-text.ts';
import { fillLabel, type LabelSet } from '#contract/labels/label-set.ts';
import { contactLabels } from '#contract/labels/storefront/contact.ts';
import { newsletterLabels } from '#contract/labels/storefront/newsletter.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { isLanguageCode, type LanguageCode } from '#contract/languages.ts';
import { type MessageCode, messages } from '#contract/messages.ts';
import type { Operation } from '#contract/operation.ts';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { insertSubscriber } from '#contract/operations/visitors/insert-subscriber.ts';
import { shopSettings } from '#shop/content/content.ts';
import { builtInTexts } from '#shop/localisation/localisation.ts';
import type { Registry } from '../calls/registry.ts';
import type { AppContext } from '../context/context.ts';
import type { CallQueues } from './call-queues.ts';
import { isSameOrigin } from './caller.ts';
import { crossOrigin } from './cross-origin.ts';
import { type LinkField, linkPage } from './link-page.ts';
import type { RateLimits } from './rate-limits.ts';
import { renderCall } from './render-call.ts';
import { sendLimited } from './send-limited.ts';

/**
 * Maximum size of a form, for the longest message in Khmer letters, at nine bytes each in a form's encoding.
 */
const maxBytes = 32_768;

interface Serving {
  limits: RateLimits;
  queues: CallQueues;
  registry: Registry;
  /** URLs of the shop's stylesheets. */
  styles: readonly string[];
}

/** A form on one of our pages, as submitted by a browser without JavaScript. */
interface PostedForm {
  form: Form;
  operation: Operation;
  labels: LabelSet;
  /** Keys of `labels`: the page's title, its button, and each field with its input type. */
  title: string;
  send: string;
  fields: Readonly<Record<string, readonly [label: string, type: LinkField['type'], autoComplete?: string]>>;
  sent: MessageCode;
  failed: MessageCode;
  /** The link to continue with, as a path below the language. */
  onward: readonly [path: string, label: keyof typeof sharedLabels.texts];
}

/** The forms by path below the language. */
const postedForms: Readonly<Record<string, PostedForm>> = {
  'contact-us': {
    form: contactForm,
    operation: contactUs,
    labels: contactLabels,
    title: 'lbl_contactus_title',
    send: 'lbl_cont_btn_sndmsg',
    fields: {
      FullName: ['lbl_cont_form_name', 'text', 'name'],
      Email: ['lbl_cont_form_email', 'email', 'email'],
      PhoneNumber: ['lbl_cont_form_phon', 'tel', 'tel'],
      Subject: ['lbl_cont_form_subj', 'text'],
      Message: ['lbl_cont_form_msg', 'textarea'],
    },
    sent: 'messageSent',
    failed: 'generalError',
    onward: ['contact-us', 'titleContactUs'],
  },
  newsletter: {
    form: newsletterForm,
    operation: insertSubscriber,
    labels: newsletterLabels,
    title: 'lbl_subsc_ournewsltr',
    send: 'lbl_subsc_submitbtn',
    fields: { SubscriberEmail: ['email', 'email', 'email'] },
    sent: 'subscribed',
    failed: 'generalErrorLater',
    onward: ['', 'toHomePage'],
  },
};

/**
 * Handles forms of browsers without JavaScript: the same operation as from the page, with its rules, limits
 * and queue, answered with a page. A refused form is shown again with its values. Accepts only our own pages;
 * posts from other sites are rejected.
 */
export async function servePostedForms(
  server: FastifyInstance,
  app: AppContext,
  serving: Serving,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    for (const [path, posted] of Object.entries(postedForms))
      scope.post<{ Params: { lang: string }; Body: URLSearchParams | null }>(
        `/:lang/${path}`,
        async (request, reply) => {
          const { lang } = request.params;
          if (!isLanguageCode(lang)) return reply.callNotFound();
          return answer(app, serving, posted, { lang, request, reply });
        },
      );
  });
}

const sameOrigin = crossOrigin([]);

interface Posted {
  lang: LanguageCode;
  request: FastifyRequest<{ Body: URLSearchParams | null }>;
  reply: FastifyReply;
}

async function answer(
  app: AppContext,
  { limits, queues, registry, styles }: Serving,
  { form, operation, labels, fields, ...posted }: PostedForm,
  { lang, request, reply }: Posted,
): Promise<FastifyReply> {
  if (!sameOrigin.allow(request, reply) || !isOfShop(app, request)) return reply.code(403).send();
  if (!(await limits.allow(operation.limit, request.clientAddress))) return sendLimited(reply, `/${lang}/`);
  const values = valuesOf(Object.keys(form), request.body);
  const problems = checkForm(form, values);
  const sent =
    problems.length === 0 &&
    (await queues.enter(operation, (context) =>
      renderCall(context, registry)(operation, { ...values, languageCode: lang }),
    ));
  const status = sent === false ? 400 : sent.statusCode;
  const isSent = status === 200;
  const textOf = (set: LabelSet, key: string) => builtInTexts(set, lang)[key] ?? '';
  const problemOf = (name: string) => {
    const problem = problems.find(({ field }) => field === name);
    return problem && problemText(problem, (set, key, filled) => fillLabel(textOf(set, key), filled));
  };
  const again = Object.entries(fields).map(([name, [label, type, autoComplete]]) => ({
    name,
    label: textOf(labels, label),
    type,
    autoComplete,
    max: form[name]?.max,
    value: values[name] ?? '',
    problem: problemOf(name),
  }));
  const [onwardPath, onwardLabel] = posted.onward;
  const title = textOf(labels, posted.title);
  const texts = {
    title,
    heading: title,
    text: problems.length > 0 ? '' : textOf(messages, isSent ? posted.sent : posted.failed),
    ...(!isSent && { action: textOf(labels, posted.send), fields: again }),
    onward: { href: `/${lang}/${onwardPath}`, label: textOf(sharedLabels, onwardLabel) },
  };
  const { siteTitle, logo, mark } = await shopSettings(app.db, lang);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(linkPage(lang, texts, { siteTitle, logo, mark, styles }));
}

/**
 * Returns whether the form is from our shop. Browsers that don't send Sec-Fetch-Site still send the origin;
 * other clients send neither.
 */
function isOfShop({ config }: AppContext, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined || isSameOrigin(request)) return true;
  // A shop may be reachable under more host names than its public one.
  return (
    origin === new URL(config.publicUrl).origin ||
    origin.replace(/^https?:\/\//u, '') === request.headers.host
  );
}

/** Returns the fields of the form as strings; missing ones are ''. */
const valuesOf = (names: readonly string[], body: URLSearchParams | null): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, (body?.get(name) ?? '').trim()]));
