import { z } from 'zod';
import { ProviderError, safeErrorCode } from '../provider-error.ts';
import { signatureOf } from './acquirer-signature.ts';

/**
 * The timeout for an answer, in milliseconds. It is shorter than the shop's own, so that the cause is known.
 */
const timeoutMs = 8000;
const maxReplyLength = 256 * 1024;

const payment = z.object({
  id: z.string().min(1).max(100),
  /** The QR code and its metadata. */
  code: z.string(),
  shop: z.string(),
  merchant: z.string(),
  amount: z.string(),
  currency: z.string(),
  refunded: z.string(),
  paidAt: z.iso.datetime(),
});
export type AcquirerPayment = z.output<typeof payment>;

const status = z.object({ state: z.enum(['waiting', 'paid', 'ended']), payment: payment.optional() });
export type Status = z.output<typeof status>;

export const answers = {
  qr: z.object({
    id: z.string().min(1).max(100),
    qr: z.string().min(1).max(1000),
    link: z.url({ protocol: /^https$/u }).optional(),
    seconds: z.number().positive(),
  }),
  status,
  cancel: status,
  refund: z.discriminatedUnion('state', [
    z.object({ state: z.literal('done'), reference: z.string() }),
    z.object({ state: z.literal('failed'), reason: z.string() }),
  ]),
  payments: z.object({ payments: z.array(payment), next: z.string().nullable() }),
};

/**
 * Creates a client of the acquirer's API: each request is a separately signed POST, without automatic
 * retries.
 */
export function acquirerClient({ url, merchant, secret }: { url: string; merchant: string; secret: string }) {
  /**
   * Sends a request.
   * @throws ProviderError with a status and a code, without any request data
   */
  return async <Answer extends z.ZodType>(
    path: string,
    shape: Answer,
    question: object,
    signal: AbortSignal,
  ): Promise<z.output<Answer>> => {
    const body = JSON.stringify(question);
    const time = String(Date.now());
    const response = await fetch(`${url}/v1/${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'x-merchant': merchant,
        'x-time': time,
        'x-signature': signatureOf(secret, time, body),
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    }).catch(() => null);
    if (!response) throw new ProviderError('the acquirer', 0, signal.aborted ? 'no_time' : 'no_answer');
    const text = await response.text().catch(() => '');
    const reply = text.length > maxReplyLength ? null : read(text);
    if (response.status !== 200)
      throw new ProviderError(
        'the acquirer',
        response.status,
        safeErrorCode((reply as { code?: unknown } | null)?.code),
      );
    const answer = shape.safeParse(reply);
    if (!answer.success) throw new ProviderError('the acquirer', 200, 'not_understood');
    return answer.data;
  };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
