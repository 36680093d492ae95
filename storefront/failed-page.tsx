import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { messages } from '#contract/messages.ts';
import { Button } from '#ui/button.tsx';
import { useLabels } from './shop-context.tsx';

/**
 * Replaces a page that has an internal error. Header, menu and footer still work. It is small, because every
 * page loads it.
 */
export function FailedPage() {
  const t = useLabels(sharedLabels);
  const message = useLabels(messages);
  return (
    <div className="wrap" role="alert">
      <h1>{t('errorHeading')}</h1>
      <p>{message('generalError')}</p>
      <Button onClick={() => location.reload()}>{t('tryAgain')}</Button>
    </div>
  );
}
