import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkForm, type Form } from '#contract/forms/field-rules.ts';
import { problemText, type TextOf } from '#contract/forms/problem-text.ts';
import { isJobAct, type JobActName, jobActs } from '#contract/forms/job-acts.ts';
import { jobLabels } from '#contract/labels/mail/job.ts';
import { mailLabels } from '#contract/labels/mail/mail.ts';
import { orderConfirmLabels } from '#contract/labels/mail/order-confirm.ts';
import { proofPageLabels } from '#contract/labels/mail/proof-page.ts';
import { payLinkLabels } from '#contract/labels/mail/pay-link.ts';
import { fillLabel, type LabelSet } from '#contract/labels/label-set.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { isLanguageCode, type LanguageCode } from '#contract/languages.ts';
import { type MessageCode, messages } from '#contract/messages.ts';
import type { Input } from '#contract/operation.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { sendPrintText } from '#contract/operations/orders/send-print-text.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import type { Done, JobView } from '#storefront/entry.server.tsx';
import { samplesOfLink } from '#shop/jobs/jobs.ts';
import { builtInTexts, labelsOf } from '#shop/localisation/localisation.ts';
import { readParcelNumber } from '#shop/orders/orders.ts';
import { sampleStatus } from '#shop/samples/samples.ts';
import type { Registry } from '../calls/registry.ts';
import type { AppContext } from '../context/context.ts';
import type { AppShellCache } from './app-shell-cache.ts';
import type { CallQueues } from './call-queues.ts';
import { crossOrigin } from './cross-origin.ts';
import { compressed, encodingOf } from './encodings.ts';
import { type JobRequest, emptyFind, field, findJob } from './find-job.ts';
import { serveJobFiles } from './job-files.ts';
import type { RateLimits } from './rate-limits.ts';
import { type ActRefusal, serveProofPages } from './proof-pages.ts';
import { servePayPages } from './pay-pages.ts';
import { renderCall } from './render-call.ts';
import type { Renderer, StorefrontBuild } from './renderer.ts';
import { sendLimited } from './send-limited.ts';

/** Texts of these pages that the layout of other pages doesn't contain. */
const ownLabels: readonly LabelSet[] = [
  jobLabels,
  mailLabels,
  payLinkLabels,
  orderConfirmLabels,
  proofPageLabels,
];
/** For the longest message in Khmer letters, at nine bytes each in a form's encoding. */
const maxBytes = 32_768;

interface JobParts {
  limits: RateLimits;
  queues: CallQueues;
  renderer: Renderer<StorefrontBuild>;
  frames: AppShellCache;
  registry: Registry;
}

/**
 * Serves the page of an order behind its link, and the form that finds an order without one. They are rendered on each
 * request, never stored, cached or indexed, and their addresses aren't sent to other sites.
 */
export async function serveJobPages(
  server: FastifyInstance,
  app: AppContext,
  parts: JobParts,
): Promise<void> {
  const { limits, queues, registry } = parts;
  const sameOrigin = crossOrigin([]);
  const isSameOrigin = (request: FastifyRequest, reply: FastifyReply) => sameOrigin.allow(request, reply);
  const isAllowed = (request: JobRequest, limit: 'browse' | 'message') =>
    limits.allow(limit, request.clientAddress);

  /** Runs a handler in a request's language, within the rate limit. */
  const withRateLimit =
    (
      limit: 'browse' | 'message',
      answer: (lang: LanguageCode, request: JobRequest, reply: FastifyReply) => unknown,
    ) =>
    async (request: JobRequest, reply: FastifyReply) => {
      const { lang } = request.params;
      reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer');
      if (!isLanguageCode(lang)) return reply.callNotFound();
      if (!(await isAllowed(request, limit))) return sendLimited(reply, `/${lang}/`);
      return answer(lang, request, reply);
    };
  const send = async (reply: FastifyReply, lang: LanguageCode, view: JobView, status = 200, nonce = '') => {
    const encoding = encodingOf(reply.request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const html = await compressed(Buffer.from(await page(app, parts, lang, { view, nonce })), encoding);
    return reply.code(status).type('text/html; charset=utf-8').send(html);
  };
  const call = renderCall(app, registry);

  /** Shows the page of a link as it is now. */
  async function show(
    lang: LanguageCode,
    request: JobRequest,
    reply: FastifyReply,
    done: Done,
    status = 200,
  ) {
    const { code } = request.params;
    const path = `/job/${code}`;
    const { data } = await call(getJob, { Code: code, languageCode: lang });
    const [job] = data;
    if (job?.Right === 'receipt') return reply.redirect(`/${lang}${path}/receipt`, 303);
    if (job) return send(reply, lang, { kind: 'job', path, job, done }, status);
    const sampleId = samplesOfLink(app.secret, code);
    const samples = sampleId === null ? null : await sampleStatus(app.db, sampleId);
    if (!samples) return send(reply, lang, { kind: 'ended', path: '/job' }, 404);
    const items = samples.items.map(({ en, km, quantity }) => ({
      name: lang === 'ar' ? (km ?? en) : en,
      quantity,
    }));
    const { number, state } = samples;
    const changedAt = samples.changedAt.toISOString();
    return send(reply, lang, { kind: 'samples', path, samples: { number, state, changedAt, items } });
  }

  /** Does an act. Returns a refusal with its sentence in the page's language, or null. */
  async function takeAct(
    lang: LanguageCode,
    input: Partial<Input<typeof takeJobAct>>,
  ): Promise<ActRefusal | null> {
    const { statusCode, message, data } = await queues.enter(takeJobAct, (context) =>
      renderCall(context, registry)(takeJobAct, input as Input<typeof takeJobAct>),
    );
    if (statusCode === 200) return null;
    const refusal = await sentence(app, lang, data[0]?.MessageCode, message ?? '');
    return { refusal, status: statusCode };
  }

  const proofs = serveProofPages(app, {
    within: withRateLimit as never,
    send,
    call,
    act: takeAct,
    isSameOrigin,
    sentence: (lang, key) => builtInTexts(proofPageLabels, lang)[key],
  });
  proofs.pages(server);

  /** Saves a text or names to print. */
  async function saveText(lang: LanguageCode, request: JobRequest, reply: FastifyReply) {
    const { code } = request.params;
    const text = field(request, 'Text');
    const OrderItemID = field(request, 'OrderItemID');
    const ProductAttributeID = field(request, 'ProductAttributeID');
    const input = { Code: code, OrderItemID, ProductAttributeID, Text: text, languageCode: lang };
    const { statusCode, message, data } = await queues.enter(sendPrintText, (context) =>
      renderCall(context, registry)(sendPrintText, input),
    );
    if (statusCode === 200)
      return reply.redirect(`/${lang}/job/${encodeURIComponent(code)}?done=design`, 303);
    const { Problem: problem, MessageValues: values = {} } = data[0] ?? {};
    const texts = await labelsOf(app.db, orderPrintLabels, lang);
    const refusal = problem
      ? fillLabel(texts[problem], values)
      : await sentence(app, lang, data[0]?.MessageCode, message ?? '');
    const print = { itemId: Number(OrderItemID), attributeId: Number(ProductAttributeID) };
    return show(lang, request, reply, { refusal, text, print }, statusCode);
  }

  server.get<{ Params: JobRequest['params'] }>(
    '/:lang/job/:code',
    withRateLimit('browse', (lang, request, reply) => {
      const { done: act = '' } = request.query;
      return show(lang, request, reply, isJobAct(act) ? { act } : { isFile: act === 'file' });
    }) as never,
  );
  servePayPages(server, app, { within: withRateLimit, send, call });
  serveJobFiles(server, app, { within: withRateLimit, call });
  server.get(
    '/:lang/job',
    withRateLimit('browse', async (lang, _request, reply) =>
      send(reply, lang, { kind: 'find', path: '/job', find: await emptyFind(app.db, lang) }),
    ) as never,
  );

  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    proofs.forms(scope);
    scope.post(
      '/:lang/job/:code',
      withRateLimit('message', async (lang, request, reply) => {
        if (!isSameOrigin(request, reply)) return reply.code(403).send();
        const { code } = request.params;
        const act = field(request, 'Act');
        if (!isJobAct(act)) return show(lang, request, reply, {}, 400);
        if (act === 'design') return saveText(lang, request, reply);
        const text = field(request, 'Message');
        const problem = refusedField(act, lang, text);
        if (problem !== null) return show(lang, request, reply, { refusal: problem, text }, 400);
        const Parcel = readParcelNumber(field(request, 'Parcel')) ?? undefined;
        const PaymentMethod = Number(field(request, 'PaymentMethod')) || null;
        const input = { Code: code, Act: act, Message: text, Parcel, PaymentMethod, languageCode: lang };
        const refused = await takeAct(lang, input);
        if (refused === null)
          return reply.redirect(`/${lang}/job/${encodeURIComponent(code)}?done=${act}`, 303);
        const { refusal, status } = refused;
        return show(lang, request, reply, { refusal, ...(act === 'message' && { text }) }, status);
      }) as never,
    );
    scope.post('/:lang/job', withRateLimit('message', findJob(app, { send, isSameOrigin })) as never);
  });
}

/** Returns what is wrong with a text that was entered for an act, in the page's language, or null. */
function refusedField(act: JobActName, lang: LanguageCode, text: string): string | null {
  const form: Form = jobActs[act].form;
  const [problem] = checkForm(form, { Message: text });
  const textOf: TextOf = (set, key, values) => fillLabel(builtInTexts(set, lang)[key], values);
  return problem ? problemText(problem, textOf) : null;
}

/** Returns the sentence of a refusal in the page's language. */
async function sentence(
  app: AppContext,
  lang: LanguageCode,
  code: MessageCode | undefined,
  message: string,
): Promise<string> {
  const texts: Readonly<Record<string, string>> = await labelsOf(app.db, messages, lang);
  return (code && texts[code]) || message;
}

async function page(
  app: AppContext,
  { renderer, frames }: JobParts,
  lang: LanguageCode,
  shown: { view: JobView; nonce: string },
) {
  const { frame } = await frames.get(lang);
  const added = await Promise.all(
    ownLabels.map(async (set) => [set.entityId, await labelsOf(app.db, set, lang)] as const),
  );
  const { renderJob } = await renderer.appBuild();
  const files = await renderer.stillFiles();
  return renderJob({
    lang,
    files,
    ...shown,
    frame: { ...frame, labels: { ...frame.labels, ...Object.fromEntries(added) } },
  });
}
