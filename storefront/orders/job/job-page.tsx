import { jobLabels } from '#contract/labels/mail/job.ts';
import { orderPageLabels } from '#contract/labels/storefront/order-page.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { partsText, personText } from '#rules/text-of-language.ts';
import { useDates } from '#storefront/use-dates.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { hasMessage, messageOfAct } from './act-form.tsx';
import { JobPrints } from './job-prints.tsx';
import { LinkPrint } from './link-prints.tsx';
import { LinkToDo } from './link-to-do.tsx';
import { JobShipments, OrderBody } from './order-body.tsx';
import { SendFileTexts } from './send-file.tsx';
import type { Job } from './job-types.ts';
import { type Done, hasRefusedForm, takesFiles } from './job-view.ts';
import { OrderFacts } from './order-facts.tsx';
import { FollowInTelegram } from './follow-in-telegram.tsx';
import { OrderStory } from '../story.tsx';

interface JobPageProps {
  job: Job;
  done: Done;
  /** The path of the page, below the language. */
  path: string;
}

/** The page of an order: what to do, how far it is, what is in it, what it costs, and what was written about it. */
export function JobPage({ job, done, path }: JobPageProps) {
  const t = useLabels(jobLabels);
  const page = useLabels(orderPageLabels);
  const texts = useLabels(ordersHistoryLabels);
  const { Order: order, Right: right } = job;
  const isUnpaid = job.Payment !== null && job.Payment.State !== 'paid';
  const act = done.act && !(done.act === 'pay' && isUnpaid) && hasMessage(done.act) ? done.act : null;
  // A file that was refused since isn't thanked for.
  const isFile = done.isFile && !job.Prints.some((print) => print.IsRefused);
  const message = isFile ? t('fileReceived') : act && page(messageOfAct[act]);
  return (
    <>
      <div className="j-head">
        <h1>
          {texts('order', { number: '' })}
          <Num>{order.OrderNumber}</Num>
        </h1>
        {message && (
          <output className="note j-said">
            <Icon name="circle-check" />
            <span>{message}</span>
          </output>
        )}
        {done.refusal !== undefined && !hasRefusedForm(job, done) && (
          <>
            <p className="note" role="alert">
              <Icon name="circle-alert" />
              <span>{done.refusal}</span>
            </p>
            {done.text && (
              <p className="j-text">
                <UserText text={done.text} />
              </p>
            )}
          </>
        )}
      </div>
      {right === 'all' && <OrderStory story={job.Progress.Story} />}
      <LinkToDo job={job} path={path} />
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
  const { Order: order, Items: items, May: may } = job;
  const isShipped = items.some(({ IsDigitalProduct }) => !IsDigitalProduct);
  const to = order.ShippingAddress;
  const { RecipientName = '' } = to;
  const name = RecipientName || personText(lang, { firstName: to.FirstName, lastName: to.LastName });
  const place = partsText(lang, [name, to.CityName, to.StateName]);
  return (
    <>
      <h2 className="vh">{texts('lbl_ordrhis_detail')}</h2>
      <JobShipments job={job} />
      <OrderBody
        job={job}
        page={`/${lang}${path}`}
        done={done}
        download={() => <a href={links.ordersHistory(order.OrderNumber)}>{t('downloadInAccount')}</a>}
        prints={<JobPrints job={job} fields={(print) => <LinkPrint {...{ print, job, path, done }} />} />}
        facts={
          <>
            {isShipped && place !== '' && order.Delivery?.Kind !== 'shop' && (
              <p className="j-place">
                <Icon name="map-pin" />
                <span>
                  <Filled text={t('shipsTo')} places={{ place: <bdi>{place}</bdi> }} />
                </span>
              </p>
            )}
            <OrderFacts order={order} isShipped={false} />
            <FollowInTelegram job={job} />
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
          </>
        }
      />
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
