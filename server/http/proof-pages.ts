import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LanguageCode } from '#contract/languages.ts';
import type { Answer, Input } from '#contract/operation.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import type { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import { jobOrder, openJob, sendApprovalCode } from '#shop/jobs/jobs.ts';
import { sheetOf } from '#shop/proofs/proofs.ts';
import type { JobView } from '#storefront/entry.server.tsx';
import type { AppContext } from '../context/context.ts';
import type { renderCall } from './render-call.ts';
import { sendLimited } from './send-limited.ts';
import { isUuid } from './uploads.ts';

export type ProofRequest = FastifyRequest<{
  Params: { lang: string; code: string; proof: string };
  Querystring: { done?: string; changes?: string };
  Body: URLSearchParams | null;
}>;
type Handler = (lang: LanguageCode, request: ProofRequest, reply: FastifyReply) => unknown;
type Extras = Omit<Extract<JobView, { kind: 'proof' }>, 'kind' | 'path' | 'job' | 'proof'>;
type ProofRow = Answer<typeof getJob>[number]['Proofs'][number];

/** Why an act was refused: its sentence in the page's language, and the status of the call. */
export interface ActRefusal {
  refusal: string;
  status: number;
}

/** What these pages share with those of orders. */
interface ProofParts {
  within: (limit: 'browse' | 'message', answer: Handler) => unknown;
  send: (reply: FastifyReply, lang: LanguageCode, view: JobView, status?: number) => Promise<unknown>;
  call: ReturnType<typeof renderCall>;
  /** Answers a proof. Returns why it was refused, or null. */
  act: (lang: LanguageCode, input: Partial<Input<typeof takeJobAct>>) => Promise<ActRefusal | null>;
  isSameOrigin: (request: FastifyRequest, reply: FastifyReply) => boolean;
  sentence: (lang: LanguageCode, key: 'nameNeeded') => string;
}

const field = ({ body }: ProofRequest, name: string): string => (body?.get(name) ?? '').toWellFormed().trim();

/** Serves proofs below the pages of their orders, with their pictures, and takes the answers. */
export function serveProofPages(app: AppContext, parts: ProofParts) {
  const { within, send, call, act, isSameOrigin } = parts;
  const pathOf = (code: string, { OrderItemID, Number: n }: ProofRow) =>
    `/job/${code}/proofs/${OrderItemID}-${n}`;

  /** Shows a proof as it is now. The link of one that was replaced leads to the newer one. */
  async function show(
    lang: LanguageCode,
    { params: { code, proof: name } }: ProofRequest,
    reply: FastifyReply,
    extras: Extras,
    status = 200,
  ) {
    const [job] = (await call(getJob, { Code: code, languageCode: lang })).data;
    const proofs = job?.Proofs ?? [];
    const proof = proofs.find((each) => `${each.OrderItemID}-${each.Number}` === name);
    if (!job || !proof) return send(reply, lang, { kind: 'ended', path: '/job' }, 404);
    const current = proofs.find(
      (each) => each.OrderItemID === proof.OrderItemID && each.State !== 'replaced',
    );
    if (proof.State === 'replaced' && current) return reply.redirect(`/${lang}${pathOf(code, current)}`, 303);
    return send(reply, lang, { kind: 'proof', path: pathOf(code, proof), job, proof, ...extras }, status);
  }

  async function answer(lang: LanguageCode, request: ProofRequest, reply: FastifyReply) {
    if (!isSameOrigin(request, reply)) return reply.code(403).send();
    const { code, proof } = request.params;
    const Act = field(request, 'Act') === 'approve' ? 'approve' : 'changes';
    const [ProofId, Name, Message] = [
      field(request, 'ProofId'),
      field(request, 'Name'),
      field(request, 'Message'),
    ];
    const [Token, Marks] = [field(request, 'Token'), field(request, 'Marks')];
    const method = field(request, 'PaymentMethod');
    const entered = { method, name: Name, text: Message, marks: Marks, isChange: Act === 'changes' };
    const again = (more: object, status = 400) => show(lang, request, reply, { ...entered, ...more }, status);
    if (Act === 'approve' && Name === '') return again({ refusal: parts.sentence(lang, 'nameNeeded') });
    if (Act === 'approve' && Token === '') {
      const [job] = (await call(getJob, { Code: code, languageCode: lang })).data;
      if (job?.ApproveBy === 'code' && job.May.includes('approve')) {
        const token = await sendCode(request, code);
        return token === null ? sendLimited(reply, `/${lang}/`) : again({ token }, 200);
      }
    }
    const Total = Number(field(request, 'Total'));
    const ApprovalCode = field(request, 'ApprovalCode');
    const input = {
      Code: code,
      Act,
      ProofId,
      Name,
      Message,
      Marks,
      Token,
      ApprovalCode,
      Total,
      languageCode: lang,
    };
    const refused = await act(lang, input as Partial<Input<typeof takeJobAct>>);
    if (refused !== null) return again({ refusal: refused.refusal, token: Token }, refused.status);
    if (Act === 'approve' && method !== '') return payNext(lang, code, method, reply);
    const path = `/${lang}/job/${encodeURIComponent(code)}/proofs/${encodeURIComponent(proof)}`;
    return reply.redirect(`${path}?done=${Act}`, 303);
  }

  /** Pays what is due after an approval: shows the form of a card or wallet, or the page with the QR code or the accounts. */
  async function payNext(lang: LanguageCode, code: string, method: string, reply: FastifyReply) {
    const home = `/${lang}/job/${encodeURIComponent(code)}`;
    const [job] = (await call(getJob, { Code: code, languageCode: lang })).data;
    const chosen = job?.Payment?.Methods.find(({ PaymentMethodId }) => String(PaymentMethodId) === method);
    if (!chosen) return reply.redirect(`${home}?done=approve`, 303);
    const { PaymentMethodId: PaymentMethod, ShownAs } = chosen;
    if (ShownAs !== 'code') return reply.redirect(`${home}/pay?method=${PaymentMethod}`, 303);
    const refused = await act(lang, { Code: code, Act: 'pay', PaymentMethod, languageCode: lang });
    return reply.redirect(`${home}?done=${refused ? 'approve' : 'pay'}`, 303);
  }

  async function sendCode({ clientAddress: address }: ProofRequest, code: string): Promise<string | null> {
    const { db, secret, config } = app;
    const link = await openJob(db, secret, code);
    const order = link && (await jobOrder(db, { orderId: link.orderId }));
    const { resetLimits: limits, phoneLimits } = config;
    return order ? sendApprovalCode(db, order, { secret, address, limits, phoneLimits }) : null;
  }

  return {
    pages(server: FastifyInstance): void {
      server.get(
        '/:lang/job/:code/proofs/:proof',
        within('browse', (lang, request, reply) =>
          show(lang, request, reply, { isChange: request.query.changes !== undefined }),
        ) as never,
      );
      server.get(
        '/:lang/job/:code/proofs/:proof/picture',
        within('browse', async (_lang, request, reply) => {
          const { code, proof: id } = request.params;
          const link = isUuid(id) ? await openJob(app.db, app.secret, code) : null;
          const isShown = link?.right === 'all';
          const sheet = isShown ? await sheetOf(app.db, { id, orderId: link.orderId }) : null;
          const stored = sheet === null ? null : await app.stores.private.open(sheet);
          if (!stored) return reply.callNotFound();
          return reply.type('image/webp').header('content-length', stored.size).send(stored.content);
        }) as never,
      );
    },
    /** Registers the forms in a scope with a body parser. */
    forms(scope: FastifyInstance): void {
      scope.post('/:lang/job/:code/proofs/:proof', within('message', answer) as never);
    },
  };
}
