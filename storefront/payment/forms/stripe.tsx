import type { Stripe, StripeCardElement, StripeConstructor } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { checkoutCardFormLabels } from '#contract/labels/storefront/checkout-card-form.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { formatMoney } from '#ui/money.tsx';
import type { PartProps } from '../part.ts';
import { ProviderFormPlaceholder, useProviderScript } from '../provider-script.tsx';

interface Form {
  stripe: Stripe;
  card: StripeCardElement;
}

/**
 * Stripe's card fields, in Stripe's own frames, so that no card number reaches us. If the bank requires it,
 * 3-D Secure follows.
 */
export default function StripePart({
  publicKey,
  amount,
  busy,
  step,
  begin,
  pay,
  atWork,
  payInCash,
}: PartProps) {
  const t = useLabels(checkoutCardFormLabels);
  const script = useProviderScript('https://js.stripe.com/endive/stripe.js');
  const box = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<Form | null>(null);
  const [announced, setMessage] = useState('');

  const mount = useEffectEvent((fields: HTMLElement) => {
    const stripe = (window as { Stripe: StripeConstructor }).Stripe(publicKey, { locale: 'en' });
    const card = stripe.elements().create('card', { hidePostalCode: true });
    card.mount(fields);
    card.on('ready', () => card.focus());
    setForm({ stripe, card });
    return () => card.destroy();
  });
  useEffect(() => {
    if (script.state !== 'ready' || !box.current) return undefined;
    return mount(box.current);
  }, [script.state]);

  const secret = step?.ClientSecret;
  const request = useEffectEvent(async ({ stripe }: Form, clientSecret: string) => {
    // Stripe shows the challenge in a frame that it adds to the page.
    const response = await atWork('outside', () => stripe.handleNextAction({ clientSecret }));
    // The card fields were invalid, so no challenge was shown.
    if (response?.error?.type !== 'invalid_request_error') pay('');
  });
  useEffect(() => {
    if (form && secret) void request(form, secret);
  }, [form, secret]);

  const submit = async () => {
    if (!form || busy) return;
    setMessage('');
    const { stripe, card } = form;
    const read = await atWork('here', () => stripe.createPaymentMethod({ type: 'card', card }));
    if (!read?.paymentMethod) return setMessage(t('cardProblem'));
    const made = step ?? (await begin());
    if (made) pay(read.paymentMethod.id, made);
  };

  return (
    <>
      <ProviderFormPlaceholder {...script} payInCash={payInCash} />
      <div className="pay-frame" ref={box} dir="ltr" />
      {announced && (
        <p className="note" role="alert">
          {announced}
        </p>
      )}
      {form && (
        <Button kind="act" wide busy={busy} onClick={() => void submit()}>
          {busy ? t('paying') : t('pay', { amount: formatMoney(amount) })}
        </Button>
      )}
    </>
  );
}
