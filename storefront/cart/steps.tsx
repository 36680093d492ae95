import { orderSummaryLabels } from '#contract/labels/storefront/order-summary.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { Icon } from '#ui/icon.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import './steps.css';

type Step = 'cart' | 'checkout' | 'done';

/** Cart, checkout, done: where the shopper stands on the way, and back to the cart. */
export function Steps({ now }: { now: Step }) {
  const { links } = useShop();
  const t = useLabels(orderSummaryLabels);
  const words = useLabels(sharedLabels);
  const steps: { step: Step; name: string; href?: string }[] = [
    { step: 'cart', name: words('titleCart'), ...(now === 'checkout' && { href: links.cart() }) },
    { step: 'checkout', name: words('titleCheckout') },
    { step: 'done', name: t('stepDone') },
  ];
  return (
    <ol className="steps" aria-label={t('steps')}>
      {steps.map(({ step, name, href }, at) => (
        <li key={step}>
          {at > 0 && <Icon name="chevron-right" flip />}
          {href ? (
            <a href={href}>{name}</a>
          ) : (
            <span aria-current={step === now ? 'step' : undefined}>{name}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
