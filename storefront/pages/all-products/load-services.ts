import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { getCustomPageList } from '#contract/operations/content/get-custom-page-list.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import type { LoadContext } from '#storefront/page.ts';
import { linkedText, pagePath } from '#storefront/shell-data/own-links.ts';
import type { ListingData } from './listing-data.ts';
import { rowsOrEmpty } from './load-options.ts';
import { loadReading } from './price-words.ts';

const titles = {
  contactUs: 'titleContactUs',
  faq: 'titleFaq',
  ordersHistory: 'titleOrdersHistory',
  updateProfile: 'titleUpdateProfile',
  resetPassword: 'titleResetPassword',
  login: 'titleLogin',
  signup: 'titleSignup',
  becomeSeller: 'titleBecomeSeller',
  about: 'titleAboutUs',
} as const;

/** Returns the shop's questions and pages that a search is about, such as printing or delivery. */
export async function loadServices(
  context: LoadContext,
  typed: string,
  isLost: boolean,
): Promise<Pick<ListingData, 'answers' | 'pages'>> {
  if (typed === '') return { answers: [] };
  const { call, label, lang, links } = context;
  const { servicesFound } = await loadReading();
  const [faq, customPages] = await Promise.all([
    rowsOrEmpty(
      context,
      'questions',
      call(getShopSettings, { languageCode: lang }).then(({ data }) => ({ data: data.Faq })),
    ),
    rowsOrEmpty(context, 'pages', call(getCustomPageList, { languageCode: lang })),
  ]);
  const texts = {
    questions: faq.map(({ Question: question, Answer: answer }) => ({ question, answer })),
    pages: customPages.map(({ SearchText: searchText, ...page }) => ({ searchText, ...page })),
  };
  const { questions, pages, builtIn } = servicesFound(texts, typed, isLost);
  const to = [
    ...pages.map(({ Slug, Title }) => ({ text: Title, href: pagePath(lang, Slug) })),
    ...builtIn.map((page) => ({ text: label(sharedLabels, titles[page]), href: links[page]() })),
  ];
  if (to.length === 0) return { answers: questions };
  return {
    answers: questions,
    pages: linkedText(`${label(allProductsLabels, 'pages')}${lang === 'en' ? ': ' : '៖ '}{pages}`, to),
  };
}
