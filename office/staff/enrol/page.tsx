import { officeEnrolLabels } from '#contract/labels/office/enrol.ts';
import { Enrolment } from '../enrolment.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { FirstPassword } from './first-password.tsx';

/** The page that leads from an invitation to the office. */
function View() {
  const { links } = useOffice();
  const t = useLabels(officeEnrolLabels);
  return (
    <Enrolment heading={t('heading')} noToken={t('noToken')} FirstStep={FirstPassword} next={links.today} />
  );
}

export default definePage<null>({ View });
