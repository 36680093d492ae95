import type { SubmitEvent } from 'react';
import { artworkLimits } from '#contract/artwork.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { sendPrintText } from '#contract/operations/orders/send-print-text.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { UserText } from '#ui/user-text.tsx';
import { formText } from '#web/forms/form-text.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { showToast } from '#web/toasts.ts';
import { type OrderPrint, usePrintProblem } from './use-send-artwork.ts';

/** The text that is printed or engraved, which the customer can change until work begins. */
export function PrintTextForm({ print, onSent }: { print: OrderPrint; onSent: () => void }) {
  const { call, lang: languageCode } = useShop();
  const t = useLabels(orderPrintLabels);
  const shared = useLabels(sharedLabels);
  const { busy, send } = useSubmit();
  const showProblem = usePrintProblem();
  const { OrderItemID, ProductAttributeID, ProductName, Text, IsOpen } = print;
  if (!IsOpen) return <UserText text={Text} />;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = {
      OrderItemID,
      ProductAttributeID,
      Text: formText(new FormData(event.currentTarget), 'Text'),
    };
    void send(async () => {
      const { statusCode, data } = await call(sendPrintText, { ...input, languageCode });
      if (statusCode === 200) showToast('success', t('saved'));
      else showProblem(data[0]?.Problem, statusCode);
      onSent();
    });
  };
  return (
    <form className="form" method="dialog" onSubmit={submit}>
      <TextArea
        name="Text"
        label={t('text', { name: ProductName })}
        hint={t('textHint')}
        rows={2}
        maxLength={artworkLimits.text}
        defaultValue={Text}
      />
      <Button type="submit" busy={busy}>
        {busy ? shared('sending') : t('save')}
      </Button>
    </form>
  );
}
