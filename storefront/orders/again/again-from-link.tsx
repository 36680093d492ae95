import { useEffect, useEffectEvent } from 'react';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { AgainOutcome } from './again-outcome.tsx';
import { useOrderAgain } from './use-order-again.ts';

/**
 * Adds the items of an order to the cart again, for a customer who pressed "Order again" behind a link. The link's last
 * part is in the fragment, which browsers send to no server. A reload adds only what isn't in the cart.
 */
export function AgainFromLink() {
  const { call, lang: languageCode } = useShop();
  const { outcome, again } = useOrderAgain();
  const begin = useEffectEvent(async () => {
    const [, Code = ''] = /^#again=([\w-]+)$/u.exec(location.hash) ?? [];
    const { data } = await call(getJob, { Code, languageCode });
    await again(data[0]?.Order.OrderNumber ?? '', data[0]?.Items ?? []);
  });
  useEffect(() => void begin(), []);
  return outcome && <AgainOutcome key={outcome.round} outcome={outcome} isOfCart />;
}
