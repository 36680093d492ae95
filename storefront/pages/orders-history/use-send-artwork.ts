import { useEffect, useRef, useState } from 'react';
import type { MessageCode } from '#contract/messages.ts';
import { beginArtwork } from '#contract/operations/orders/begin-artwork.ts';
import { sendArtwork } from '#contract/operations/orders/send-artwork.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { credentials } from '#storefront/state/user.ts';
import { failureMessage } from '#web/failure-message.ts';
import { showToast } from '#web/toasts.ts';
import { uploadChunks, UploadRefused } from '#web/upload-chunks.ts';
import type { OrderPrint } from './artwork-field.tsx';

/** An upload in progress. */
export interface Sending {
  /** The uploaded fraction. At 1, the shop checks the file. */
  share: number;
  bytes: number;
  /** Whether it waits for the connection. */
  isLost: boolean;
}

/** Uploads a file for printing, which the shop then checks. The upload ends with the page. */
export function useSendArtwork(
  { OrderItemID, ProductAttributeID }: Pick<OrderPrint, 'OrderItemID' | 'ProductAttributeID'>,
  onSent: () => void,
) {
  const { call, lang: languageCode } = useShop();
  const [sending, setSending] = useState<Sending | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const place = { OrderItemID, ProductAttributeID, languageCode };

  /** Returns why it failed, or null. */
  async function upload(file: File, signal: AbortSignal): Promise<MessageCode | null> {
    const begun = await call(beginArtwork, { ...place, Bytes: file.size }, { signal });
    const [row] = begun.data;
    if (begun.statusCode !== 200 || !row?.UploadId)
      return row?.MessageCode ?? failureMessage(begun.statusCode);
    const { UploadId } = row;
    const { token, userId } = credentials();
    const target = {
      addressOf: (at: number) => `/api/v1/orders/artwork/${UploadId}/${at}`,
      headers: { Token: token, UserID: userId },
    };
    const change = (part: Partial<Sending>) => setSending((last) => last && { ...last, ...part });
    await uploadChunks(file, target, {
      signal,
      onShare: (share) => change({ share }),
      onLine: (isLost) => change({ isLost }),
    });
    const { statusCode, data } = await call(sendArtwork, {
      ...place,
      UploadId,
      FileName: file.name.slice(0, 200),
    });
    return statusCode === 200 ? null : (data[0]?.MessageCode ?? failureMessage(statusCode));
  }

  async function send(file: File): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setSending({ share: 0, bytes: file.size, isLost: false });
    try {
      const code = await upload(file, controller.signal);
      if (code) showToast('error', { code });
      onSent();
    } catch (error) {
      if (controller.signal.aborted) return;
      showToast('error', { code: error instanceof UploadRefused ? 'uploadOver' : failureMessage(null) });
    } finally {
      setSending(null);
    }
  }

  return { sending, send, stop: () => running.current?.abort() };
}
