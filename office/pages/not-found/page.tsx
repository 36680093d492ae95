import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { NotFoundPage } from '#office/components/not-found-page.tsx';

function View() {
  const t = useLabels(officeFrameLabels);
  const shared = useLabels(sharedLabels);
  return <NotFoundPage heading={shared('titleNotFound')}>{t('lostText')}</NotFoundPage>;
}

export default definePage<null>({ View });
