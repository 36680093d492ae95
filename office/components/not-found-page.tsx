import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Button } from '#ui/button.tsx';
import { useLabels, useOffice } from '../office-context.ts';

interface NotFoundPageProps {
  heading: string;
  children: string;
}

/** Replaces a screen: says what happened, with a retry and a link to the start. */
export function NotFoundPage({ heading, children }: NotFoundPageProps) {
  const { links, address } = useOffice();
  const t = useLabels(officeFrameLabels);
  const shared = useLabels(sharedLabels);
  return (
    <>
      <h1>{heading}</h1>
      <p role="alert">{children}</p>
      <div className="form-foot">
        <Button href={links.today}>{t('toToday')}</Button>
        <Button href={address} kind="ghost">
          {shared('tryAgain')}
        </Button>
      </div>
    </>
  );
}
