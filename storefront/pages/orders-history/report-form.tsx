import { type SubmitEvent, useState } from 'react';
import { reportLimits, reportReasons } from '#contract/constants.ts';
import { orderReportLabels } from '#contract/labels/shared/order-report.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { reportOrderProblem } from '#contract/operations/orders/report-order-problem.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { failureMessage } from '#web/failure-message.ts';
import { formText } from '#web/forms/form-text.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { showToast } from '#web/toasts.ts';
import type { OrderedItem } from '#storefront/orders/again/plan-again.ts';
import { PhotosField, photosIn, sendPhotos } from '#storefront/photos/photos-field.tsx';

interface ReportFormProps {
  OrderId: number;
  items: readonly OrderedItem[];
  onSent: () => void;
}

/** The form that tells the shop what is wrong with a delivered order: which pieces, why, and photos. */
export function ReportForm({ OrderId, items, onSent }: ReportFormProps) {
  const { call, lang: languageCode } = useShop();
  const t = useLabels(orderReportLabels);
  const words = useLabels(sharedLabels);
  const { busy, send } = useSubmit();
  const [isMissing, setMissing] = useState(false);
  /** The pieces of each selected line. */
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(new Map());
  const select = (item: number, quantity: number | null) => {
    const next = new Map(pieces);
    if (quantity === null) next.delete(item);
    else next.set(item, quantity);
    setMissing(false);
    setPieces(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (pieces.size === 0) {
      setMissing(true);
      event.currentTarget.querySelector('input')?.focus();
    } else void send(() => report(data));
  };

  async function report(data: FormData) {
    const Reason = reportReasons.find((each) => each === formText(data, 'Reason')) ?? 'other';
    const reply = await call(reportOrderProblem, {
      OrderId,
      Items: [...pieces].map(([OrderItemID, Quantity]) => ({ OrderItemID, Quantity })),
      Reason,
      Message: formText(data, 'Message').trim(),
      languageCode,
    });
    const [row] = reply.data;
    if (reply.statusCode !== 200 || !row?.ReportId) {
      showToast('error', { code: row?.MessageCode ?? failureMessage(reply.statusCode) });
      return;
    }
    const { ReportId } = row;
    const photos = photosIn(data, reportLimits.pictures);
    const refusal = await sendPhotos(`orders/report-photo/${ReportId}`, photos);
    if (refusal) {
      showToast('error', { code: 'reportPhotoFailed' });
      showToast('error', refusal);
    } else showToast('success', { code: 'reportSent' });
    onSent();
  }

  return (
    <form className="form" method="dialog" aria-label={t('title')} onSubmit={submit}>
      <p className="o-soft">{t('hint')}</p>
      <fieldset className="o-pieces">
        <legend>{t('which')}</legend>
        {items.map(({ OrderItemID, ProductName, Quantity }) => (
          <div key={OrderItemID} className="o-piece">
            <label className="check">
              <input
                type="checkbox"
                aria-invalid={isMissing || undefined}
                checked={pieces.has(OrderItemID)}
                onChange={({ currentTarget }) => select(OrderItemID, currentTarget.checked ? Quantity : null)}
              />
              {ProductName}
            </label>
            {Quantity > 1 && pieces.has(OrderItemID) && (
              <Field
                label={t('howMany', { name: ProductName })}
                type="number"
                min={1}
                max={Quantity}
                value={String(pieces.get(OrderItemID))}
                onChange={({ currentTarget }) =>
                  select(OrderItemID, Math.min(Quantity, Math.max(1, Number(currentTarget.value) || 1)))
                }
              />
            )}
          </div>
        ))}
        {isMissing && (
          <p className="error" role="alert">
            <Icon name="circle-alert" />
            <span>{t('whichMissing')}</span>
          </p>
        )}
      </fieldset>
      <SelectField
        name="Reason"
        label={t('reason')}
        options={reportReasons.map((value) => ({ value, text: t(value) }))}
      />
      <TextArea name="Message" label={t('text')} optional={words('optional')} rows={3} maxLength={2000} />
      <PhotosField label={t('photos', { n: reportLimits.pictures })} max={reportLimits.pictures} />
      <Button type="submit" busy={busy}>
        {busy ? words('sending') : t('send')}
      </Button>
    </form>
  );
}
