import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { useScreenShortcut } from '#office/screen-keys.ts';
import { Button } from '#ui/button.tsx';
import { navigate } from '#web/navigate.ts';

/** A link to a new phone order, also with the shortcut N. */
export function PhoneOrderLink() {
  const { links } = useOffice();
  const t = useLabels(officeFrameLabels);
  useScreenShortcut('n', t('phoneOrder'), () => navigate(links.phoneOrder));
  return (
    <Button href={links.phoneOrder} icon="phone">
      {t('phoneOrder')}
    </Button>
  );
}
