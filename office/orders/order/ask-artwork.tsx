import { officePrintLabels } from '#contract/labels/office/order-prints.ts';
import { requestArtwork } from '#contract/operations/office/orders/ask-artwork.ts';
import { useCan } from '#office/data/use-can.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import type { Order } from '../order.ts';
import { Button } from '#ui/button.tsx';

/** Asks the customer by email for the files and texts that the order waits for. */
export function AskArtwork({ order: { number, state, lines } }: { order: Order }) {
  const t = useLabels(officePrintLabels);
  const may = useCan();
  const { mutate, isPending } = useOfficeMutation(requestArtwork, { saved: t('queued') });
  const isOpen = state === 'active' || state === 'awaitingPayment';
  const isMissing = lines.some(({ prints }) => prints.some((print) => print.isMissing));
  if (!isOpen || !isMissing || !may('orders.change')) return null;
  return (
    <Button small busy={isPending} onClick={() => mutate({ number })}>
      {t('ask')}
    </Button>
  );
}
