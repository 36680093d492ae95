import { orderSummaryLabels } from '#contract/labels/storefront/order-summary.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { messages, type MessageCode } from '#contract/messages.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Failure } from '../failure.tsx';
import { useLabels } from '../shop-context.tsx';
import { useDates } from '../use-dates.ts';
import './cart-failure.css';

interface FailureProps {
  code: MessageCode;
  onRetry: () => void;
}

/** Shown when prices fail to load: says what happened and what is not lost, with a retry button. */
export function CartFailure({ code, onRetry }: FailureProps) {
  const t = useLabels(orderSummaryLabels);
  return <Failure heading={t('failed')} code={code} hint={t('cartSaved')} retry={onRetry} />;
}

/** The message of `CartFailure` as a strip above existing content. `day` is the date of the shown prices. */
export function CartFailureStrip({ code, day, onRetry }: FailureProps & { day?: string | undefined }) {
  const { day: formatDay } = useDates();
  const t = useLabels(orderSummaryLabels);
  const shared = useLabels(sharedLabels);
  const message = useLabels(messages);
  return (
    <div className="cart-strip" role="alert">
      <Icon name="circle-alert" />
      <span>{day ? t('pricesOf', { day: formatDay(day) }) : message(code)}</span>
      <Button kind="ghost" small icon="refresh-cw" onClick={onRetry}>
        {shared('tryAgain')}
      </Button>
    </div>
  );
}
