import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import type { Input } from '#contract/operation.ts';
import { changeParcel } from '#contract/operations/office/orders/change-parcel.ts';
import { sendOrder } from '#contract/operations/office/orders/send-order.ts';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '#web/toasts.ts';
import { useLabels } from '../office-context.ts';
import { callOffice } from './call-office.ts';
import { queryClient } from './query-client.ts';
import { useRefusalText } from './refusals.ts';
import { sendReceipt } from './send-receipt.ts';

interface WithReceipt {
  /** Null if no receipt is added. */
  picture: File | null;
}
export type NewParcel = Input<typeof sendOrder> & WithReceipt;
type CorrectedParcel = Input<typeof changeParcel> & WithReceipt;

/**
 * Packs, ships or corrects a parcel of an order. The receipt is uploaded first, because the email about the shipment links
 * to it.
 */
export function useSendOrder({ saved, isInForm = false }: { saved: string; isInForm?: boolean }) {
  const t = useLabels(officeOrderRecord);
  const refusalText = useRefusalText();
  return useMutation({
    mutationFn: async ({ picture, ...parcel }: NewParcel | CorrectedParcel) => {
      const which = 'which' in parcel ? parcel.which : null;
      if (picture) await sendReceipt(parcel.number, which, picture);
      await ('which' in parcel ? callOffice(changeParcel, parcel) : callOffice(sendOrder, parcel));
    },
    onError: (error) => {
      if (!isInForm) showToast('error', refusalText(error));
    },
    onSuccess: (_, parcel) =>
      showToast('success', 'isPacked' in parcel && parcel.isPacked ? t('packedNow') : saved),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
