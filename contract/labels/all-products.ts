import { labelSet } from './label-set.ts';

export const allProductsLabels = labelSet(66, {
  lbl_allprd_allproduct: 'All Products',

  intro: 'Gifts and promotional items; most can carry your name.',
  resultsFor: 'Results for “{text}”',
  resultsInstead: 'Showing results for “{text}”',
  productCount: '{n} products',
  productCountOne: '1 product',
  pages: 'Pages',
  prev: 'prev',
  next: 'next',
  page: 'Page {n}',
  noPage: 'There is no page {n}',
  noPageHint: 'The list ends on page {n}.',
  nothingFound: 'Nothing found for “{text}”',
  nothingFoundHint: 'Check the spelling, use a shorter word, or look through the categories.',
  didYouMean: 'Did you mean:',
  noMatch: 'No product matches these filters',
  noMatchHint: 'Take one filter away and more will appear.',
  notArrived: 'The products did not arrive',
  filtersKept: 'Your filters are kept.',
  askUs: 'Ask us',
  noneYet: 'No products here yet',
  noneYetHint: 'Please look in again soon, or ask us what you need.',
});
