import { lazy, type ReactNode, Suspense } from 'react';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { FieldFrame, type FieldTexts } from '#ui/field-frame.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useLabels } from '../office-context.ts';
import './rich-field.css';

const RichText = lazy(() => import('./rich-text.tsx'));

/** Matches markup that the rich text editor doesn't support and would lose. */
const beyondFormats =
  /<(?:table|img|dl|figure|mark|sub|sup|div|h4|h5|h6|bdi|small|span|pre)\b|\s(?:dir|align)=/iu;

interface RichFieldProps extends FieldTexts {
  id?: string;
  name: string;
  label: ReactNode;
  /** The accessible name. */
  spoken: string;
  /** BCP 47. */
  lang: string;
  /** The HTML. */
  value: string;
  onChange: (html: string) => void;
}

/** A field with rich text. Text with markup that the editor would lose is edited as HTML. */
export function RichField({ name, spoken, lang, value, onChange, ...labels }: RichFieldProps) {
  const t = useLabels(officeProductLabels);
  if (beyondFormats.test(value))
    return (
      <TextArea
        {...labels}
        {...{ name, lang, value }}
        rows={10}
        hint={t('asHtml')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <FieldFrame {...labels}>
      {(ties) => (
        <Suspense fallback={<div className="rich-waiting" />}>
          <RichText
            id={ties.id}
            describedBy={ties['aria-describedby']}
            label={spoken}
            {...{ lang, value, onChange }}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
