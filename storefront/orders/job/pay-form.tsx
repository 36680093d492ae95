import { type ComponentType, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import { orderOutcome, type OrderOutcome, type PaymentStep } from '#storefront/payment/order-outcome.ts';
import type { PartProps } from '#storefront/payment/part.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { failureMessage } from '#web/failure-message.ts';
import type { PayData } from './pay-data.ts';

/** Matches refusals after which the payment may have succeeded. The page of the order then says that we are checking. */
const isChecking = /^(?:paymentUnknown|orderPending)$/u;

/** A provider's form on the page of an order. A payment that went through leads back to that page. */
export function PayForm({ Part, data }: { Part: ComponentType<PartProps>; data: PayData }) {
  const { call, lang: languageCode, labels } = useShop();
  const t = useLabels(messages);
  const [step, setStep] = useState<PaymentStep | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [refusal, setRefusal] = useState('');
  const canSay = (code: string) => Object.hasOwn(labels[messages.entityId] ?? {}, code);

  function follow(outcome: OrderOutcome): PaymentStep | null {
    if (outcome.kind === 'action') {
      setStep(outcome.step);
      return outcome.step;
    }
    if (outcome.kind === 'placed') location.replace(`${data.home}?done=pay`);
    else if (outcome.kind === 'refused' && isChecking.test(outcome.code)) location.replace(data.home);
    else {
      const code = outcome.kind === 'refused' ? outcome.code : null;
      setRefusal(t(code ?? failureMessage(outcome.kind === 'failed' ? outcome.statusCode : 500)));
      setStep(null);
      setRefusals((count) => count + 1);
    }
    return null;
  }

  const send = async (more: { PaymentKey?: string; Proof?: string }): Promise<PaymentStep | null> => {
    setBusy(true);
    setRefusal('');
    const { code: Code, methodId: PaymentMethod } = data;
    const act = { Code, Act: 'pay' as const, PaymentMethod, languageCode, ...more };
    const reply = await call(takeJobAct, act).catch(() => null);
    setBusy(false);
    return follow(orderOutcome(reply, canSay));
  };

  return (
    <>
      {refusal !== '' && (
        <p className="note" role="alert">
          <Icon name="circle-alert" />
          <span>{refusal}</span>
        </p>
      )}
      <Part
        key={refusals}
        {...{ busy, step }}
        isWallet={data.isWallet}
        publicKey={data.publicKey}
        amount={data.amount}
        anew={refusals > 0}
        begin={() => send({})}
        pay={(Proof, begun = step ?? undefined) =>
          begun && void send({ PaymentKey: begun.PaymentKey, Proof })
        }
        atWork={async (_where, what) => what().catch(() => null)}
        cancel={() => location.assign(data.home)}
        pollSeconds={null}
        place={{ days: '', street: '', isPickUp: false }}
        paid={null}
        payInCash={null}
        look={() => Promise.resolve(false)}
        renew={() => undefined}
      />
    </>
  );
}
