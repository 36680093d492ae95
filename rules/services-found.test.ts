import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { isServiceQuery, serviceOf, servicesFound } from './services-found.ts';

interface Both {
  en: string;
  km: string;
}
const demo = JSON.parse(readFileSync('database/demo/settings.json', 'utf8')) as {
  faq: { question: Both; answer: Both }[];
};
const items = (tag: 'en' | 'km') =>
  demo.faq.map(({ question, answer }) => ({ question: question[tag], answer: answer[tag] }));
const found = (typed: string, tag: 'en' | 'km' = 'en', isLost = false) =>
  servicesFound({ questions: items(tag), pages: [] }, typed, isLost);

const [printing, returning, invoice, time] = [
  'Can you print or engrave my logo?',
  'Can I return something?',
  'Where do I find my invoice?',
  'What is the delivery time, and where do you deliver?',
];

test.each([
  ['return', returning, 'contactUs'],
  ['Returns', returning, 'contactUs'],
  ['return policy', returning, 'contactUs'],
  ['refund', returning, 'contactUs'],
  ['invoice', invoice, 'ordersHistory'],
  ['VAT invoice', invoice, 'ordersHistory'],
  ['VAT', invoice, 'ordersHistory'],
  ['delivery time', time, 'faq'],
  ['how long is delivery', time, 'faq'],
  ['how many days to ship', time, 'faq'],
  ['how long is delivery to battambang', time, 'faq'],
  ['shipping cost', 'What does shipping cost?', 'faq'],
  ['print', printing, 'howWePrint'],
  ['logo printing', printing, 'howWePrint'],
  ['privacy', 'What about my privacy?', 'faq'],
])('the search «%s» finds its question, and the page for its topic', (typed, question, page) => {
  const { questions, builtIn } = found(typed);
  expect(questions.map((each) => each.question)).toContain(question);
  expect(builtIn).toEqual([page]);
});

test.each([
  ['វិក្កយបត្រ', 'តើវិក្កយបត្ររបស់ខ្ញុំនៅឯណា?'],
  ['អាករ', 'តើវិក្កយបត្ររបស់ខ្ញុំនៅឯណា?'],
  ['រយៈពេលដឹកជញ្ជូន', 'តើរយៈពេលដឹកជញ្ជូនប៉ុន្មានថ្ងៃ ហើយដឹកជញ្ជូនទៅណាខ្លះ?'],
  ['តម្លៃដឹក', 'តើថ្លៃដឹកជញ្ជូនប៉ុន្មាន?'],
  ['ប្តូរទំនិញ', 'តើខ្ញុំអាចប្រគល់ទំនិញវិញបានទេ?'],
  ['ឆ្លាក់ឡូហ្គោ', 'តើអ្នកអាចបោះពុម្ព ឬឆ្លាក់ឡូហ្គោរបស់ខ្ញុំបានទេ?'],
])('the search «%s» finds its question in Khmer', (typed, question) => {
  expect(found(typed, 'km').questions.map((each) => each.question)).toContain(question);
});

test.each([
  'quote',
  'request a quotation',
  'សុំសម្រង់តម្លៃ',
  'opening hours',
  'where is your shop',
  'hang nov na',
  'khoch dor ban te',
  'minimum order quantity',
  'ទិញច្រើនចុះថ្លៃអត់',
  'បើកម៉ោងប៉ុន្មាន',
])('the search «%s» leads to the contact page', (typed) => {
  expect(found(typed).builtIn).toEqual(['contactUs']);
});

test.each(['bos pum logo tlai ponman', 'can you print our logo', 'បោះពុម្ពឡូហ្គោ'])(
  'the search «%s» leads to the page about printing',
  (typed) => {
    expect(found(typed).builtIn).toEqual(['howWePrint']);
  },
);

test('a delivery to a place in both languages is a question about delivery', () => {
  const { questions, builtIn } = found('delivery ទៅ kampot', 'km');
  expect(questions[0]?.question).toBe('តើរយៈពេលដឹកជញ្ជូនប៉ុន្មានថ្ងៃ ហើយដឹកជញ្ជូនទៅណាខ្លះ?');
  expect(builtIn).toEqual(['faq']);
});

test('a search may ask something if it names a topic, is a question, or finds no product', () => {
  const asked = ['pick up', 'ប្រាក់កក់', 'delivery time', 'see design before printing'];
  expect(asked.filter((typed) => !isServiceQuery(typed, false))).toEqual([]);
  const products = ['mug', 'kampot pepper', 'deposit'];
  expect(products.filter((typed) => isServiceQuery(typed, false))).toEqual([]);
  expect(isServiceQuery('deposit', true)).toBe(true);
  expect(isServiceQuery('the', true)).toBe(false);
});

test('a product search finds no questions and pages; without products it finds answers with its words', () => {
  const products = ['mug', 'pepper', '', 'what is', 'logo mug', 'day', 'tracksuit', 'billfold', 'ពែងឡូហ្គោ'];
  for (const typed of products) expect(found(typed)).toEqual({ questions: [], pages: [], builtIn: [] });
  expect(found('workshop').questions).toEqual([]);
  expect(found('workshop', 'en', true).questions).toHaveLength(1);
});

test('the shop’s own pages are found by all words, or by a word for each topic', () => {
  const pages = [{ searchText: 'Returns and refunds' }, { searchText: 'Terms of sale' }];
  const texts = (typed: string) =>
    servicesFound({ questions: [], pages }, typed, false).pages.map(({ searchText }) => searchText);
  expect(texts('terms')).toEqual(['Terms of sale']);
  expect(texts('exchange')).toEqual(['Returns and refunds']);
  expect(texts('mug')).toEqual([]);
});

test.each(['how can i pay', 'bong luy tam aba ban te', 'dek tov khet ot', 'sample mean te'])(
  'the question «%s» leads to the questions and answers',
  (typed) => {
    expect(found(typed).builtIn).toEqual(['faq']);
  },
);

test('questions about the topic come before those whose answers mention it', () => {
  const questions = [
    { question: 'Can I cancel an order?', answer: 'Yes. We refund what you paid.' },
    { question: 'Can I return something?', answer: 'Yes, within seven days.' },
  ];
  const answers = servicesFound({ questions, pages: [] }, 'return policy', true).questions;
  expect(answers).toEqual(questions.toReversed());
});

test.each([
  ['track my order', 'ordersHistory'],
  ['order status', 'ordersHistory'],
  ['i havent received my parcel', 'ordersHistory'],
  ['order khnom nov na', 'ordersHistory'],
  ['ស្ថានភាពការបញ្ជាទិញ', 'ordersHistory'],
  ['change address', 'updateProfile'],
  ['adress change', 'updateProfile'],
  ['delete my account', 'updateProfile'],
  ['លុបគណនី', 'updateProfile'],
  ['forgot password', 'resetPassword'],
  ['plech password', 'resetPassword'],
  ['ភ្លេចពាក្យសម្ងាត់', 'resetPassword'],
  ['quick order', 'quickOrder'],
  ['បញ្ជាទិញរហ័ស', 'quickOrder'],
  ['sign in', 'login'],
  ['create account', 'signup'],
  ['unsubscribe', 'contactUs'],
  ['coupon', 'contactUs'],
  ['wrong item received', 'contactUs'],
  ['customer service', 'contactUs'],
  ['corporate pricing', 'contactUs'],
  ['who are you', 'about'],
  ['become a seller', 'becomeSeller'],
])('the errand «%s» leads to the page where it is done, and finds no products', (typed, page) => {
  expect(found(typed).builtIn).toEqual(page === 'ordersHistory' ? [page, 'findOrder'] : [page]);
  expect(serviceOf(typed)).toBe('errand');
});

test('a service is found only by words of its name; other searches are for products', () => {
  for (const typed of ['refundd', 'invoce', 'dek tov khet ot', 'ដឹកជញ្ជូន', 'pay by qr'])
    expect(serviceOf(typed), typed).toBe('topic');
  const products = [
    'mug',
    'candel',
    'prak',
    'gift card',
    'gift for my boss',
    'logo mug',
    'boss',
    'account book',
  ];
  for (const typed of [...products, 'print', 'gift wrapping', 'where can i order mugs'])
    expect(serviceOf(typed), typed).toBeNull();
});

test('spellings in Latin letters that sound alike are one word', () => {
  for (const typed of ['dek chonh chun', 'doek tov khet', 'fnher tov khet', 'phnher tov khet'])
    expect(found(typed).builtIn, typed).toEqual(['faq']);
});

test('an errand opens only questions about it, not answers with its words', () => {
  const questions = found('track my order', 'en', true).questions.map(({ question }) => question);
  expect(questions).toContain('Where is my order?');
  expect(questions).not.toContain('Can you wrap it as a gift?');
});

test('invoices, quotations and errands at the shop lead to a page, whatever else the search says', () => {
  for (const [typed, page] of [
    ['invoice with company name', 'ordersHistory'],
    ['send me a quotation', 'contactUs'],
    ['can i pick up at your shop', 'contactUs'],
    ['ចង់ប្តូរទំហំអាវ', 'contactUs'],
  ] as const)
    expect(found(typed).builtIn, typed).toContain(page);
  expect(found('pick a mug').builtIn).toEqual([]);
});
