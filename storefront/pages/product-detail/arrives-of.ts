import type { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import type { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import type { Answer } from '#contract/operation.ts';
import { type Place, promisedDays } from '#rules/shipping-days.ts';
import { isOutOfStock } from '#rules/stock.ts';
import type { ProductData } from './product-data.ts';

type Row = Pick<
  Answer<typeof getProductDetail>[number],
  'IsDigitalProduct' | 'EstimatedShippingDays' | 'StockQuantity'
>;
type Settings = Pick<Answer<typeof getShopSettings>, 'ProvinceDays' | 'DeliveryWayDays' | 'DeliveryEstimate'>;

/** Returns the working days until a product arrives, in the capital and elsewhere; '' if it can't be ordered. */
export function arrivesOf(
  { IsDigitalProduct: isDigital, EstimatedShippingDays: shippingDays, StockQuantity }: Row,
  { ProvinceDays, DeliveryWayDays: DeliveryMethodDays }: Settings,
): ProductData['arrives'] {
  const further = ProvinceDays ? { from: ProvinceDays.From, to: ProvinceDays.To } : null;
  const daysTo = (place: Place) =>
    isOutOfStock(StockQuantity)
      ? ''
      : promisedDays([{ isDigital, shippingDays }], DeliveryMethodDays, place, further);
  return { capital: daysTo('capital'), provinces: daysTo('provinces') };
}

/** Returns how long the shop says that deliveries take; '' if the product can't be ordered. */
export const estimateOf = ({ StockQuantity }: Row, { DeliveryEstimate }: Settings): string =>
  isOutOfStock(StockQuantity) ? '' : Object.values(DeliveryEstimate).filter(Boolean).join(' · ');
