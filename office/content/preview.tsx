import type { ReactNode } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { validationErrorsOf, useErrorText } from '#office/data/validation-errors.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { SegmentedControl } from '#office/components/segmented-control.tsx';
import type { RecordFields } from '#office/records/use-records.ts';
import { useRecordTexts } from '#office/records/use-record-texts.ts';
import { partLink } from './part-link.ts';
import { beside, type Part, shopAddress } from './part-of.ts';
import { type Mark, ShopFrame } from './shop-frame.tsx';
import { useDrawn } from './use-drawn.ts';

export const widths = { wide: 1280, phone: 390 } as const;
export interface Look {
  width: keyof typeof widths;
  language: LanguageCode;
}

interface LookChoicesProps {
  look: Look;
  onChange: (look: Look) => void;
}

/** Selects the screen size and the language of the preview. */
export function LookChoices({ look, onChange }: LookChoicesProps) {
  const t = useLabels(officeContentLabels);
  const common = useLabels(officeCommonLabels);
  return (
    <div className="row-2">
      <SegmentedControl
        isNameHidden
        label={t('width')}
        value={look.width}
        choices={[
          { value: 'wide', text: t('wide') },
          { value: 'phone', text: t('phone') },
        ]}
        onChoose={(width) => onChange({ ...look, width })}
      />
      <SegmentedControl
        isNameHidden
        label={common('language')}
        value={look.language}
        choices={[
          { value: 'en', text: 'English', lang: 'en' },
          { value: 'ar', text: 'ខ្មែរ', lang: 'km' },
        ]}
        onChoose={(language) => onChange({ ...look, language })}
      />
    </div>
  );
}

interface PreviewProps {
  part: Part;
  /** The path of its page in the shop. Defaults to the part's; null if there is none. */
  address?: string | null;
  /** The name of the selected part. */
  title: string;
  /** The fields that would be saved. */
  draft: RecordFields;
  /** Whether the part doesn't appear on the shop's pages. */
  isElsewhere: boolean;
  look: Look;
  /** Shown above the preview. */
  choices: ReactNode;
  /** The index of the element among those that match the selector. */
  nth?: number;
}

/**
 * A preview of the shop page with unsaved input. The selected part is outlined; the other parts link to their fields.
 */
export function Preview({ part, address, title, draft, isElsewhere, look, choices, nth = 0 }: PreviewProps) {
  const t = useLabels(officeContentLabels);
  const common = useLabels(officeCommonLabels);
  const { links } = useOffice();
  const { data, error } = useDrawn(part, draft, look.language);
  const why = useWhy(part);
  const hrefs = { banners: links.content, campaigns: partLink(links, 'campaign', 'first') };
  const marks: Mark[] = [
    ...(part.at === null || isElsewhere ? [] : [{ at: part.at, nth, text: title, href: null }]),
    ...(beside[part.page] ?? [])
      .filter(({ name, at }) => at !== part.at && !(name === 'footer' && part.at === '.foot-brand'))
      .map(({ name, at }) => ({
        at,
        nth: 0,
        text: t(name),
        href: name in hrefs ? hrefs[name as keyof typeof hrefs] : partLink(links, 'pages', name),
      })),
  ];
  return (
    <section className="part-preview" aria-label={common('preview')}>
      {choices}
      <output className="part-preview-why">
        {error && <Note kind="us">{why(error)}</Note>}
        {isElsewhere && <Note>{t('otherTheme')}</Note>}
      </output>
      {data && <ShopFrame title={t('previewOf')} html={data.html} width={widths[look.width]} marks={marks} />}
      {part.id !== null && address !== null && (
        <p className="part-preview-foot">
          <a href={address ?? shopAddress(part, look.language)} target="_blank">
            {common('viewInShop')}
          </a>
        </p>
      )}
    </section>
  );
}

/** Returns a function that explains why the shop can't show the preview. */
function useWhy({ kind }: Part): (error: unknown) => string {
  const t = useLabels(officeContentLabels);
  const recordText = useRecordTexts(kind);
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  return (error) => {
    const [fieldError] = validationErrorsOf(error);
    if (!fieldError) return refusalText(error);
    return t('cannotShow', { field: recordText(fieldError.field), why: errorText(fieldError) });
  };
}
