import { paymentSlipLimits } from '#contract/constants.ts';
import type { LabelValues } from '#contract/labels/label-set.ts';
import type { MessageCode } from '#contract/messages.ts';
import { type Message, showToast } from '#web/toasts.ts';
import { drawn, smaller } from '#web/smaller-picture.ts';
import { failureMessage } from '#web/failure-message.ts';
import { withinLimit } from '#web/within-limit.ts';
import { credentials } from '#storefront/state/user.ts';

const thumbnailSide = 240;

/**
 * Uploads a picture for an order or review, such as a payment slip. Returns the reason if it was refused, otherwise null.
 * @throws if the upload fails
 */
export async function sendPicture(path: string, file: File): Promise<Message | null> {
  const picture = await smaller(file);
  if (picture.size > paymentSlipLimits.bytes) return { code: 'slipNotPicture' };
  const { token, userId } = credentials();
  const send = async () => {
    const answer = await fetch(`/api/v1/${path}`, {
      method: 'POST',
      // The server recognizes pictures by their content, whatever the type says, and names formats that it can't open.
      headers: { Accept: 'application/json', 'Content-Type': 'image/jpeg', Token: token, UserID: userId },
      body: picture,
    });
    return { answer, statusCode: answer.status, retryAfter: Number(answer.headers.get('retry-after')) };
  };
  let isSaid = false;
  const onWait = (n: number) => {
    if (!isSaid) showToast('info', { code: 'picturesTooFast', values: { n } });
    isSaid = true;
  };
  const { answer: response } = await withinLimit(send, { onWait });
  const { statusCode, data } = (await response.json()) as { statusCode: number; data: string };
  if (response.ok && statusCode === 200) return null;
  const [
    {
      MessageCode: code = failureMessage(response.ok ? statusCode : response.status),
      MessageValues: values = {},
    } = {},
  ] = JSON.parse(data) as { MessageCode?: MessageCode; MessageValues?: LabelValues }[];
  return { code, values };
}

/** Returns a thumbnail of a payment slip, shown beside its status; '' if this browser can't read the file. */
export const thumbnail = async (file: File): Promise<string> =>
  (await drawn(file, thumbnailSide))?.toDataURL('image/jpeg') ?? '';
