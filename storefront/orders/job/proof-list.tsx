import { orderPageLabels } from '#contract/labels/storefront/order-page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useOrderTimes } from '../use-order-times.ts';
import type { Job } from './job-types.ts';

type Proof = Job['Proofs'][number];

const states = {
  sent: 'stateSent',
  approved: 'stateApproved',
  changes: 'stateChanges',
  replaced: 'stateReplaced',
} as const;

const pathOf = (page: string, { OrderItemID, Number: n }: Proof) => `${page}/proofs/${OrderItemID}-${n}`;

/** A proof that waits for the customer's answer. */
export function ProofCard({ proof, page }: { proof: Proof; page: string }) {
  const t = useLabels(orderPageLabels);
  return (
    <div className="p-card">
      {proof.Picture !== '' && <img src={proof.Picture} alt="" width={1200} height={1200} />}
      <div className="j-ask">
        <h3>{t('isItRight')}</h3>
        <p>{t('proofOf', { n: proof.Number, item: proof.ProductName })}</p>
        <Button kind="act" href={pathOf(page, proof)}>
          {t('checkProof')}
        </Button>
      </div>
    </div>
  );
}

/** All proofs of an order with their answers. Replaced ones say what the customer asked for. */
export function ProofList({ proofs, page }: { proofs: readonly Proof[]; page: string }) {
  const { moment } = useOrderTimes();
  const { language } = useShop();
  const t = useLabels(orderPageLabels);
  if (proofs.length === 0) return null;
  return (
    <section className="j-messages" aria-labelledby="j-proofs">
      <h3 className="h3" id="j-proofs">
        {t('proofs')}
      </h3>
      {proofs.map((proof) => {
        const text = [proof.Answer, ...proof.Marks.map((mark) => mark.text)].filter(Boolean).join('; ');
        const name = t('proofOf', { n: proof.Number, item: proof.ProductName });
        return (
          <p key={proof.ProofId} className="j-message">
            <span>
              {proof.State === 'replaced' || page === '' ? name : <a href={pathOf(page, proof)}>{name}</a>}
              {language.colon}
              {t(proof.State === 'sent' && !proof.IsOpen ? 'stateOver' : states[proof.State])}
              {proof.Repeats !== undefined && ` (${t('sameAs', { number: proof.Repeats })})`}
            </span>
            <span className="j-soft">{moment(proof.AnsweredAt ?? proof.SentAt)}</span>
            {text !== '' && (
              <span className="j-text">
                <UserText text={t('yourRequest', { text })} />
              </span>
            )}
          </p>
        );
      })}
    </section>
  );
}
