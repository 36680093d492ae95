import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import type { FindView, JobView } from '#storefront/entry.server.tsx';
import { plainKey } from '#rules/compare-key.ts';
import { codeMinutes } from '#shop/accounts/accounts.ts';
import { shopSettings } from '#shop/content/content.ts';
import { jobOfCode, jobPath, sendJobCode } from '#shop/jobs/jobs.ts';
import type { AppContext } from '../context/context.ts';
import { sendLimited } from './send-limited.ts';

/** A request for a page of an order. */
export type JobRequest = FastifyRequest<{
  Params: { lang: string; code: string; number: string };
  Querystring: { done?: string; method?: string };
  Body: URLSearchParams | null;
}>;

export const field = ({ body }: JobRequest, name: string): string => (body?.get(name) ?? '').toWellFormed();

/** Returns the first step, without what was entered. */
export async function emptyFind(db: Database, lang: LanguageCode) {
  const { orderPrefix } = await shopSettings(db, lang);
  const sampleNumber = `${orderPrefix}10001`;
  return { step: 'find' as const, number: '', phone: '', token: '', codeMinutes, problems: {}, sampleNumber };
}

interface Parts {
  send: (reply: FastifyReply, lang: LanguageCode, view: JobView, status?: number) => Promise<unknown>;
  isSameOrigin: (request: FastifyRequest, reply: FastifyReply) => boolean;
}

/** Returns the first step with the fields that are empty. */
const missing = (fields: Readonly<Record<string, string>>) => ({
  step: 'find',
  problems: Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === '' ? [[name, 'required']] : [])),
  ),
});

/**
 * Returns the handler of the form that finds an order without its link: by number and phone, then by the code sent to that
 * phone or to the order's email address. Unknown numbers get the same answer.
 */
export const findJob =
  (app: AppContext, { send, isSameOrigin }: Parts) =>
  async (lang: LanguageCode, request: JobRequest, reply: FastifyReply): Promise<unknown> => {
    if (!isSameOrigin(request, reply)) return reply.code(403).send();
    const { resetLimits: codeLimits, phoneLimits } = app.config;
    const number = plainKey(field(request, 'Number')).toUpperCase();
    const phone = plainKey(field(request, 'Phone'));
    const entered = { secret: app.secret, number, phone, address: request.clientAddress, limits: codeLimits };
    const again = async (find: Partial<FindView>, more: object, status = 200) => {
      const empty = await emptyFind(app.db, lang);
      return send(reply, lang, { kind: 'find', path: '/job', find: { ...empty, ...find, ...more } }, status);
    };
    const token = field(request, 'Token');
    if (token === '') {
      if (number === '' || phone === '') return again({ number, phone }, missing({ number, phone }), 400);
      const proof = await sendJobCode(app.db, { ...entered, language: lang, phoneLimits });
      if (proof === null) return sendLimited(reply, `/${lang}/`);
      return again({ number, phone, token: proof }, { step: 'code' });
    }
    const code = field(request, 'Code').replaceAll(/\s/gu, '');
    if (code === '') return again({ number, phone, token }, { ...missing({ code }), step: 'code' }, 400);
    const order = await jobOfCode(app.db, { ...entered, code, token });
    if (order === 'limited') return sendLimited(reply, `/${lang}/`);
    if (!order)
      return again({ number, phone, token }, { step: 'code', problems: { code: 'wrongCode' } }, 400);
    return reply.redirect(jobPath(app.secret, lang, order), 303);
  };
