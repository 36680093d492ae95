import { proofPageLabels } from '#contract/labels/mail/proof-page.ts';
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

const pathOf = (lang: string, page: string, { OrderItemID, Number: n }: Proof) =>
  `/${lang}${page}/proofs/${OrderItemID}-${n}`;

/** A proof that waits for the customer's answer. */
export function ProofCard({ proof, path }: { proof: Proof; path: string }) {
  const { lang } = useShop();
  const t = useLabels(proofPageLabels);
  return (
    <div className="p-card">
      {proof.Picture !== '' && <img src={proof.Picture} alt="" width={1200} height={1200} />}
      <div className="j-ask">
        <h3>{t('isItRight')}</h3>
        <p>{t('proofOf', { n: proof.Number, item: proof.ProductName })}</p>
        <Button kind="act" href={pathOf(lang, path, proof)}>
          {t('checkProof')}
        </Button>
      </div>
    </div>
  );
}

/** All proofs of an order with their answers. Replaced ones say what the customer asked for. */
export function ProofList({ proofs, path }: { proofs: readonly Proof[]; path: string }) {
  const { lang } = useShop();
  const { moment } = useOrderTimes();
  const t = useLabels(proofPageLabels);
  if (proofs.length === 0) return null;
  return (
    <section className="j-messages" aria-labelledby="j-proofs">
      <h2 className="h3" id="j-proofs">
        {t('proofs')}
      </h2>
      {proofs.map((proof) => {
        const text = [proof.Answer, ...proof.Marks.map((mark) => mark.text)].filter(Boolean).join('; ');
        const name = t('proofOf', { n: proof.Number, item: proof.ProductName });
        return (
          <p key={proof.ProofId} className="j-message">
            <span>
              {proof.State === 'replaced' ? name : <a href={pathOf(lang, path, proof)}>{name}</a>}
              {': '}
              {t(states[proof.State])}
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
