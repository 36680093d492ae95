import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { useEmailState } from './use-email-state.ts';

/** Shows whether the customer's email address is confirmed, with a button to resend the link. */
export function EmailState({
  isConfirmed,
  busy,
  send,
}: Pick<ReturnType<typeof useEmailState>, 'isConfirmed' | 'busy' | 'send'>) {
  const t = useLabels(updateProfileLabels);
  const shared = useLabels(sharedLabels);
  const { chrome: layout } = useShop();
  return (
    <div className="email-state">
      {isConfirmed === true && <Badge tone="green">{t('emailConfirmed')}</Badge>}
      {isConfirmed === false && !layout.savesEmails && (
        <>
          <Badge>{t('emailNotConfirmed')}</Badge>
          <p>{t('confirmHint')}</p>
          <Button busy={busy} onClick={send}>
            {busy ? shared('sending') : t('sendLink')}
          </Button>
        </>
      )}
    </div>
  );
}
