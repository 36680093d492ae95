import { officeProductLabels } from '#contract/labels/office/product.ts';
import { useLabels } from '#office/office-context.ts';
import { FieldProblem } from '#office/components/field-problem.tsx';
import { Section } from '#office/components/screen.tsx';
import { DigitalFile } from '#office/pictures/digital-file.tsx';
import type { Editing } from './editing.ts';
import { PlainFields } from './plain-fields.tsx';
import { fieldId } from '#office/forms/use-form-errors.ts';

/** How the buyer receives it: as a shipment or a file. */
export function Delivery({ editing }: { editing: Editing }) {
  const t = useLabels(officeProductLabels);
  const { form, words, isLocked, fileLink } = editing;
  const { digital } = form.values;
  const problem = form.errors['digital'];
  return (
    <Section id="delivery" title={t('delivery')}>
      {digital === null && (
        <div className="both">
          <PlainFields editing={editing} part="delivery" hints={{ expectedOn: t('expectedOnHint') }} />
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
