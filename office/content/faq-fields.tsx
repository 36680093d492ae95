import { faqGroups } from '#contract/faq-groups.ts';
import { contentFieldLabels } from '#contract/labels/office/content-fields.ts';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { Switch } from '#office/components/switch.tsx';
import { TextsField } from '#office/records/texts-field.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { FaqItem } from './faq-items.ts';

interface FaqFieldsProps {
  item: FaqItem;
  /** The validation errors of the questions. */
  error: string | undefined;
  onChange: (item: FaqItem) => void;
  onRemove: () => void;
}

/** One question with its answer in both languages, side by side. */
export function FaqFields({ item, error, onChange, onRemove }: FaqFieldsProps) {
  const t = useLabels(officeContentLabels);
  const field = useLabels(contentFieldLabels);
  const texts = (name: 'question' | 'answer', isLong: boolean) => (
    <TextsField
      name={name}
      path={`faq.${name}`}
      label={field(`pages.faq.${name}`)}
      field={{ input: 'both', isOptional: false, isLong }}
      value={item[name]}
      error={name === 'answer' ? error : undefined}
      words={() => ''}
      onChange={(value) => onChange({ ...item, [name]: value as FaqItem['question'] })}
    />
  );
  return (
    <>
      <div className="faq-of">
        <SelectField
          name="group"
          label={field('pages.faq.group')}
          options={faqGroups.map((group) => ({ value: group, text: field(`pages.faq.group.${group}`) }))}
          value={item.group}
          onChange={({ currentTarget }) =>
            onChange({ ...item, group: faqGroups.find((each) => each === currentTarget.value) ?? 'other' })
          }
        />
        <label className="switched">
          <Switch
            label={field('pages.faq.shown')}
            isOn={item.shown}
            onChange={(shown) => onChange({ ...item, shown })}
          />
          {field('pages.faq.shown')}
        </label>
        <Button kind="quiet" icon="trash-2" onClick={onRemove}>
          {t('takeOut')}
        </Button>
      </div>
      {texts('question', false)}
      {texts('answer', true)}
      {item.khmerOf && (
        <Note
          kind="us"
          end={
            <Button kind="ghost" small onClick={() => onChange({ ...item, khmerOf: null })}>
              {t('khmerRight')}
            </Button>
          }
        >
          {t('olderThan', {
            text: [item.khmerOf.question, item.khmerOf.answer]
              .filter((text) => text !== item.question.en && text !== item.answer.en)
              .join(' · '),
          })}
        </Note>
      )}
      <p className="soft">
        {t('braces', { ways: '{waysToPay}', capital: '{deliveryCapital}', provinces: '{deliveryProvinces}' })}
      </p>
    </>
  );
}
