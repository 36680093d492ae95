import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Filled } from '#ui/filled.tsx';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/money.tsx';
import type { unavailableReason, PaymentMethod } from './payment-methods.ts';

interface ExternalMethodsProps {
  /** The payment methods. `why` is null if the method is available. */
  judged: readonly (PaymentMethod & { why: ReturnType<typeof unavailableReason> })[];
}

/**
 * The methods that can't pay for this order, with the reasons. Omits a method that is only for free orders.
 */
export function ExternalMethods({ judged }: ExternalMethodsProps) {
  const t = useLabels(checkoutLabels);
  return judged.map(
    ({ method, name, why, min = 0, max }) =>
      why &&
      max !== 0 && (
        <p key={method} className="pay-note">
          <Icon name="info" />
          <span>
            <Filled
              text={t(why)}
              places={{ name, amount: <Money value={why === 'minimumOf' ? min : (max ?? 0)} /> }}
            />
          </span>
        </p>
      ),
  );
}
