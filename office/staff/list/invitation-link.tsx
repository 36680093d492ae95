import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeMailLabels } from '#contract/labels/office/mails.ts';
import { officeStaffLabels } from '#contract/labels/office/staff.ts';
import type { Answer } from '#contract/operation.ts';
import type { inviteStaff } from '#contract/operations/office/staff/invite-staff.ts';
import { SetUpLink } from '#office/mails/saved-note.tsx';
import { useLabels } from '#office/office-context.ts';
import { Command } from '#office/components/command.tsx';
import { Note } from '#office/components/note.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Button } from '#ui/button.tsx';

interface InvitationLinkProps {
  email: string;
  invited: Answer<typeof inviteStaff>;
  onClose: () => void;
}

/** Shows an invitation link once, so that staff can pass it on themselves. */
export function InvitationLink({ email, invited: { link, until, isMailed }, onClose }: InvitationLinkProps) {
  const t = useLabels(officeStaffLabels);
  const common = useLabels(officeCommonLabels);
  const mail = useLabels(officeMailLabels);
  const when = useDateTimes();
  return (
    <div className="form">
      <Note kind={isMailed ? 'good' : 'us'}>
        <output>{isMailed ? t('invitedByMail', { email }) : mail('savedNotSent')}</output>{' '}
        {!isMailed && <SetUpLink />}
      </Note>
      <p>{t('linkText', { email, when: when(until) })}</p>
      <Command text={link} />
      <div className="form-foot">
        <Button onClick={onClose}>{common('done')}</Button>
      </div>
    </div>
  );
}
