import { resetPasswordLabels } from '#contract/labels/storefront/reset-password.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Invite } from '#storefront/account/invite.tsx';
import { setRequestedAddress, useRequestedAddress } from '#storefront/account/use-requested-address.ts';
import { useReturnPath } from '#storefront/account/use-return-path.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';

export default definePage<null>({ View: ResetPassword });

/**
 * Two steps: the email address to which a one-time code is sent, then the code with the new password
 * (specification §2, §4). Returning to the tab while the code is valid opens the second step.
 */
function ResetPassword() {
  const { links } = useShop();
  const t = useLabels(resetPasswordLabels);
  const shared = useLabels(sharedLabels);
  const signup = useReturnPath(links.signup());
  const sentTo = useRequestedAddress();
  // A code sent to a phone number can't set a password.
  const email = sentTo?.includes('@') ? sentTo : null;
  return (
    <>
      <Breadcrumb items={[{ label: shared('titleResetPassword') }]} />
      <div className="wrap account">
        {email === null ? (
          <EmailForm onSent={setRequestedAddress} />
        ) : (
          <CodeForm email={email} onOther={() => setRequestedAddress(null)} />
        )}
        <Invite title={t('newCustomer')}>
          <p>{t('invitation')}</p>
          <Button href={signup}>{t('createAccount')}</Button>
        </Invite>
      </div>
    </>
  );
}
