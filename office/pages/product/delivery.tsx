import { officeProductLabels } from '#contract/labels/office/product.ts';
import { useLabels } from '#office/office-context.ts';
import { FieldProblem } from '#office/components/field-problem.tsx';
import { Section } from '#office/components/screen.tsx';
import { DigitalFile } from '#office/pictures/digital-file.tsx';
import type { Editing } from './editing.ts';
import { MoneyField } from './number-fields.tsx';
import { CheckField, LineField, WordsField } from './small-fields.tsx';
import { fieldId } from './use-product-form.ts';

/** How the buyer receives it: as a shipment or a file. */
export function Delivery({ editing }: { editing: Editing }) {
  const t = useLabels(officeProductLabels);
  const { form, words, isLocked, fileLink } = editing;
  const { digital } = form.values;
  const problem = form.problems['digital'];
  return (
    <Section id="delivery" title={t('delivery')}>
      {digital === null && (
        <div className="both">
          <MoneyField editing={editing} name="shippingCents" />
          <LineField editing={editing} name="shippingDays" />
          <CheckField editing={editing} name="shippingFree" />
          <WordsField editing={editing} name="shippingMethodIds" />
        </div>
      )}
      {!(isLocked && digital === null) && (
        <>
          <h3 className="field-head">{words.label('digital')}</h3>
          <DigitalFile
            key={form.round}
            id={fieldId('digital')}
            value={digital}
            saved={form.start.digital}
            onChange={(file) => form.set('digital', file)}
            onSending={(isOn) => form.setSending('digital', isOn)}
            download={fileLink}
            isLocked={isLocked}
          />
        </>
      )}
      <FieldProblem text={problem} />
    </Section>
  );
}
