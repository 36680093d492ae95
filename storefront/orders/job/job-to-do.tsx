import type { ReactNode } from 'react';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { orderPageLabels } from '#contract/labels/storefront/order-page.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { Riel } from '#storefront/riel/riel.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { useDates } from '#storefront/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import type { Job } from './job-types.ts';
import { ProofCard } from './proof-list.tsx';

const missingOf = ({ Prints }: Job) => Prints.filter((print) => print.IsMissing && print.IsOpen);

/** Whether an order waits for its customer: for an answer to a proof, or for a logo or text. */
export const isWaiting = (job: Job): boolean =>
  job.Proofs.some(({ IsOpen }) => IsOpen) || missingOf(job).length > 0;

/** Whether an order can be paid, but isn’t due yet: its customer pays within some days. */
export const isEarly = ({ Order, Progress }: Job): boolean =>
  Progress.Payment.Status === 'onAccount' && !Order.Overdue;

interface JobToDoProps {
  job: Job;
  /** The path of the page on which proofs are answered. */
  page: string;
  /** How the customer confirms or pays; null if there is neither. */
  children: ReactNode;
}

/** What the customer has to do now: answer a proof, send what is printed, confirm or pay. Renders nothing if there is nothing to do. */
export function JobToDo({ job, page, children }: JobToDoProps) {
  const t = useLabels(orderPageLabels);
  if (!children && !isWaiting(job)) return null;
  const missing = missingOf(job);
  const waiting = job.Proofs.filter(({ IsOpen }) => IsOpen);
  return (
    <section className="j-do" aria-labelledby="j-do">
      <h2 className="vh" id="j-do">
        {t('toDo')}
      </h2>
      {waiting.map((proof) => (
        <ProofCard key={proof.ProofId} proof={proof} page={page} />
      ))}
      {missing.length > 0 && (
        <SendArtwork
          isRefused={missing.some((print) => print.IsRefused)}
          isOnly={waiting.length === 0 && (!children || isEarly(job))}
        />
      )}
      {children}
    </section>
  );
}

/** Leads to where the customer sends what is printed. */
function SendArtwork({ isRefused, isOnly }: { isRefused: boolean; isOnly: boolean }) {
  const t = useLabels(orderPrintLabels);
  return (
    <div className="j-ask">
      <h3>{t(isRefused ? 'refusedTitle' : 'missingTitle')}</h3>
      <p>{t(isRefused ? 'infected' : 'missing')}</p>
      <Button kind={isOnly ? 'act' : 'ghost'} href="#j-prints">
        {t('sendMissing')}
      </Button>
    </div>
  );
}

interface DueProps {
  job: Job;
  payment: NonNullable<Job['Payment']>;
  heading: string;
  /** How it is paid. */
  children: ReactNode;
}

/** What is due, until when, and how it is paid. An amount that isn’t due yet is smaller. */
export function Due({ job, payment, heading, children }: DueProps) {
  const { dateOnly } = useDates();
  const t = useLabels(orderPageLabels);
  const money = useLabels(paymentStatusLabels);
  const { DueOn, Overdue } = job.Order;
  return (
    <div className={isEarly(job) ? 'j-ask is-early' : 'j-ask'}>
      <h3>{isEarly(job) ? money('onAccount') : heading}</h3>
      <p className={Overdue ? 'error' : 'j-soft'}>
        {DueOn === undefined ? t('dueNow') : money(Overdue ? 'overdue' : 'dueBy', { day: dateOnly(DueOn) })}
      </p>
      <Sum dollars={payment.Amount} riel={payment.Riel} />
      {children}
    </div>
  );
}

/** The amount due in large figures, with the riel below. */
export function Sum({ dollars, riel }: { dollars: number; riel: number | null }) {
  return (
    <p className="j-sum">
      <strong>
        <Money value={dollars} />
      </strong>
      {riel !== null && (
        <span className="riel">
          <Riel value={riel} />
        </span>
      )}
    </p>
  );
}
