export { type BothTexts, createShop, newShopRules, type NewShop } from './create-shop.ts';
export {
  banners,
  campaign,
  campaigns,
  paymentMethods,
  shopExists,
  type Banner,
  type Campaign,
  type PaymentMethod,
} from './queries.ts';
export { logoPath, shopLanguage, shopSettings, type ShopSettings } from './settings.ts';
