export {
  changeBanner,
  changeCampaign,
  changeSettings,
  changeTogether,
  removeBanner,
  removeCampaign,
} from './change-content.ts';
export {
  type BannerEntry,
  type BothTexts,
  type CampaignEntry,
  grounds,
  isButtonUrl,
  settingNames,
  type SettingEntries,
} from './content-entries.ts';
export { type Stored, storedBanners, storedCampaigns } from './content-write-queries.ts';
export { createShop, newShopRules, type NewShop } from './create-shop.ts';
export {
  banners,
  campaign,
  campaigns,
  paymentMethods,
  shopExists,
  storedSettings,
  type Banner,
  type Campaign,
  type PaymentMethod,
} from './queries.ts';
export { logoPath, shopLanguage, shopSettings, type ShopSettings } from './settings.ts';
