import { proofPageLabels } from '#contract/labels/mail/proof-page.ts';
import { proofSays } from '#contract/proofs.ts';
import { orderPageLabels } from '#contract/labels/storefront/order-page.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Filled } from '#ui/filled.tsx';
import { Icon } from '#ui/icon.tsx';
import { useOrderTimes } from '../use-order-times.ts';
import type { ProofView } from './job-view.ts';

/** The title says where the proof is; a reader hears it first. */
export function ProofHead({ view: { job, proof, refusal }, title }: { view: ProofView; title?: string }) {
  const t = useLabels(proofPageLabels);
  const page = useLabels(orderPageLabels);
  const { moment } = useOrderTimes();
  const { Number: n, Situation: situation, SentAt } = proof;
  const [what, next] = (situation !== 'open' && proofSays[situation]) || [null, null];
  const company = job.Order.Company?.Name;
  return (
    <div className="j-head">
      <p className="j-soft">
        {t('order', { number: job.Order.OrderNumber })}
        {company && (
          <>
            {' · '}
            <bdi>{company}</bdi>
          </>
        )}
      </p>
      <h1>{title ?? (what ? t(what) : page('isItRight'))}</h1>
      {title && what && <p>{t(what)}</p>}
      <p>
        <Filled
          text={t('proofSent', { n, item: '{item}', when: moment(SentAt) })}
          places={{ item: <bdi>{proof.ProductName}</bdi> }}
        />{' '}
        {n > 1 && t('replaces', { n: n - 1 })}
      </p>
      {next && <p>{t(next)}</p>}
      {refusal !== undefined && (
        <p className="note" role="alert">
          <Icon name="circle-alert" />
          <span>{refusal}</span>
        </p>
      )}
    </div>
  );
}
