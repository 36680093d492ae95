import { paymentMethodIds } from '#contract/constants.ts';
import { languages, type LanguageCode } from '#contract/languages.ts';
import type { Answer, Input, Operation } from '#contract/operation.ts';
import { getCategoriesList } from '#contract/operations/catalogue/get-categories-list.ts';
import { getCustomPageList } from '#contract/operations/content/get-custom-page-list.ts';
import { getPaymentMethods } from '#contract/operations/content/get-payment-methods.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { getWebCampaignList } from '#contract/operations/content/get-web-campaign-list.ts';
import { getWebsiteLogo } from '#contract/operations/content/get-website-logo.ts';
import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import { nameWithin } from '#rules/text-of-language.ts';
import type { Call, Reply } from '#web/call.ts';
import type { Report } from '#web/report.ts';
import { builtInLayout } from './built-in.ts';
import type { LayoutData } from './layout-data.ts';
import { ownLinks } from './own-links.ts';
import { loadAllPages } from './load-all-pages.ts';
import { networkOf } from './network-of.ts';
import { menuColumns } from './menu-columns.ts';

/**
 * Loads the layout data through the documented calls. Never rejects: each part that fails has its own
 * fallback.
 */
export async function loadLayoutData(call: Call, lang: LanguageCode, report: Report): Promise<LayoutData> {
  const languageCode = lang;
  const request = <Op extends Operation>(operation: Op, input: Input<Op>, fine?: number) =>
    answerOf(() => call(operation, input), { what: operation.name, report, fine });
  const [settings, logo, categories, methods, setup, campaigns, pages] = await Promise.all([
    request(getShopSettings, { languageCode }),
    request(getWebsiteLogo, {}, notThere),
    answerOf(() => loadAllPages((paging) => call(getCategoriesList, { ...paging, languageCode })), {
      what: getCategoriesList.name,
      report,
    }),
    request(getPaymentMethods, { AllWays: true, languageCode }),
    request(getPaymentSetup, { recordValueJson: '[]', languageCode }),
    request(getWebCampaignList, { languageCode }),
    request(getCustomPageList, { languageCode }),
  ]);
  const [campaign] = campaigns ?? [];
  const paymentMethods = chosenFrom(methods ?? [], setup ?? []);
  return {
    ...builtInLayout(),
    ...(settings && settingsOf(settings)),
    ...ownLinks({ settings, pages }, lang),
    logo: logo?.[0]?.AppConfigValue || settings?.Logo || '',
    categories: menuColumns(categories ?? [], languages[lang].id),
    campaign: campaign
      ? { id: campaign.CampaignId, title: campaign.MainTitle, picture: campaign.CoverPictureUrl }
      : null,
    paymentMethods,
    waysWithin: paymentMethods
      .filter(({ within }) => within)
      .map(({ promise }) => promise)
      .join(' · '),
  };
}

/**
 * Returns only the methods that a shopper can select at checkout: always cash, and others if a provider
 * serves them.
 */
function chosenFrom(
  methods: Answer<typeof getPaymentMethods>,
  setup: Answer<typeof getPaymentSetup>,
): LayoutData['paymentMethods'] {
  const servedAs = (id: number) => setup.find(({ PaymentMethodId }) => PaymentMethodId === id);
  return methods
    .map(({ ImageUrl: Picture, ...row }) => ({ ...servedAs(row.PaymentMethodId), ...row, Picture }))
    .filter(({ PaymentMethodId: id }) => id === paymentMethodIds.cashOnDelivery || servedAs(id))
    .map(
      ({
        PaymentMethodId: id,
        Picture: picture,
        Name: name,
        Banks: banks,
        HasQr: hasQr,
        Within: within,
        MostTotal: max,
        ShownAs,
      }) => ({
        id,
        picture,
        name,
        promise: nameWithin(name, within),
        banks,
        hasQr,
        within,
        max,
        ...(ShownAs === 'code' && { isCode: true }),
      }),
    );
}

/** Returns the name of the page's network. For a second page on an unknown network, returns its URL. */
const pageName = (url: string, at: number): string =>
  networkOf(url) || (at === 0 ? '' : url.replace('https://', ''));

/** The status of a missing setting. A shop without a logo is valid. */
const notThere = 404;

interface RequestReport {
  what: string;
  report: Report;
  /** A status other than 200 that isn't a failure, although the response has no data. */
  fine?: number | undefined;
}

async function answerOf<Data>(
  request: () => Promise<Pick<Reply<Data>, 'data' | 'statusCode' | 'errorMessage'>>,
  { what, report, fine }: RequestReport,
): Promise<Data | null> {
  try {
    const { data, statusCode, errorMessage } = await request();
    if (statusCode === 200) return data;
    if (statusCode === fine) return null;
    report(new Error(errorMessage ?? `status ${statusCode}`), `chrome: ${what}`);
  } catch (error) {
    report(error, `chrome: ${what}`);
  }
  return null;
}

/** Returns the days on which the shop is closed; empty if it is open every day. */
const closedOf = ({
  ClosedWeekdays: weekdays = [],
  ClosedDates: dates = [],
}: Answer<typeof getShopSettings>) =>
  weekdays.length + dates.length > 0 ? { closed: { weekdays, dates } } : {};

function settingsOf(settings: Answer<typeof getShopSettings>): Partial<LayoutData> {
  const builtIn = builtInLayout();
  return {
    siteTitle: settings.SiteTitle || builtIn.siteTitle,
    blurb: settings.Blurb || builtIn.blurb,
    icon: settings.Mark || builtIn.icon,
    logoWhite: settings.LogoWhite,
    ...(settings.ColourSheet && { colourSheet: settings.ColourSheet }),
    phoneLogin: settings.PhoneLogin,
    ...(settings.SavesEmails && { savesEmails: true }),
    ...(settings.SavesTexts && { savesTexts: true }),
    dateFormat: settings.DateFormat,
    timeZone: settings.TimeZone,
    ...closedOf(settings),
    ...(settings.ProvinceDays && {
      provinceDays: { from: settings.ProvinceDays.From, to: settings.ProvinceDays.To },
    }),
    riel: settings.RielRate && { rate: settings.RielRate.Rate, since: settings.RielRate.Since },
    contact: {
      address: settings.Address,
      phone: settings.Phone,
      email: settings.Email,
      officeNumbers: settings.OfficeNumbers,
      hours: settings.Hours.map(({ Days, Hours }) => ({ days: Days, hours: Hours })),
      socialPages: settings.SocialUrls.map((url, at) => ({ url, name: pageName(url, at) })),
      chatUrls: settings.ChatUrls,
    },
  };
}
