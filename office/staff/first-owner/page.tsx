import { officeEnrolLabels } from '#contract/labels/office/enrol.ts';
import { Enrolment } from '../enrolment.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { OwnerForm } from './owner-form.tsx';

/**
 * The page that leads from the link printed at the first start to the owner's account and the setup guide.
 */
function View() {
  const { links } = useOffice();
  const t = useLabels(officeEnrolLabels);
  return (
    <Enrolment
      heading={t('ownerHeading')}
      noToken={t('ownerNoToken')}
      FirstStep={OwnerForm}
      next={links.firstDay}
    />
  );
}

export default definePage<null>({ View });
