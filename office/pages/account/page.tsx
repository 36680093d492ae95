import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { useCurrentStaff } from '#office/data/query-client.ts';
import { endSessionHere } from '#office/data/sign-out.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Screen } from '#office/components/screen.tsx';
import { Button } from '#ui/button.tsx';
import { Look } from './look.tsx';
import { Sessions } from './sessions.tsx';
import { SignInMethods } from './sign-in-methods.tsx';
import { ProfileCard } from './profile-card.tsx';
import './account.css';

/** The signed-in user's account page. */
function View() {
  const { links } = useOffice();
  const t = useLabels(officeFrameLabels);
  const { me } = useCurrentStaff().data ?? {};
  if (!me) return <Screen>{null}</Screen>;
  return (
    <Screen
      actions={
        <Button kind="ghost" icon="log-out" onClick={() => void endSessionHere(links)}>
          {t('signOut')}
        </Button>
      }
    >
      <div className="narrow">
        <ProfileCard me={me} />
        <Look me={me} />
        <SignInMethods me={me} />
        <Sessions sessions={me.sessions} />
      </div>
    </Screen>
  );
}

export default definePage<null>({ View });
