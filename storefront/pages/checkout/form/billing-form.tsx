import { useEffect } from 'react';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { ProfileForm } from '../../../account/profile-form.tsx';
import { usePasswordFirst } from '../../../account/use-password-first.tsx';
import { loginPath } from '../../../next-path.ts';
import { useLabels, useShop } from '../../../shop-context.tsx';
import type { User } from '../../../state/stored-user.ts';
import { forgetUser } from '../../../state/user.ts';
import { Button } from '#ui/button.tsx';
import { navigate } from '#web/navigate.ts';
import { showToastAfterLoad } from '#web/stored-toasts.ts';
import { showToast } from '#web/toasts.ts';

/** Returns whether the profile has the name and address that an order needs. */
const isComplete = (user: User): boolean => Boolean(user.FirstName && user.AddressLineOne);

/** The field to focus first; '' if the form opened automatically. */
export type Editing = 'FirstName' | 'MobileNo' | '';

interface BillingFormProps {
  user: User;
  editing: Editing;
  onEdit: (editing: null) => void;
  onSaved: (submitter: HTMLElement | null) => void;
}

/**
 * The fields of the profile within the checkout, so that new customers and address changes stay on the page.
 */
export function BillingForm({ user, editing, onEdit, onSaved }: BillingFormProps) {
  const { links } = useShop();
  const t = useLabels(checkoutLabels);
  const profile = useLabels(updateProfileLabels);
  const end = () => {
    forgetUser();
    showToastAfterLoad('warning', { code: 'sessionEnded' });
    navigate(loginPath(links, links.checkout()), { replace: true });
  };
  const { onPasswordNeeded, dialog } = usePasswordFirst(user.EmailAddress, end);
  useEffect(() => {
    if (editing) document.querySelector<HTMLInputElement>(`#billing-fields [name=${editing}]`)?.focus();
    // The focused button was removed by then.
    return () => document.getElementById('billing')?.focus();
  }, [editing]);
  return (
    <>
      <ProfileForm
        id="billing-fields"
        className="form"
        titleId="billing"
        action={profile('save')}
        onSaved={(submitter) => {
          showToast('success', { code: 'profileUpdated' });
          onSaved(submitter);
        }}
        onSessionEnd={end}
        {...{ user, onPasswordNeeded }}
      >
        {isComplete(user) && (
          <Button kind="quiet" onClick={() => onEdit(null)}>
            {t('cancel')}
          </Button>
        )}
      </ProfileForm>
      {dialog}
    </>
  );
}
