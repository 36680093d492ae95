import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { endOrderChats } from '#contract/operations/office/orders/end-order-chats.ts';
import { endOrderLinks } from '#contract/operations/office/orders/end-order-links.ts';
import { confirmDialog } from '#office/components/confirm-dialog.tsx';
import { Section } from '#office/components/screen.tsx';
import { useCan } from '#office/data/use-can.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';

/**
 * Ends the links to the order's page that the customer got, for example when one was forwarded to strangers, or the messages
 * to Telegram chats that follow it.
 */
export function EndLinks({ number, chats }: { number: string; chats: number }) {
  const t = useLabels(officeOrderLabels);
  const may = useCan();
  const links = useOfficeMutation(endOrderLinks, { saved: t('linksEnded') });
  const telegram = useOfficeMutation(endOrderChats, { saved: t('chatsEnded') });
  const isAllowed = may('orders.change');
  if (!isAllowed && chats === 0) return null;
  const button = (
    confirm: string,
    question: string,
    { mutate, isPending }: typeof links | typeof telegram,
  ) => (
    <Button
      kind="ghost"
      small
      busy={isPending}
      onClick={() => void confirmDialog({ question, confirm }, () => mutate({ number }))}
    >
      {confirm}
    </Button>
  );
  return (
    <Section title={t('orderPage')}>
      {isAllowed && (
        <>
          <p className="soft">{t('endLinksHint')}</p>
          {button(t('endLinks'), t('endLinksAsk'), links)}
        </>
      )}
      {chats > 0 && (
        <>
          <p className="soft">{t('chats', { n: chats })}</p>
          {isAllowed && button(t('endChats'), t('endChatsAsk'), telegram)}
        </>
      )}
    </Section>
  );
}
