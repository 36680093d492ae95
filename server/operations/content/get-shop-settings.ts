import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { type Festival, nextFestivals, type Scene, shopSettings, type Story } from '#shop/content/content.ts';
import { deliveryTerms } from '#shop/delivery/delivery.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { listText, nameWithin } from '#rules/text-of-language.ts';
import { colourSheet } from '#rules/shop-colours.ts';
import { currentRate } from '#shop/riel/riel.ts';
import { savesEmails, savesTexts } from '../../mail/mail-server.ts';
import { offeredMethods } from '../../payments/offered-methods.ts';
import { handle } from '../../calls/operation.ts';

/** Home shows one of them: the next for which it has gifts. */
const shownFestivals = 8;

export const handler = handle(getShopSettings, async ({ languageCode }, { app }) => {
  const [settings, riel, methods, delivery, festivals] = await Promise.all([
    shopSettings(app.db, languageCode),
    currentRate(app.db),
    offeredMethods(app.db, app.payments, languageCode),
    deliveryTerms(app.db),
    nextFestivals(app.db, languageCode, shownFestivals),
  ]);
  const paymentMethods = listText(
    languageCode,
    methods.map(({ method, within }) => nameWithin(method.name, within)),
  );
  const sheet = colourSheet(settings.colours);
  return {
    SiteTitle: settings.siteTitle,
    Blurb: settings.blurb,
    Address: settings.address,
    Phone: settings.phone,
    Email: settings.email,
    OfficeNumbers: settings.officeNumbers,
    Hours: settings.hours.map(({ days, hours }) => ({ Days: days, Hours: hours })),
    SocialUrl: settings.socialUrls[0] ?? '',
    SocialUrls: settings.socialUrls,
    ChatUrls: settings.chatUrls,
    Logo: settings.logo,
    LogoWhite: settings.logoWhite,
    Mark: settings.mark,
    ...(sheet && { ColourSheet: sheet }),
    ShippingInfo: settings.shippingInfo,
    // Lists only payment methods that can be selected.
    WhyBuy: settings.whyBuy.map((reason) => fillLabel(reason, { waysToPay: paymentMethods })),
    DeliveryEstimate: {
      Capital: settings.deliveryEstimate.capital,
      Provinces: settings.deliveryEstimate.provinces,
    },
    ...(settings.provinceDays && {
      ProvinceDays: { From: settings.provinceDays.from, To: settings.provinceDays.to },
    }),
    ...(settings.closed.weekdays.length > 0 && { ClosedWeekdays: [...settings.closed.weekdays] }),
    ...(settings.closed.dates.length > 0 && { ClosedDates: [...settings.closed.dates] }),
    DateFormat: settings.dateFormat,
    TimeZone: settings.timeZone,
    Story: settings.story && storyRow(settings.story),
    Scene: settings.scene && { ...storyRow(settings.scene), Spots: settings.scene.spots.map(spotRow) },
    ...(festivals.length > 0 && { Festivals: festivals.map(festivalRow) }),
    GiftWrapping: settings.giftWrapping,
    GiftWrappingPicture: settings.giftWrappingPicture,
    Faq: settings.faq.map(({ question, answer, group }) => ({
      Question: question,
      Group: group,
      Answer: fillLabel(answer, {
        waysToPay: paymentMethods,
        deliveryCapital: settings.deliveryEstimate.capital,
        deliveryProvinces: settings.deliveryEstimate.provinces,
      }),
    })),
    About: settings.about,
    ...(settings.topLinks && { TopLinks: settings.topLinks.map(linkRow) }),
    ...(settings.footerLinks && { FooterLinks: settings.footerLinks.map(linkRow) }),
    ...(settings.vatRate !== null && { VatPercent: settings.vatRate / 100 }),
    ...(settings.vatOnTop && { VatOnTop: true }),
    ...(settings.companies && { Companies: true }),
    Demo: settings.isDemo,
    DeliveryWays: delivery.days !== null,
    ...(delivery.days !== null && { DeliveryWayDays: delivery.days }),
    FreeDelivery: delivery.isFree,
    PhoneLogin: app.config.reachesNumbers,
    ...(savesEmails(app.config) && { SavesEmails: true }),
    ...(savesTexts(app.config) && { SavesTexts: true }),
    RielRate: riel && { Rate: riel.rate, Since: new Date(riel.since).toISOString() },
  };
});

const festivalRow = ({ name, startsOn, endsOn, lastOrderOn }: Festival) => ({
  Name: name,
  FirstDay: startsOn,
  ...(endsOn && { LastDay: endsOn }),
  ...(lastOrderOn && { LastOrderDay: lastOrderOn }),
});

const linkRow = ({ text, url }: NonNullable<Story['link']>) => ({ Text: text, Url: url });

const storyRow = ({ picture, over, title, text, link, figures }: Story) => ({
  Picture: picture,
  Over: over,
  Title: title,
  Text: text,
  LinkText: link?.text ?? '',
  LinkUrl: link?.url ?? '',
  ...(figures.length > 0 && {
    Figures: figures.map(({ value, text: counted }) => ({ Value: value, Text: counted })),
  }),
});

const spotRow = ({ product, x, y }: Scene['spots'][number]) => ({ ProductId: product, X: x, Y: y });
