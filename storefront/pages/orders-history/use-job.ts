import type { Input } from '#contract/operation.ts';
import { orderPageLabels } from '#contract/labels/storefront/order-page.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import { hasMessage, messageOfAct } from '#storefront/orders/job/act-form.tsx';
import { useAnswer } from '#storefront/use-answer.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { failureMessage } from '#web/failure-message.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { showToast } from '#web/toasts.ts';

/** The page of one of the customer's orders, null until loaded, and what sends its forms. */
export function useJob(OrderId: number, onChanged: () => void) {
  const { call, lang: languageCode } = useShop();
  const t = useLabels(orderPageLabels);
  const { answer, failure, reload } = useAnswer(getJob, { OrderId, Code: '', languageCode });
  const { send } = useSubmit();
  /** Shows the order and the list as they are now. */
  const renew = () => {
    reload();
    onChanged();
  };

  async function take(form: HTMLFormElement) {
    const fields = Object.fromEntries(new FormData(form)) as Pick<Input<typeof takeJobAct>, 'Act'>;
    const { data, statusCode } = await call(takeJobAct, { ...fields, OrderId, languageCode });
    if (statusCode === 200) {
      form.reset();
      if (hasMessage(fields.Act)) showToast('success', t(messageOfAct[fields.Act]));
    } else showToast('error', { code: data[0]?.MessageCode ?? failureMessage(statusCode) });
    renew();
  }
  return {
    job: answer?.[0] ?? null,
    failure,
    reload,
    renew,
    act: (form: HTMLFormElement) => void send(() => take(form)),
  };
}
