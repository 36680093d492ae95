import { labelSet } from '../label-set.ts';

/** Texts that only shops with pages of their own need, so the server sends them with those pages. */
export const customPageTexts = labelSet(126, {
  agreement: ['By ordering you agree to our {pages}.', 'ការបញ្ជាទិញមានន័យថា អ្នកយល់ព្រមតាម {pages} របស់យើង។'],
  pagesFound: ['Pages: {pages}', 'ទំព័រ៖ {pages}'],
});
