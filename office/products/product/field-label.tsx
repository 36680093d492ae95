import { officeProductLabels } from '#contract/labels/office/product.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { useLabels } from '#office/office-context.ts';
import { Icon } from '#ui/icon.tsx';

interface FieldLabelProps {
  text: string;
  code: LanguageCode;
  /** Whether the text was edited later in the other language. */
  isOlder?: boolean;
}

const tags = { en: 'EN', ar: languages.ar.name } as const;

/** A text field's label with its language, and a mark if it is the older translation. */
export function FieldLabel({ text, code, isOlder = false }: FieldLabelProps) {
  const t = useLabels(officeProductLabels);
  return (
    <>
      {text}{' '}
      <span className="side-tag" lang={languages[code].tag} title={languages[code].name}>
        {tags[code]}
      </span>
      {isOlder && (
        <span className="older-text">
          {' '}
          <Icon name="clock" />
          {t(code === 'ar' ? 'olderThanEnglish' : 'olderThanKhmer')}
        </span>
      )}
    </>
  );
}
