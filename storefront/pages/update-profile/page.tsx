import { useEffect, useState } from 'react';
import { addedNumberLabels } from '#contract/labels/storefront/added-number.ts';
import { addressLabels } from '#contract/labels/storefront/addresses.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { userDialogLabels } from '#contract/labels/storefront/user-dialog.ts';
import { Invite } from '#storefront/account/invite.tsx';
import { ProfileForm } from '#storefront/account/profile-form.tsx';
import { usePasswordFirst } from '#storefront/account/use-password-first.tsx';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { StoredFold } from '#storefront/layout/stored-fold.tsx';
import { NeedsScript } from '#storefront/needs-script.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toastAndNavigate } from '#web/toast-then-navigate.ts';
import { EmailState } from './email-state.tsx';
import { Sessions } from './sessions.tsx';
import styles from './update-profile.css?url';
import { useEmailState } from './use-email-state.ts';
import { useCurrentUser } from './use-current-user.ts';

export default definePage<null>({ View: UpdateProfile, styles });

const loadAddresses = () => import('#storefront/account/addresses.tsx');
const loadDataRequests = () => import('./data-requests.tsx');
const loadNumber = () => import('./added-number.tsx');

/** The customer's data is in the browser, so the server sends only the layout. */
function UpdateProfile() {
  const { links, chrome: layout } = useShop();
  const t = useLabels(updateProfileLabels);
  const number = useLabels(addedNumberLabels);
  const places = useLabels(addressLabels);
  const greeting = useLabels(userDialogLabels);
  const shared = useLabels(sharedLabels);
  const { user, end } = useCurrentUser();
  const state = useEmailState(user?.EmailAddress ?? '');
  /** Counts address changes, because the account then uses another address, which the form must show. */
  const [round, setRound] = useState(0);
  const { onPasswordNeeded, dialog: passwordFirst } = usePasswordFirst(user?.EmailAddress ?? '', end);
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!saved) return undefined;
    return toastAndNavigate({ code: 'profileUpdated' }, links.home());
  }, [saved, links]);
  return (
    <>
      <Breadcrumb items={[{ label: shared('titleUpdateProfile') }]} />
      <div className="wrap account">
        {user ? (
          <ProfileForm
            key={`${user.UserID} ${round}`}
            className="panel form"
            titleId="profile-title"
            head={<h1 id="profile-title">{t('lbl_uprofile_title')}</h1>}
            action={t('lbl_uprofile_submit')}
            onSaved={() => setSaved(true)}
            onSessionEnd={end}
            {...{ user, onPasswordNeeded }}
          >
            <p className="form-foot">
              <a href={links.home()}>{t('lbl_uprofile_gohome')}</a>
            </p>
          </ProfileForm>
        ) : (
          <FormSkeleton />
        )}
        <Invite title={greeting('title')}>
          <p className="profile-mail">
            <Num>{user?.EmailAddress || user?.MobileNo || '\u00A0'}</Num>
          </p>
          {user?.EmailAddress && <EmailState {...state} />}
          <Button href={links.ordersHistory()}>{shared('titleOrdersHistory')}</Button>
        </Invite>
        {user && (
          <StoredFold icon="map-pin" title={places('title')} load={loadAddresses}>
            {({ Addresses }, summary) => (
              <Addresses {...{ user, summary }} onUsed={() => setRound(round + 1)} />
            )}
          </StoredFold>
        )}
        {user?.EmailAddress && layout.phoneLogin && (
          <StoredFold
            icon="phone"
            title={number('title')}
            chosen={state.number || undefined}
            load={loadNumber}
          >
            {({ AddedNumber }, summary) => (
              <AddedNumber
                number={state.number ?? ''}
                onNumber={state.setNumber}
                onSessionEnd={end}
                {...{ onPasswordNeeded, summary }}
              />
            )}
          </StoredFold>
        )}
        {user && (
          <Sessions
            key={user.UserID}
            email={user.EmailAddress}
            onSessionEnd={end}
            onPasswordNeeded={onPasswordNeeded}
          />
        )}
        {user && (
          <StoredFold icon="lock" title={t('data')} chosen="" load={loadDataRequests}>
            {({ DataRequests }) => <DataRequests onSessionEnd={end} onPasswordNeeded={onPasswordNeeded} />}
          </StoredFold>
        )}
        {user && passwordFirst}
      </div>
    </>
  );
}

function FormSkeleton() {
  const t = useLabels(updateProfileLabels);
  const shared = useLabels(sharedLabels);
  return (
    <div className="panel form">
      <h1>{t('lbl_uprofile_title')}</h1>
      <NeedsScript />
      <output className="vh needs-script">{shared('loading')}</output>
      <Skeleton shape="block" className="profile-sk needs-script" />
    </div>
  );
}
