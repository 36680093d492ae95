export { defaultSettings } from './default-settings.ts';
export { type BankAccount, transferTerms, type TransferTerms } from './bank-accounts.ts';
export { type BannerFields, bannerKind } from './banner-kind.ts';
export { type CampaignFields, campaignKind } from './campaign-kind.ts';
export { createShop, newShopRules, type NewShop } from './create-shop.ts';
export { festivalKind } from './festival-kind.ts';
export { methodKind } from './method-kind.ts';
export {
  banners,
  campaign,
  campaigns,
  insertSetting,
  nextFestivals,
  paymentMethods,
  shopExists,
  type Banner,
  type Campaign,
  type Festival,
  type PaymentMethod,
} from './queries.ts';
export { maxWaivedCents, refundAskAbove, defaultRefundAskAbove } from './refund-limit.ts';
export { changeSettings, settingKind } from './setting-kind.ts';
export {
  logoPath,
  type Scene,
  shopLanguage,
  shopSettings,
  type ShopSettings,
  type Story,
  hasProductFeed,
  holdsReviews,
  takesCompanies,
  wrapsGifts,
} from './settings.ts';
