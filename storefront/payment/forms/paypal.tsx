import type { PayPalNamespace } from '@paypal/paypal-js';
import { useEffect, useEffectEvent, useRef } from 'react';
import { currency } from '#contract/constants.ts';
import { checkoutCardFormLabels } from '#contract/labels/storefront/checkout-card-form.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { formatMoney } from '#ui/money.tsx';
import type { PaymentStep } from '../order-outcome.ts';
import type { PartProps } from '../part.ts';
import { ProviderFormPlaceholder, useProviderScript } from '../provider-script.tsx';

/** PayPal's own buttons. Our server creates the order that they show, and charges it once approved. */
export default function PaypalPart({
  publicKey,
  amount,
  busy,
  step,
  begin,
  pay,
  cancel,
  payInCash,
}: PartProps) {
  const t = useLabels(checkoutCardFormLabels);
  const script = useProviderScript(
    `https://www.paypal.com/sdk/js?components=buttons&disable-funding=card&currency=${currency.code}&client-id=${encodeURIComponent(publicKey)}`,
  );
  const box = useRef<HTMLDivElement>(null);
  const begun = useRef<PaymentStep | null>(null);

  const createOrder = useEffectEvent(async () => {
    begun.current = step ?? (await begin());
    const { WalletOrderId } = begun.current ?? {};
    if (!WalletOrderId) throw new Error('no order');
    return WalletOrderId;
  });
  const onApprove = useEffectEvent(async () => pay('', begun.current ?? undefined));
  const onCancel = useEffectEvent(cancel);
  const onError = useEffectEvent(script.fail);
  useEffect(() => {
    if (script.state !== 'ready' || !box.current) return undefined;
    const { paypal } = window as { paypal: PayPalNamespace };
    const buttons = paypal.Buttons?.({
      createOrder: () => createOrder(),
      onApprove: () => onApprove(),
      onCancel: () => onCancel(),
      onError: () => onError(),
    });
    void buttons?.render(box.current);
    return () => void buttons?.close();
  }, [script.state]);

  return (
    <>
      <output>{busy ? t('paying') : t('pay', { amount: formatMoney(amount) })}</output>
      <ProviderFormPlaceholder {...script} payInCash={payInCash} />
      <div className="pay-frame" ref={box} dir="ltr" inert={busy} />
    </>
  );
}
