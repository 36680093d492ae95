import { officeContentLabels } from '#contract/labels/office/content.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { Views } from '../parts/views.tsx';

/** What stands on pages, and the texts around it. */
export function ContentViews() {
  const { screen, links } = useOffice();
  const t = useLabels(officeContentLabels);
  const frame = useLabels(officeFrameLabels);
  const names = ['content', 'labels'] as const;
  return (
    <Views
      label={t('views')}
      views={names.map((name) => ({ href: links[name], text: frame(name), isHere: name === screen }))}
    />
  );
}
