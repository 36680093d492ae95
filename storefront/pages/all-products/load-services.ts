import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { faqLabels } from '#contract/labels/storefront/faq.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { getCustomPageList } from '#contract/operations/content/get-custom-page-list.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { listText } from '#rules/text-of-language.ts';
import type { LoadContext } from '#storefront/page.ts';
import { linkedText, pagePath } from '#storefront/shell-data/own-links.ts';
import type { ListingData } from './listing-data.ts';
import { rowsOrEmpty } from './load-options.ts';
import { loadReading } from './price-words.ts';

/** Returns the shop's questions and pages that a search is about, such as printing or delivery. */
export async function loadServices(
  context: LoadContext,
  typed: string,
  isLost: boolean,
): Promise<Pick<ListingData, 'answers' | 'pages'>> {
  if (typed === '') return { answers: [] };
  const { call, chrome: layout, label, lang } = context;
  const { servicePages, servicesFound } = await loadReading();
  const [faq, customPages] = await Promise.all([
    rowsOrEmpty(
      context,
      'questions',
      call(getShopSettings, { languageCode: lang }).then(({ data }) => ({ data: data.Faq })),
    ),
    rowsOrEmpty(context, 'pages', call(getCustomPageList, { languageCode: lang })),
  ]);
  // How to pay is built in, unless the shop's own questions explain it.
  const payment = {
    question: label(faqLabels, 'paymentQuestion'),
    answer: listText(
      lang,
      layout.paymentMethods.map(({ promise }) => promise),
    ),
  };
  const texts = {
    questions: [
      ...(faq.some(({ Group }) => Group === 'paying') ? [] : [payment]),
      ...faq.map(({ Question: question, Answer: answer }) => ({ question, answer })),
    ],
    pages: customPages.map(({ SearchText: searchText, ...page }) => ({ searchText, ...page })),
  };
  const { questions, pages, builtIn } = servicesFound(texts, typed, isLost);
  const to = [
    ...pages.map(({ Slug, Title }) => ({ text: Title, href: pagePath(lang, Slug) })),
    ...builtIn.map((page) => ({
      text: label(sharedLabels, servicePages[page].title),
      href: `/${lang}${servicePages[page].path}`,
    })),
  ];
  if (to.length === 0) return { answers: questions };
  return {
    answers: questions,
    pages: linkedText(`${label(allProductsLabels, 'pages')}${lang === 'en' ? ': ' : '៖ '}{pages}`, to),
  };
}
