import type { JobActName } from '#contract/forms/job-acts.ts';
import { jobLabels } from '#contract/labels/mail/job.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { partsText, personText } from '#rules/text-of-language.ts';
import { useDates } from '#storefront/use-dates.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { ProgressSteps } from '../progress-line.tsx';
import { ItemsTable } from './items-table.tsx';
import { JobPrints } from './job-prints.tsx';
import { JobMessages } from './job-messages.tsx';
import { JobToDo } from './job-to-do.tsx';
import { ProofList } from './proof-list.tsx';
import { SendFileTexts } from './send-file.tsx';
import type { Job } from './job-types.ts';
import { type Done, takesFiles } from './job-view.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderGift } from './order-gift.tsx';
import { OrderTotals } from './order-totals.tsx';
import { PaymentLog } from './payment-log.tsx';
import { Shipments } from './shipment.tsx';
import { StateLine } from './state-line.tsx';

interface JobPageProps {
  job: Job;
  done: Done;
  /** The path of the page, below the language. */
  path: string;
}

/** The message after an act. */
const messageOf: Partial<
  Record<JobActName, 'messageSent' | 'confirmed' | 'textSaved' | 'received' | 'paidNow'>
> = {
  pay: 'paidNow',
  message: 'messageSent',
  confirm: 'confirmed',
  design: 'textSaved',
  received: 'received',
};

/** The page of an order: what to do, how far it is, what is in it, what it costs, and what was written about it. */
export function JobPage({ job, done, path }: JobPageProps) {
  const t = useLabels(jobLabels);
  const texts = useLabels(ordersHistoryLabels);
  const { Order: order, Progress: progress, Right: right } = job;
  const isUnpaid = job.Payment !== null && job.Payment.State !== 'paid';
  const act = done.act && !(done.act === 'pay' && isUnpaid) ? messageOf[done.act] : undefined;
  const message = done.isFile ? 'fileReceived' : act;
  return (
    <>
      <div className="j-head">
        <h1>
          {texts('order', { number: '' })}
          <Num>{order.OrderNumber}</Num>
        </h1>
        {right === 'all' && <StateLine order={order} progress={progress} />}
        {message && (
          <output className="note j-said">
            <Icon name="circle-check" />
            <span>{t(message)}</span>
          </output>
        )}
        {done.refusal !== undefined && done.text === undefined && (
          <p className="note" role="alert">
            <Icon name="circle-alert" />
            <span>{done.refusal}</span>
          </p>
        )}
      </div>
      <JobToDo job={job} path={path} />
      {right === 'all' && <Whole job={job} done={done} path={path} />}
      {takesFiles(job) && <SendFileTexts />}
    </>
  );
}

/** The parts that only a link to the whole page shows. */
function Whole({ job, done, path }: JobPageProps) {
  const { lang, links } = useShop();
  const { day } = useDates();
  const t = useLabels(jobLabels);
  const texts = useLabels(ordersHistoryLabels);
  const { Order: order, Progress: progress, Items: items, May: may } = job;
  const isShipped = items.some(({ IsDigitalProduct }) => !IsDigitalProduct);
  const to = order.ShippingAddress;
  const { RecipientName = '' } = to;
  const name = RecipientName || personText(lang, { firstName: to.FirstName, lastName: to.LastName });
  const place = partsText(lang, [name, to.CityName, to.StateName]);
  return (
    <>
      <ProgressSteps progress={progress} isStyled />
      <Shipments
        progress={progress}
        confirm={(parcelNumber) =>
          may.includes('received') && (
            <form method="post">
              <input type="hidden" name="Act" value="received" />
              <input type="hidden" name="Parcel" value={parcelNumber} />
              <Button type="submit" kind="ghost" small>
                {texts('received')}
              </Button>
            </form>
          )
        }
      />
      <div className="o-cols">
        <div>
          <h2 className="h3">
            {items.length === 1 ? texts('itemCountOne') : texts('itemCount', { n: items.length })}
          </h2>
          <ItemsTable
            items={items}
            download={() => <a href={links.ordersHistory(order.OrderNumber)}>{t('downloadInAccount')}</a>}
          />
          <ProofList proofs={job.Proofs} path={path} />
          <OrderGift {...order} />
          <JobPrints prints={job.Prints} items={items} path={path} />
          <JobMessages job={job} done={done} />
        </div>
        <aside className="o-aside" aria-label={texts('order', { number: order.OrderNumber })}>
          <section className="slip krama" aria-labelledby="j-sums">
            <h2 className="h3" id="j-sums">
              {texts('totals')}
            </h2>
            <OrderTotals order={order} />
          </section>
          <section aria-labelledby="j-money">
            <h2 className="h3" id="j-money">
              {texts('payment')}
            </h2>
            <PaymentLog progress={progress} />
          </section>
          {isShipped && place !== '' && order.Delivery?.Kind !== 'shop' && (
            <p className="j-place">
              <Icon name="map-pin" />
              <span>
                <Filled text={t('shipsTo')} places={{ place: <bdi>{place}</bdi> }} />
              </span>
            </p>
          )}
          <OrderFacts order={order} isShipped={false} />
          <p className="j-acts">
            {may.includes('again') && (
              <Button
                kind="ghost"
                icon="refresh-cw"
                href={`${links.cart()}#again=${path.split('/').at(-1) ?? ''}`}
              >
                {texts('orderAgain')}
              </Button>
            )}
          </p>
        </aside>
      </div>
      <footer className="j-foot">
        <p>{t('privateLink')}</p>
        {job.LinksUntil !== null && (
          <p>
            <Filled text={t('linkUntil')} places={{ day: <Num>{day(job.LinksUntil)}</Num> }} />
          </p>
        )}
        <p>
          <a href={links.ordersHistory(order.OrderNumber)}>{t('inAccount')}</a>
        </p>
      </footer>
    </>
  );
}
