import { type ReactNode, useMemo } from 'react';
import { AppContext } from '#web/app-context.tsx';
import { withoutEmails } from '#web/labels.ts';
import { useCurrentStaff } from '../data/query-client.ts';
import { useOffice } from '../office-context.ts';

/** Replaces texts of the screen that promise emails, while the shop has no email server. */
export function EmailTexts({ children }: { children: ReactNode }) {
  const office = useOffice();
  const { labels: sent } = office;
  const isSaved = useCurrentStaff().data?.me?.savesEmails === true;
  const labels = useMemo(() => (isSaved ? withoutEmails(sent) : sent), [sent, isSaved]);
  const app = useMemo(() => ({ ...office, labels }), [office, labels]);
  return <AppContext value={app}>{children}</AppContext>;
}
