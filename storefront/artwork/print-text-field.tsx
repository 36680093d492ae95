import { useState } from 'react';
import { artworkLimits, namesIn } from '#contract/artwork.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { sendPrintText } from '#contract/operations/orders/send-print-text.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { showToast } from '#web/toasts.ts';
import { printTextLabels, type PrintTextKind } from './print-text-labels.ts';
import { PrintedText } from './printed-text.tsx';
import { type OnSent, type PrintPlace, usePrintProblem } from './use-send-artwork.ts';
import { useWithinLimit } from './use-within-limit.ts';

interface PrintTextFieldProps {
  place: PrintPlace;
  asksFor: PrintTextKind;
  /** The product's name. */
  name: string;
  text: string;
  /** The pieces, each of which has a name. */
  pieces: number;
  isOpen: boolean;
  onSent: OnSent;
}

/**
 * The text or the names to print, which the customer can change until work begins. It is saved on leaving the field, so that
 * adding the product to the cart doesn't lose it.
 */
export function PrintTextField({ place, asksFor, name, text, pieces, isOpen, onSent }: PrintTextFieldProps) {
  const { call, lang: languageCode } = useShop();
  const t = useLabels(orderPrintLabels);
  const shared = useLabels(sharedLabels);
  const { busy, send } = useSubmit();
  const showProblem = usePrintProblem();
  const withinLimit = useWithinLimit();
  const [entered, setEntered] = useState(text);
  const [saved, setSaved] = useState(text);
  if (!isOpen) return <PrintedText asksFor={asksFor} text={text} pieces={pieces} />;
  const save = () => {
    if (entered === saved || busy) return;
    void send(async () => {
      const input = { ...place, Text: entered, languageCode };
      const { statusCode, data } = await withinLimit(() => call(sendPrintText, input));
      if (statusCode !== 200) {
        showProblem(data[0]?.Problem, statusCode, data[0]?.MessageValues);
        return;
      }
      setSaved(entered);
      showToast('success', t('saved'));
      onSent(data[0]?.DesignID);
    });
  };
  const isNames = asksFor === 'names';
  const { label, hint, rows } = printTextLabels[asksFor];
  const count = namesIn(entered).length;
  return (
    <div className="pr-text">
      <TextArea
        label={t(label, { name })}
        hint={t(hint)}
        rows={rows}
        maxLength={isNames ? undefined : artworkLimits.text}
        value={entered}
        onChange={({ currentTarget }) => setEntered(currentTarget.value)}
        onBlur={save}
      />
      {isNames && (
        <output className={count === pieces ? 'pr-soft' : 'pr-count'}>
          {t('namesCount', { n: count, pieces })}
        </output>
      )}
      <Button kind="quiet" busy={busy} onClick={save}>
        {busy ? shared('sending') : t('save')}
      </Button>
    </div>
  );
}
