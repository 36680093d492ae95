import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { messages } from '#contract/messages.ts';
import { LostPage } from '#storefront/lost-page.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels } from '#storefront/shop-context.tsx';

/** Reports an internal error. */
function View() {
  const t = useLabels(sharedLabels);
  const message = useLabels(messages);
  return (
    <LostPage icon="wifi-off" heading={t('errorHeading')}>
      {message('generalError')}
    </LostPage>
  );
}

export default definePage<null>({ View });
