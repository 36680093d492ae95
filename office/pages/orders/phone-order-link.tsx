import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { useScreenKey } from '#office/screen-keys.ts';
import { Button } from '#ui/button.tsx';
import { goTo } from '#web/go-to.ts';

/** Opens a new phone order; shortcut N. */
export function PhoneOrderLink() {
  const { links } = useOffice();
  const t = useLabels(officeFrameLabels);
  useScreenKey('n', t('phoneOrder'), () => goTo(links.phoneOrder));
  return (
    <Button href={links.phoneOrder} icon="phone">
      {t('phoneOrder')}
    </Button>
  );
}
