import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { messages } from '#contract/messages.ts';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { NotFoundPage } from '#office/components/not-found-page.tsx';

function View() {
  const shared = useLabels(sharedLabels);
  const message = useLabels(messages);
  return <NotFoundPage heading={shared('errorHeading')}>{message('shopIsBusy')}</NotFoundPage>;
}

export default definePage<null>({ View });
