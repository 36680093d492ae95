export { type BankAccount, transferTerms, type TransferTerms } from './bank-accounts.ts';
export {
  changeBanner,
  changeCampaign,
  changeSettings,
  changeTogether,
  removeBanner,
  removeCampaign,
} from './change-content.ts';
export {
  type BankAccountEntry,
  type BannerEntry,
  type BothTexts,
  type CampaignEntry,
  giftLimits,
  isGiftGroup,
  grounds,
  isButtonUrl,
  settingNames,
  type SettingEntries,
  transferLimits,
} from './content-entries.ts';
export { changeMethodBounds } from './method-bounds.ts';
export { countryCodes, type MethodBounds, storedMethodBounds } from './method-bounds-queries.ts';
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
export type { Scene, Story } from './home-stories.ts';
export { logoPath, shopLanguage, shopSettings, type ShopSettings, wrapsGifts } from './settings.ts';
