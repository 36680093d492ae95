import { quantityLimits } from '#contract/constants.ts';
import { languageCodes } from '#contract/languages.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import type { TextName } from '#contract/forms/product-fields.ts';
import { useLabels } from '#office/office-context.ts';
import { payOf } from '../margin.ts';
import { StepsField } from '../steps-field.tsx';
import { Section } from '#office/components/screen.tsx';
import { Choices } from './choices.tsx';
import { Costs } from './costs.tsx';
import { Delivery } from './delivery.tsx';
import type { Editing } from './editing.ts';
import { Pictures } from './pictures.tsx';
import { PlainFields } from './plain-fields.tsx';
import { TextField } from './text-field.tsx';

const mainTexts = ['name', 'shortDescription', 'fullDescription'] as const;
const foundBy = ['metaTitle', 'metaDescription', 'metaKeywords'] as const;

/** The main column of a product: texts in both languages, pictures, price, options, delivery. */
export function Fields({ editing }: { editing: Editing }) {
  const t = useLabels(officeProductLabels);
  const { form, stored } = editing;
  return (
    <fieldset disabled={editing.isLocked}>
      <Section id="texts" title={t('texts')}>
        <Texts editing={editing} names={mainTexts} />
      </Section>
      <Pictures editing={editing} />
      <Section id="price" title={t('price')}>
        <div className="both">
          <PlainFields
            editing={editing}
            part="price"
            except={['priceSteps', 'costCents']}
            hints={{
              orderMaximum: t('maximumHint', { n: quantityLimits.max }),
              minimumFeeCents: t('minimumFeeHint'),
            }}
          />
        </div>
        <StepsField
          editing={editing}
          payOf={(cents) => (stored ? payOf({ ...form.values, priceCents: cents }, stored) : cents)}
        />
        <Costs editing={editing} />
      </Section>
      <Choices editing={editing} />
      <Delivery editing={editing} />
      <Section id="searching" title={t('searching')}>
        <Texts editing={editing} names={foundBy} />
      </Section>
    </fieldset>
  );
}

/** Renders both languages side by side. */
function Texts({ editing, names }: { editing: Editing; names: readonly TextName[] }) {
  return (
    <div className="both">
      {names.map((name) =>
        languageCodes.map((code) => (
          <TextField key={`${name}.${code}`} editing={editing} name={name} code={code} />
        )),
      )}
    </div>
  );
}
