import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProofLabels } from '#contract/labels/office/proofs.ts';
import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { officePromiseLabels } from '#contract/labels/office/promises.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { PromiseDay } from '#office/orders/promise.tsx';
import { StockState } from '#office/orders/stock-state.tsx';
import { State } from '#office/components/state.tsx';
import { useDays } from '#office/components/use-days.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { listText } from '#rules/text-of-language.ts';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { Job } from './job.ts';
import { Packed } from './packed.tsx';

/** One order: number, promised date, items and progress. */
export function JobRow({ job }: { job: Job }) {
  const { number, promisedOn, place, isWrapped, isBalanceDue, missing, awaited, hasArrived, items, first } =
    job;
  const promise = useLabels(officePromiseLabels);
  const days = useDays();
  const status = useLabels(paymentStatusLabels);
  const { lang, links } = useOffice();
  const t = useLabels(officeWorkshopLabels);
  const common = useLabels(officeCommonLabels);
  const waits = useLabels(officeProofLabels);
  const inLanguage = useLocalizedText();
  const names = first.map(({ name, quantity }) => t('line', { n: quantity, name: inLanguage(name) }));
  const others = items - first.length;
  const parts = listText(lang, [...names, others > 0 ? t('others', { n: others }) : '']);
  return (
    <li>
      <a className="job" href={`${links.workshop}/${encodeURIComponent(number)}`}>
        {first[0] && <Picture path={first[0].picture} width={1000} height={1000} alt="" sizes="4rem" />}
        <b>
          <Num>{number}</Num>
        </b>
        <span className="job-since">{promisedOn && <PromiseDay {...job} day={promisedOn} isAwaited />}</span>
        <span className="job-parts soft">
          <UserText text={parts} />
        </span>
        <span className="job-state">
          <Packed job={job} />
          {isBalanceDue && <State look="us">{status('balanceDue')}</State>}
          {missing.map((what) =>
            what === 'stock' ? null : (
              <State key={what} look="us">
                {waits(what)}
              </State>
            ),
          )}
          {awaited.map(({ line, cell, name, quantity: n, expectedOn }) => (
            <State key={`${line} ${cell}`} look="us">
              {promise('awaitedItem', { n, name: inLanguage(name), day: days(expectedOn) })}
            </State>
          ))}
          <StockState awaitedUntil={null} hasArrived={hasArrived} />
          {isWrapped && (
            <span className="row-1 job-gift">
              <Icon name="gift" />
              {common('giftWrap')}
            </span>
          )}
          <span className="soft">{inLanguage(place)}</span>
        </span>
      </a>
    </li>
  );
}
