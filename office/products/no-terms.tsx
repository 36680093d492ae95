import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeTaxonomyLabels } from '#contract/labels/office/taxonomy.ts';
import { useLabels, useOffice } from '#office/office-context.ts';

/** Says that there is nothing to choose from yet, with a link to where it is created. */
export function NoTerms() {
  const t = useLabels(officeTaxonomyLabels);
  const frame = useLabels(officeFrameLabels);
  const { links } = useOffice();
  return (
    <p className="soft">
      {t('none')} <a href={links.words}>{frame('words')}</a>
    </p>
  );
}
