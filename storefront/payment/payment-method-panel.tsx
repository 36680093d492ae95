import type { PaymentMethodId } from '#contract/constants.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { usePageData } from '#web/use-page-data.ts';
import type { PaymentSteps } from './payment-steps.tsx';
import { type PayableOrder, unavailableReason, type PaymentMethod } from './payment-methods.ts';

interface PaymentMethodProps {
  methods: readonly PaymentMethod[];
  /** The parts that load later; null until then. */
  later: { PaymentSteps: typeof PaymentSteps } | null;
  paying: {
    /** The selected method; undefined if none is available. */
    method: PaymentMethod | undefined;
    choose: (method: PaymentMethodId) => void;
    /** Whether the shopper has just given up an open payment. */
    gaveUp: boolean;
  };
  /** Returns what would be paid now by a method, in dollars. */
  dueNow: (method: PaymentMethod) => number;
  /** Amount to pay, in dollars. */
  total: number;
  /** The amount in riel; null if the shop shows no riel. */
  riel: number | null;
  order: PayableOrder;
}

/** Loads the code only if some methods are unavailable. */
const loadOutside = () => import('./external-methods.tsx');

/** The available payment methods, and what happens with the selected one. */
export function PaymentMethodPanel({
  methods,
  later,
  paying: { choose, method: paymentMethod, gaveUp },
  dueNow,
  total,
  riel,
  order,
}: PaymentMethodProps) {
  const t = useLabels(checkoutLabels);
  const judged = methods.map((each) => ({
    ...each,
    why: unavailableReason(each, { ...order, total: dueNow(each) }),
  }));
  const offered = judged.filter(({ why }) => why === null);
  const outsiders = usePageData(loadOutside, offered.length < judged.length, 'quiet');
  return (
    <section className="panel pay-by">
      <SelectField
        name="PaymentMethod"
        label={t('lbl_check_paymethod')}
        options={offered.map(({ method, name }) => ({ value: method, text: name }))}
        value={paymentMethod?.method}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
        autoFocus={gaveUp}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      />
      {outsiders && <outsiders.ExternalMethods judged={judged} />}
      {paymentMethod && (
        <div className="pay-way" aria-live="polite">
          {later && <later.PaymentSteps {...{ method: paymentMethod, total, riel }} />}
        </div>
      )}
    </section>
  );
}
