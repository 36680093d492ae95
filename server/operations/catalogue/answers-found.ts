import { faqLabels } from '#contract/labels/storefront/faq.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { isServiceQuery, servicePages, servicesFound } from '#rules/services-found.ts';
import { shopSettings } from '#shop/content/content.ts';
import type { customPages } from '#shop/custom-pages/custom-pages.ts';
import { builtInTexts, labelsOf } from '#shop/localisation/localisation.ts';

interface Answer {
  name: string;
  /** Path within the language, such as `/faq`. */
  path: string;
}

interface Asked {
  text: string;
  lang: LanguageCode;
  /** Whether no product matches. */
  isLost: boolean;
  /** The shop's own pages. */
  ownPages: Awaited<ReturnType<typeof customPages>>;
}

/**
 * Returns the questions, pages of the shop's own and built-in pages that a search is about, as the page of results does.
 * Most searches are about products, so that questions aren't read for them.
 */
export async function answersFound(
  db: Database,
  { text, lang, isLost, ownPages }: Asked,
): Promise<Record<'pages' | 'questions' | 'builtIn', Answer[]>> {
  const isQuery = isServiceQuery(text, isLost);
  const { faq } = isQuery ? await shopSettings(db, lang) : { faq: [] };
  const { pages, builtIn } = servicesFound({ questions: [], pages: ownPages }, text, isLost);
  const [titles, ofFaq] =
    builtIn.length > 0
      ? await Promise.all([labelsOf(db, sharedLabels, lang), labelsOf(db, faqLabels, lang)])
      : [builtInTexts(sharedLabels, lang), builtInTexts(faqLabels, lang)];
  // How to pay is built in, unless the shop's own questions explain it.
  const payment = { question: ofFaq.paymentQuestion, answer: ofFaq.paymentAnswer, path: '/faq' };
  const all = [
    ...(isQuery && !faq.some(({ group }) => group === 'paying') ? [payment] : []),
    ...faq.map(({ question, answer }, at) => ({ question, answer, path: `/faq#q${at}` })),
  ];
  const { questions } = servicesFound({ questions: all, pages: [] }, text, isLost);
  return {
    pages: pages.map(({ slug, title }) => ({ name: title, path: `/pages/${slug}` })),
    questions: questions.map(({ question, path }) => ({ name: question, path })),
    builtIn: builtIn.map((page) => ({
      name: titles[servicePages[page].title],
      path: servicePages[page].path,
    })),
  };
}
