import { fetchSizes, paymentMethodIds } from '#contract/constants.ts';
import { languages, type LanguageCode } from '#contract/languages.ts';
import type { Answer, Input, Operation } from '#contract/operation.ts';
import { getCategoriesList } from '#contract/operations/catalogue/get-categories-list.ts';
import { getPaymentMethods } from '#contract/operations/content/get-payment-methods.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { getWebCampaignList } from '#contract/operations/content/get-web-campaign-list.ts';
import { getWebsiteLogo } from '#contract/operations/content/get-website-logo.ts';
import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import type { Call } from '#web/call.ts';
import type { Report } from '#web/report.ts';
import { builtInChrome } from './built-in.ts';
import type { ChromeData } from './chrome-data.ts';
import { menuColumns } from './menu-columns.ts';

/** Loads the frame's data through the documented calls. Never rejects: each part that fails falls back on its own. */
export async function loadChrome(call: Call, lang: LanguageCode, report: Report): Promise<ChromeData> {
  const languageCode = lang;
  const ask = <Op extends Operation>(operation: Op, input: Input<Op>) =>
    answerOf(call, operation, input, report);
  const [settings, logo, categories, methods, setup, campaigns] = await Promise.all([
    ask(getShopSettings, { languageCode }),
    answerOf(call, getWebsiteLogo, {}, report, notThere),
    ask(getCategoriesList, { PageNo: 1, PageSize: fetchSizes.lists, languageCode }),
    ask(getPaymentMethods, { ProductId: null, languageCode }),
    ask(getPaymentSetup, { recordValueJson: '[]' }),
    ask(getWebCampaignList, { languageCode }),
  ]);
  const [campaign] = campaigns ?? [];
  return {
    ...builtInChrome(),
    ...(settings && settingsOf(settings)),
    logo: logo?.[0]?.AppConfigValue || settings?.Logo || '',
    categories: menuColumns(categories ?? [], languages[lang].id),
    campaign: campaign
      ? { id: campaign.CampaignId, title: campaign.MainTitle, picture: campaign.CoverPictureUrl }
      : null,
    paymentMethods: chosenFrom(methods ?? [], setup ?? []),
  };
}

/**
 * The methods a shopper can choose at checkout: cash always, the others where somebody serves them. A shop for trying, whose
 * payments are none, shows all that the specification names.
 */
function chosenFrom(
  methods: Answer<typeof getPaymentMethods>,
  setup: Answer<typeof getPaymentSetup>,
): ChromeData['paymentMethods'] {
  const served = new Set<number>(setup.map(({ PaymentMethodId }) => PaymentMethodId));
  const isForTrying = setup.some(({ IsTest }) => IsTest);
  const isChosen = (id: number) => isForTrying || id === paymentMethodIds.cashOnDelivery || served.has(id);
  return methods
    .filter(({ PaymentMethodId: id }) => isChosen(id))
    .map(({ PaymentMethodId: id, ImageUrl: picture, Name: name }) => ({ id, picture, name }));
}

/** Status of an answer that there is none: a shop without a logo is as it should be. */
const notThere = 404;

/** @param fine a status besides 200 that is no failure, though it brings nothing */
async function answerOf<Op extends Operation>(
  call: Call,
  operation: Op,
  input: Input<Op>,
  report: Report,
  fine = 200,
): Promise<Answer<Op> | null> {
  try {
    const { data, statusCode, errorMessage } = await call(operation, input);
    if (statusCode === 200) return data;
    if (statusCode === fine) return null;
    report(new Error(errorMessage ?? `status ${statusCode}`), `chrome: ${operation.name}`);
  } catch (error) {
    report(error, `chrome: ${operation.name}`);
  }
  return null;
}

function settingsOf(settings: Answer<typeof getShopSettings>): Partial<ChromeData> {
  const builtIn = builtInChrome();
  return {
    siteTitle: settings.SiteTitle || builtIn.siteTitle,
    blurb: settings.Blurb || builtIn.blurb,
    icon: settings.Mark || builtIn.icon,
    logoWhite: settings.LogoWhite,
    contact: {
      address: settings.Address,
      phone: settings.Phone,
      email: settings.Email,
      officeNumbers: settings.OfficeNumbers,
      hours: settings.Hours.map(({ Days, Hours }) => ({ days: Days, hours: Hours })),
      socialUrl: settings.SocialUrl,
    },
  };
}
