import { jobLabels } from '#contract/labels/mail/job.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { orderPageLabels } from '#contract/labels/storefront/order-page.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import type { PayView } from './job-view.ts';
import { Sum } from './job-to-do.tsx';

/** The page that takes a payment by card or wallet: the amount, and the provider's form (storefront/paying.tsx). */
export function PayPage({ view: { path, job, payment, method } }: { view: PayView }) {
  const { lang } = useShop();
  const t = useLabels(jobLabels);
  const order = useLabels(ordersHistoryLabels);
  const texts = useLabels(orderPageLabels);
  const money = useLabels(paymentStatusLabels);
  const card = useLabels(cardSectionLabels);
  const home = `/${lang}${path.replace(/\/pay\?.*$/u, '')}`;
  return (
    <div className="j-one j-paying">
      <h1>{t('payBy', { method: method.Name })}</h1>
      <p>
        {order('order', { number: '' })}
        <Num>{job.Order.OrderNumber}</Num>
      </p>
      <p className="j-soft">{payment.IsBalance ? money('payBalance') : texts('dueNow')}</p>
      <Sum dollars={payment.Amount} riel={payment.Riel} />
      {method.IsTest && method.Provider !== 'test' && (
        <p className="note">
          <Icon name="info" />
          <span>{card('testPayment')}</span>
        </p>
      )}
      <div id="pay" />
      <noscript>
        <p className="note">{t('needsScript')}</p>
      </noscript>
      <p className="j-acts">
        <Button kind="ghost" href={home}>
          {t('otherMethods')}
        </Button>
      </p>
    </div>
  );
}
