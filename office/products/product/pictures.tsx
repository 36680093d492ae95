import { useLabels } from '#office/office-context.ts';
import { FieldProblem } from '#office/components/field-problem.tsx';
import { officePicturesLabels } from '#contract/labels/office/pictures.ts';
import { Section } from '#office/components/screen.tsx';
import { PicturesField } from '#office/pictures/pictures-field.tsx';
import { Num } from '#ui/num.tsx';
import type { Editing } from './editing.ts';
import { fieldId } from '#office/forms/use-form-errors.ts';

/** A product's pictures and the colors each can show: the product's colors, plus those already assigned. */
export function Pictures({ editing: { form, words, lists, isLocked } }: { editing: Editing }) {
  const t = useLabels(officePicturesLabels);
  const { pictures, colours } = form.values;
  const shown = new Set([
    ...colours.map(({ optionId }) => optionId),
    ...pictures.map(({ colourId }) => colourId),
  ]);
  const problem = form.errors['pictures'];
  return (
    <Section
      id="pictures"
      title={
        <>
          {words.label('pictures')}{' '}
          <span className="soft">
            <Num>{pictures.length}</Num>
          </span>
        </>
      }
      end={pictures.length > 1 && !isLocked && <span className="soft not-touch">{t('order')}</span>}
    >
      <PicturesField
        key={form.round}
        id={fieldId('pictures')}
        value={pictures}
        saved={form.start.pictures}
        onChange={(all) => form.set('pictures', all)}
        onSending={(isOn) => form.setSending('pictures', isOn)}
        colours={(lists?.colours ?? [])
          .filter(({ id }) => shown.has(id))
          .map(({ id, hex }) => ({ id, hex, name: words.nameOf('colours', id) }))}
        options={form.values.options.map(({ attributeId: id }) => ({
          id,
          name: words.nameOf('attributes', id),
        }))}
        isLocked={isLocked}
      />
      <FieldProblem text={problem} />
    </Section>
  );
}
