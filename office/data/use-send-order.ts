import { sendOrder } from '#contract/operations/office/orders/send-order.ts';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '#web/toasts.ts';
import { callOffice } from './call-office.ts';
import { queryClient } from './query-client.ts';
import { useRefusalText } from './refusals.ts';
import { sendReceipt } from './send-receipt.ts';

interface Sending {
  number: string;
  parcel: string;
  carrier: string;
  picture: File | null;
}

/**
 * Marks an order as shipped. The receipt is uploaded first, because the email about the shipment links to it.
 */
export function useSendOrder({ saved, isInForm = false }: { saved: string; isInForm?: boolean }) {
  const refusalText = useRefusalText();
  return useMutation({
    mutationFn: async ({ picture, ...order }: Sending) => {
      if (picture) await sendReceipt(order.number, picture);
      await callOffice(sendOrder, order);
    },
    onError: (error) => {
      if (!isInForm) showToast('error', refusalText(error));
    },
    onSuccess: () => showToast('success', saved),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
