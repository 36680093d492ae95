import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { messages } from '#contract/messages.ts';
import { NotFoundPage } from '#storefront/not-found-page.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels } from '#storefront/shop-context.tsx';

/** Reports an internal error. */
function View() {
  const t = useLabels(sharedLabels);
  const message = useLabels(messages);
  return (
    <NotFoundPage icon="wifi-off" heading={t('errorHeading')}>
      {message('generalError')}
    </NotFoundPage>
  );
}

export default definePage<null>({ View });
