import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { shopSettings } from '#shop/content/content.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getShopSettings, async ({ languageCode }, { app }) => {
  const settings = await shopSettings(app.db, languageCode);
  return {
    SiteTitle: settings.siteTitle,
    Blurb: settings.blurb,
    Address: settings.address,
    Phone: settings.phone,
    Email: settings.email,
    OfficeNumbers: settings.officeNumbers,
    Hours: settings.hours.map(({ days, hours }) => ({ Days: days, Hours: hours })),
    SocialUrl: settings.socialUrl,
    Logo: settings.logo,
    LogoWhite: settings.logoWhite,
    Mark: settings.mark,
    ShippingInfo: settings.shippingInfo,
    WhyBuy: settings.whyBuy,
    DeliveryEstimate: {
      Capital: settings.deliveryEstimate.capital,
      Provinces: settings.deliveryEstimate.provinces,
    },
  };
});
