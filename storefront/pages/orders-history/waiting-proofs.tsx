import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { useAnswer } from '#storefront/use-answer.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';

/** The proofs that wait for the customer's answer, with links to the pages on which they are answered. */
export function WaitingProofs({ OrderId }: { OrderId: number }) {
  const { lang } = useShop();
  const t = useLabels(orderPrintLabels);
  const [job] = useAnswer(getJob, { OrderId, Code: '', languageCode: lang }).answer ?? [];
  const waiting = job?.Proofs.filter(({ State, IsOpen }) => State === 'sent' && IsOpen) ?? [];
  if (!job || waiting.length === 0) return null;
  return (
    <section className="o-change" aria-labelledby="order-proofs">
      <h3 className="h3" id="order-proofs">
        {t('proofTitle')}
      </h3>
      <p className="o-soft">{t('proofWaits')}</p>
      {waiting.map(({ ProofId, OrderItemID, Number: number, ProductName: name }) => (
        <p key={ProofId}>
          <Button kind="act" href={`${job.Page}/proofs/${OrderItemID}-${number}`}>
            {t('checkProof', { name })}
          </Button>
        </p>
      ))}
    </section>
  );
}
