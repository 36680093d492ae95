import { useEffect, useRef, useState } from 'react';
import type { PrintProblem } from '#contract/artwork.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import type { Answer } from '#contract/operation.ts';
import { beginArtwork } from '#contract/operations/orders/begin-artwork.ts';
import type { getOrderPrints } from '#contract/operations/orders/get-order-prints.ts';
import { sendArtwork } from '#contract/operations/orders/send-artwork.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { credentials } from '#storefront/state/user.ts';
import { failureMessage } from '#web/failure-message.ts';
import { showToast } from '#web/toasts.ts';
import { uploadChunks, UploadRefused } from '#web/upload-chunks.ts';

export type OrderPrint = Answer<typeof getOrderPrints>[number];

/** An upload in progress. */
export interface Sending {
  /** The uploaded fraction. At 1, the shop checks the file. */
  share: number;
  bytes: number;
  /** Whether it waits for the connection. */
  isLost: boolean;
}

/** Returns a function that says why something for printing was refused. */
export function usePrintProblem() {
  const t = useLabels(orderPrintLabels);
  return (problem: PrintProblem | undefined, statusCode: number | null): void => {
    showToast('error', problem ? t(problem) : { code: failureMessage(statusCode) });
  };
}

/** Uploads a file for printing, which the shop then checks. The upload ends with the page. */
export function useSendArtwork(
  { OrderItemID, ProductAttributeID }: Pick<OrderPrint, 'OrderItemID' | 'ProductAttributeID'>,
  onSent: () => void,
) {
  const { call, lang: languageCode } = useShop();
  const showProblem = usePrintProblem();
  const [sending, setSending] = useState<Sending | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const place = { OrderItemID, ProductAttributeID, languageCode };

  async function upload(file: File, signal: AbortSignal): Promise<void> {
    const begun = await call(beginArtwork, { ...place, Bytes: file.size }, { signal });
    const [row] = begun.data;
    if (!row?.UploadId) return showProblem(row?.Problem, begun.statusCode);
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
    const FileName = file.name.slice(0, 200);
    const { statusCode, data } = await call(sendArtwork, { ...place, UploadId, FileName }, { signal });
    if (statusCode !== 200) showProblem(data[0]?.Problem, statusCode);
    onSent();
  }

  async function send(file: File): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setSending({ share: 0, bytes: file.size, isLost: false });
    await upload(file, controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted) showProblem(error instanceof UploadRefused ? 'over' : undefined, null);
    });
    setSending(null);
  }

  return { sending, send, stop: () => running.current?.abort() };
}
