import { useEffect, useRef, useState } from 'react';
import type { PrintProblem } from '#contract/artwork.ts';
import type { LabelValues } from '#contract/labels/label-set.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import type { Answer, Input } from '#contract/operation.ts';
import { beginArtwork } from '#contract/operations/orders/begin-artwork.ts';
import type { getOrderPrints } from '#contract/operations/orders/get-order-prints.ts';
import { sendArtwork } from '#contract/operations/orders/send-artwork.ts';
import type { sendPrintText } from '#contract/operations/orders/send-print-text.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { credentials } from '#storefront/state/user.ts';
import { failureMessage } from '#web/failure-message.ts';
import { showToast } from '#web/toasts.ts';
import { withinLimit } from '#web/within-limit.ts';

export type OrderPrint = Answer<typeof getOrderPrints>[number];
/** What is sent and printed for an option. */
export type Printed = Pick<OrderPrint, 'ProductAttributeID' | 'AsksFor' | 'Artwork' | 'Text'>;
/** How a file is printed. */
export type PrintUse = Pick<OrderPrint, 'Placement' | 'Picture' | 'Colors'>;
/** Where it is printed: an option of an ordered item, or of a product before it is ordered. */
export type PrintPlace = Pick<
  Input<typeof sendPrintText>,
  'OrderItemID' | 'ProductId' | 'DesignID' | 'ProductAttributeID'
>;
/** Called after something was sent; before ordering, with the design for the cart line. */
export type OnSent = (designId: string | undefined) => void;

/** An upload in progress. */
export interface Sending {
  file: File;
  /** The uploaded fraction. At 1, the shop checks the file. */
  share: number;
  /** Whether it waits for the connection. */
  isLost: boolean;
  /** The seconds until the shop takes another file; 0 if it does now. */
  wait: number;
}

/** Returns a function that says why something for printing was refused, and returns false. */
export function usePrintProblem() {
  const t = useLabels(orderPrintLabels);
  return (problem: PrintProblem | undefined, statusCode: number | null, values?: LabelValues): false => {
    showToast('error', problem ? t(problem, values) : { code: failureMessage(statusCode) });
    return false;
  };
}

/** Uploads a file for printing, which the shop then checks, or uses an earlier one. An upload ends with the page. */
export function useSendArtwork(printPlace: PrintPlace, onSent: OnSent) {
  const { call, lang: languageCode } = useShop();
  const showProblem = usePrintProblem();
  const [sending, setSending] = useState<Sending | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  // A text that is saved meanwhile makes the design that the file belongs to.
  const latest = useRef(printPlace);
  useEffect(() => {
    latest.current = printPlace;
  });
  const placeNow = () => ({ ...latest.current, languageCode });

  const change = (part: Partial<Sending>) => setSending((last) => last && { ...last, ...part });
  const onWait = (wait: number) => change({ wait });

  async function print(UploadId: string, FileName: string, signal?: AbortSignal): Promise<boolean> {
    const input = { ...placeNow(), UploadId, FileName };
    const finish = () => call(sendArtwork, input, signal && { signal });
    const { statusCode, data } = await withinLimit(finish, { signal, onWait });
    if (statusCode !== 200) return showProblem(data[0]?.Problem, statusCode, data[0]?.MessageValues);
    onSent(data[0]?.DesignID);
    return true;
  }

  async function upload(file: File, signal: AbortSignal): Promise<boolean> {
    const begin = () => call(beginArtwork, { ...placeNow(), Bytes: file.size }, { signal });
    const begun = await withinLimit(begin, { signal, onWait });
    const [row] = begun.data;
    if (!row?.UploadId) return showProblem(row?.Problem, begun.statusCode, row?.MessageValues);
    const { UploadId } = row;
    const { token, userId } = credentials();
    const target = {
      addressOf: (at: number) => `/api/v1/orders/artwork/${UploadId}/${at}`,
      headers: { Token: token, UserID: userId },
    };
    const { uploadChunks } = await import('#web/upload-chunks.ts');
    await uploadChunks(file, target, {
      signal,
      onShare: (share) => change({ share }),
      onLine: (isLost) => change({ isLost }),
    });
    return print(UploadId, file.name, signal);
  }

  /** Returns false if the shop didn't take the file, unless another one replaced it on its way. */
  async function send(file: File): Promise<boolean> {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setSending({ file, share: 0, isLost: false, wait: 0 });
    const isTaken = await upload(file, controller.signal).catch(
      (error: unknown) =>
        !controller.signal.aborted &&
        showProblem(error instanceof Error && error.name === 'UploadRefused' ? 'over' : undefined, null),
    );
    if (running.current !== controller) return true;
    setSending(null);
    return isTaken;
  }

  return {
    sending,
    send,
    /** Prints a file that the customer sent before. */
    sendAgain: (artworkId: string) => print(artworkId, '').catch(() => showProblem(undefined, null)),
    stop: () => running.current?.abort(),
  };
}
