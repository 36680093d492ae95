import { CallFailed } from '#web/call.ts';
import { OfficeRefusal } from './refusals.ts';

/** Returns the address of a receipt: of a parcel of an order, or without its number of the next one. */
export const receiptPath = (number: string, which: number | null): string =>
  `/office/files/receipts/${encodeURIComponent(number)}${which === null ? '' : `?parcel=${which}`}`;

/**
 * Uploads the picture of a shipping receipt. It isn't an ordinary call, because its body is the file itself.
 * @throws OfficeRefusal, or CallFailed when it didn't reach the server
 */
export async function sendReceipt(number: string, which: number | null, picture: File): Promise<void> {
  let response: Response;
  try {
    response = await fetch(receiptPath(number, which), {
      method: 'POST',
      headers: { 'Content-Type': picture.type },
      body: picture,
    });
  } catch (error) {
    throw new CallFailed('parcel receipt', { cause: error });
  }
  if (response.ok) return;
  const answer: unknown = await response.json().catch(() => ({}));
  const { error = '', data = null } = answer as { error?: string; data?: unknown };
  throw new OfficeRefusal(response.status, error, data);
}
