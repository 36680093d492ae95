import { officeMailLabels } from '#contract/labels/office/mails.ts';
import { useCurrentStaff } from '../data/query-client.ts';
import { useCan } from '../data/use-can.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { Note } from '../components/note.tsx';

/**
 * Warns that emails are only saved on the server and reach no one, with a link to the setup for staff who may
 * change it.
 */
function SavedNote() {
  const t = useLabels(officeMailLabels);
  return (
    <Note kind="us">
      {t('savedNotSent')} <SetUpLink />
    </Note>
  );
}

/** The same warning, shown in a live shop above every screen whose dialogs mention customer emails. */
export function SavedStrip() {
  const { links, screen } = useOffice();
  const me = useCurrentStaff().data?.me;
  return me?.savesEmails && links[screen as keyof typeof links] !== links.mails ? (
    <div className="saved-strip no-print">
      <SavedNote />
    </div>
  ) : null;
}

/** Links to the setup of an email server or a text message service. */
export function SetUpLink({ medium = 'email' }: { medium?: 'email' | 'text' }) {
  const { links } = useOffice();
  const t = useLabels(officeMailLabels);
  return useCan()('settings.write') ? (
    <a href={links.mails}>{t(medium === 'email' ? 'setUpServer' : 'setUpTexts')}</a>
  ) : null;
}
