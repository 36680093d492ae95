import { useState } from 'react';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { faultsOf, useFaultText } from '#office/data/faults.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Note } from '#office/parts/note.tsx';
import { Segments } from '#office/parts/segments.tsx';
import type { RecordFields } from '#office/records/use-records.ts';
import { useRecordWords } from '#office/records/use-record-words.ts';
import { type Part, shopAddress } from './part-of.ts';
import { ShopFrame } from './shop-frame.tsx';
import { useDrawn } from './use-drawn.ts';

const widths = { wide: 1280, phone: 390 } as const;

interface PreviewProps {
  part: Part;
  /** What would be saved. */
  draft: RecordFields;
  /** It is not on pages of the shop. */
  isElsewhere: boolean;
}

/** The shop as it would be with what is typed, for a wide screen or a phone, in either language. */
export function Preview({ part, draft, isElsewhere }: PreviewProps) {
  const t = useLabels(officeContentLabels);
  const { lang } = useOffice();
  const [width, setWidth] = useState<keyof typeof widths>(() =>
    matchMedia('(max-width: 47.99rem)').matches ? 'phone' : 'wide',
  );
  const [language, setLanguage] = useState<LanguageCode>(lang);
  const { data, error } = useDrawn(part, draft, language);
  const why = useWhy(part);
  return (
    <section className="part-preview" aria-label={t('preview')}>
      <div className="part-preview-head">
        <Segments
          label={t('width')}
          value={width}
          choices={[
            { value: 'wide', text: t('wide') },
            { value: 'phone', text: t('phone') },
          ]}
          onChoose={setWidth}
        />
        <Segments
          label={t('language')}
          value={language}
          choices={[
            { value: 'en', text: 'English', lang: 'en' },
            { value: 'ar', text: 'ខ្មែរ', lang: 'km' },
          ]}
          onChoose={setLanguage}
        />
      </div>
      <output className="part-preview-why">{error && <Note kind="us">{why(error)}</Note>}</output>
      {data && <ShopFrame title={t('previewOf')} html={data.html} width={widths[width]} at={part.at} />}
      {part.id !== null && (
        <p>
          <a href={shopAddress(part, language)} target="_blank">
            {t('inTheShop')}
          </a>
        </p>
      )}
      <p className="soft">{t(isElsewhere ? 'otherTheme' : 'notSaved')}</p>
    </section>
  );
}

/** Why the shop cannot show it so. */
function useWhy({ kind }: Part): (error: unknown) => string {
  const t = useLabels(officeContentLabels);
  const words = useRecordWords(kind);
  const faultText = useFaultText();
  const refusalText = useRefusalText();
  return (error) => {
    const [fault] = faultsOf(error);
    if (!fault) return refusalText(error);
    return t('cannotShow', { field: words(fault.field), why: faultText(fault) });
  };
}
