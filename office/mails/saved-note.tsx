import { officeMailLabels } from '#contract/labels/office/mails.ts';
import { useMe } from '../data/query-client.ts';
import { useMay } from '../data/use-may.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { Note } from '../parts/note.tsx';

/** Emails are saved on the server and reach no one; for those who may change that, the way to it. */
function SavedNote() {
  const t = useLabels(officeMailLabels);
  return (
    <Note kind="us">
      {t('savedNotSent')} <SetUpLink />
    </Note>
  );
}

/** The same above every screen of a shop that sells, whose dialogs say what customers get by email. */
export function SavedStrip() {
  const { links, screen } = useOffice();
  const me = useMe().data?.me;
  return me?.savesEmails && links[screen as keyof typeof links] !== links.mails ? (
    <div className="saved-strip no-print">
      <SavedNote />
    </div>
  ) : null;
}

/** Leads to where a mail server is set up. */
export function SetUpLink() {
  const { links } = useOffice();
  const t = useLabels(officeMailLabels);
  return useMay()('settings.write') ? <a href={links.mails}>{t('setUpServer')}</a> : null;
}
