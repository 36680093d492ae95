import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Lost } from '#office/parts/lost.tsx';

function View() {
  const t = useLabels(officeFrameLabels);
  const shared = useLabels(sharedLabels);
  return <Lost heading={shared('titleNotFound')}>{t('lostText')}</Lost>;
}

export default definePage<null>({ View });
