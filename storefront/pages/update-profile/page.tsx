import { useState } from 'react';
import { addressLabels } from '#contract/labels/storefront/addresses.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { userDialogLabels } from '#contract/labels/storefront/user-dialog.ts';
import { Invite } from '#storefront/account/invite.tsx';
import { Breadcrumb } from '#storefront/chrome/breadcrumb.tsx';
import { KeptFold } from '#storefront/kept/kept-fold.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { EmailState } from './email-state.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';
import styles from './update-profile.css?url';
import { useOwner } from './use-owner.ts';

export default definePage<null>({ View: UpdateProfile, styles });

const loadPasswordFirst = () => import('./password-first.tsx');
const loadAddresses = () => import('#storefront/kept/addresses.tsx');

/** The customer lives in the browser: the server sends the page's frame alone. */
function UpdateProfile() {
  const { links } = useShop();
  const saved = useLabels(addressLabels);
  const dialog = useLabels(userDialogLabels);
  const words = useLabels(sharedLabels);
  const { user, end } = useOwner();
  /** Another address is the account's own now: the form shows it. */
  const [round, setRound] = useState(0);
  /** What was refused until the password is shown again. */
  const [refused, setRefused] = useState<(() => void) | null>(null);
  const onPasswordNeeded = (again: () => void) => setRefused(() => again);
  const forgetRefused = () => setRefused(null);
  const password = useLoaded(loadPasswordFirst, refused !== null, forgetRefused);
  return (
    <>
      <Breadcrumb items={[{ label: words('titleUpdateProfile') }]} />
      <div className="wrap account">
        {user ? (
          <ProfileForm
            key={`${user.UserID} ${round}`}
            user={user}
            onSessionEnd={end}
            onPasswordNeeded={onPasswordNeeded}
          />
        ) : (
          <FormSkeleton />
        )}
        <Invite title={dialog('title')}>
          <p className="profile-mail">
            <Num>{user?.EmailAddress || user?.MobileNo || '\u00A0'}</Num>
          </p>
          {user?.EmailAddress && <EmailState key={user.UserID} />}
          <Button href={links.ordersHistory()}>{words('titleOrdersHistory')}</Button>
        </Invite>
        {user && (
          <KeptFold icon="map-pin" title={saved('title')} load={loadAddresses}>
            {({ Addresses }, summary) => (
              <Addresses {...{ user, summary }} onUsed={() => setRound(round + 1)} />
            )}
          </KeptFold>
        )}
        {user && (
          <Sessions
            key={user.UserID}
            email={user.EmailAddress}
            onSessionEnd={end}
            onPasswordNeeded={onPasswordNeeded}
          />
        )}
        {user && refused && password && (
          <password.PasswordFirst
            email={user.EmailAddress}
            refused={refused}
            onClose={forgetRefused}
            onSessionEnd={end}
          />
        )}
      </div>
    </>
  );
}

function FormSkeleton() {
  const t = useLabels(updateProfileLabels);
  const words = useLabels(sharedLabels);
  return (
    <div className="panel form">
      <h1>{t('lbl_uprofile_title')}</h1>
      <output className="vh">{words('loading')}</output>
      <Skeleton shape="block" className="profile-sk" />
    </div>
  );
}
