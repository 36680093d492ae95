import { type ReactNode, useMemo } from 'react';
import { AppContext } from '#web/app-context.tsx';
import { withoutEmails } from '#web/labels.ts';
import { useCurrentStaff } from '../data/query-client.ts';
import { useOffice } from '../office-context.ts';

interface EmailTextsProps {
  /** Whether the shop can't reach the customer of the screen, for another reason than a missing email server. */
  isUnreached?: boolean;
  children: ReactNode;
}

/** Replaces texts of the screen that promise emails, while the shop can't send them. */
export function EmailTexts({ isUnreached = false, children }: EmailTextsProps) {
  const office = useOffice();
  const { labels: sent } = office;
  const isSaved = useCurrentStaff().data?.me?.savesEmails === true || isUnreached;
  const labels = useMemo(() => (isSaved ? withoutEmails(sent) : sent), [sent, isSaved]);
  const app = useMemo(() => ({ ...office, labels }), [office, labels]);
  return <AppContext value={app}>{children}</AppContext>;
}
