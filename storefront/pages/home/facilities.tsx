import { bestFacilitiesLabels } from '#contract/labels/storefront/best-facilities.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { cacheMarkup } from '#web/cache-markup.tsx';

const boxes = [
  { icon: 'truck', label: 'lbl_facility_freeshipp' },
  { icon: 'shield-check', label: 'lbl_facility_moneyback' },
  { icon: 'credit-card', label: 'lbl_facility_pygateway' },
  { icon: 'headphones', label: 'lbl_facility_support' },
] as const;

/**
 * Four benefits. Their texts come from the Best Facilities content, or are built in (specification §2). A shop that
 * charges for delivery doesn't promise that it is free.
 */
export const Facilities = cacheMarkup(function Facilities({ isDeliveryFree }: { isDeliveryFree: boolean }) {
  const { language } = useShop();
  const t = useLabels(bestFacilitiesLabels);
  return (
    <section className="facts" dir={language.direction} aria-label={t('ourService')}>
      <ul className="wrap facts-list">
        {boxes.map(({ icon, label }) => (
          <li key={label}>
            <Icon name={icon} />
            <span>{t(label === 'lbl_facility_freeshipp' && !isDeliveryFree ? 'charged' : label)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
});
