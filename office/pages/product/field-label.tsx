import { type LanguageCode, languages } from '#contract/languages.ts';

/** The name of a text's field, and in which language it is. */
export function FieldLabel({ text, code }: { text: string; code: LanguageCode }) {
  return (
    <>
      {text}{' '}
      <span className="lang-tag" lang={languages[code].tag}>
        {languages[code].name}
      </span>
    </>
  );
}
