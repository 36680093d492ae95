import { slipLimits } from '#contract/constants.ts';
import type { MessageCode } from '#contract/messages.ts';
import { failureMessage } from '#web/failure-message.ts';
import { credentials } from '#storefront/state/user.ts';

/** What the shop takes, and reads again anyway. */
const readable = /^image\/(?:jpeg|png|webp)$/u;
const longestSide = 2000;
const thumbnailSide = 240;

/** Shows the slip of an order's transfer to the shop; why it does not take it, or null. @throws when it does not come through */
export async function sendSlip(orderId: number, file: File): Promise<MessageCode | null> {
  const picture = await smaller(file);
  if (!readable.test(picture.type) || picture.size > slipLimits.bytes) return 'slipNotPicture';
  const { token, userId } = credentials();
  const response = await fetch(`/api/v1/payments/transfer-slip/${orderId}`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': picture.type, Token: token, UserID: userId },
    body: picture,
  });
  const { statusCode, data } = (await response.json()) as { statusCode: number; data: string };
  if (response.ok && statusCode === 200) return null;
  const [row] = JSON.parse(data) as { MessageCode?: MessageCode }[];
  return row?.MessageCode ?? failureMessage(response.ok ? statusCode : response.status);
}

/** Of a slip, to be shown beside its state; '' where this browser cannot read it. */
export const thumbnail = async (file: File): Promise<string> =>
  (await drawn(file, thumbnailSide))?.toDataURL('image/jpeg') ?? '';

/** Phones make pictures larger than a slip needs, and of kinds that only they can read: as a JPEG, where this browser can. */
async function smaller(file: File): Promise<Blob> {
  const canvas = await drawn(file, longestSide);
  return new Promise((done) =>
    canvas ? canvas.toBlob((made) => done(made ?? file), 'image/jpeg', 0.85) : done(file),
  );
}

/** null: this browser cannot read it. */
async function drawn(file: File, longest: number): Promise<HTMLCanvasElement | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const paper = canvas.getContext('2d');
    if (!paper) return null;
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas;
  } catch {
    return null;
  }
}
