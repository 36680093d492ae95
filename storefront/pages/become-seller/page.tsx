import { becomeSellerLabels } from '#contract/labels/storefront/become-seller.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Invite } from '#storefront/account/invite.tsx';
import type { CountriesData } from '#storefront/account/load-countries.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { SellerForm } from './seller-form.tsx';

export default definePage<CountriesData>({ View: BecomeSeller });

function BecomeSeller({ data: { countries } }: { data: CountriesData }) {
  const t = useLabels(becomeSellerLabels);
  const shared = useLabels(sharedLabels);
  return (
    <>
      <Breadcrumb items={[{ label: shared('titleBecomeSeller') }]} />
      <div className="wrap account">
        <SellerForm countries={countries} />
        <Invite title={shared('titleBecomeSeller')}>
          <p>{t('intro')}</p>
        </Invite>
      </div>
    </>
  );
}
