import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { endOrderLinks } from '#contract/operations/office/orders/end-order-links.ts';
import { confirmDialog } from '#office/components/confirm-dialog.tsx';
import { Section } from '#office/components/screen.tsx';
import { useCan } from '#office/data/use-can.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';

/** Ends the links to the order's page that the customer got, for example when one was forwarded to strangers. */
export function EndLinks({ number }: { number: string }) {
  const t = useLabels(officeOrderLabels);
  const may = useCan();
  const { mutate, isPending } = useOfficeMutation(endOrderLinks, { saved: t('linksEnded') });
  if (!may('orders.change')) return null;
  const question = { question: t('endLinksAsk'), confirm: t('endLinks') };
  return (
    <Section title={t('orderPage')}>
      <p className="soft">{t('endLinksHint')}</p>
      <Button
        kind="ghost"
        small
        busy={isPending}
        onClick={() => void confirmDialog(question, () => mutate({ number }))}
      >
        {t('endLinks')}
      </Button>
    </Section>
  );
}
