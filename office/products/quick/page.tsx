import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { useCurrentStaff } from '#office/data/query-client.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Screen } from '#office/components/screen.tsx';
import { QuickForm } from './quick-form.tsx';
import { usePhotoDraftStore } from './use-photo-draft-store.ts';
import './quick-product.css';

/** Creates a product from a photo, with only the data a shopper needs to buy it. */
function View() {
  const { links } = useOffice();
  const t = useLabels(officeFrameLabels);
  const staffId = useCurrentStaff().data?.me?.id;
  return (
    <Screen back={{ href: links.products, label: t('products') }}>
      {staffId !== undefined && <DraftedProduct staffId={staffId} />}
    </Screen>
  );
}

function DraftedProduct({ staffId }: { staffId: number }) {
  const store = usePhotoDraftStore(staffId);
  return store && <QuickForm store={store} />;
}

export default definePage<null>({ View });
