import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeWordsLabels } from '#contract/labels/office/words.ts';
import { useLabels, useOffice } from '#office/office-context.ts';

/** Says that there is nothing to choose from yet, with a link to where it is created. */
export function NoTerms() {
  const t = useLabels(officeWordsLabels);
  const frame = useLabels(officeFrameLabels);
  const { links } = useOffice();
  return (
    <p className="soft">
      {t('none')} <a href={links.words}>{frame('words')}</a>
    </p>
  );
}
