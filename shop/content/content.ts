export {
  banners,
  campaign,
  campaigns,
  paymentMethods,
  type Banner,
  type Campaign,
  type PaymentMethod,
} from './queries.ts';
export { logoPath, shopSettings, type ShopSettings } from './settings.ts';
