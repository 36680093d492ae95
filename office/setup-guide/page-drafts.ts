import type { FieldsOf } from '#contract/resource.ts';
import type { customPage } from '#contract/resources/custom-page.ts';
import type { RecordFields } from '../records/use-records.ts';

interface PageDraft {
  key: 'terms' | 'privacy' | 'returns' | 'delivery';
  fields: Pick<
    FieldsOf<typeof customPage>,
    'slug' | 'title' | 'body' | 'keywords' | 'inFooter' | 'atCheckout' | 'position'
  >;
}

/** A heading and its paragraph. */
type Part = readonly [heading: string, text: string];

const htmlOf = (parts: readonly Part[]): string =>
  parts.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('');

/** The parts in brackets that the shop's settings can fill in, in both languages, and the settings by preference. */
const knownParts = [
  ['[your company name]', '[សូមបំពេញ៖ ឈ្មោះក្រុមហ៊ុន]', ['legalName', 'siteTitle']],
  ['[your address]', '[សូមបំពេញ៖ អាសយដ្ឋាន]', ['legalAddress', 'address']],
  ['[your email]', '[សូមបំពេញ៖ អ៊ីមែល]', ['email']],
] as const;

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const byEmail = { en: 'We confirm it by email.', km: 'យើងបញ្ជាក់តាមអ៊ីមែល។' };
/** Replaces it in a shop that can't send emails. */
const inAccount = { en: 'You find it in your account.', km: 'អ្នកឃើញវាក្នុងគណនីរបស់អ្នក។' };

/** Returns a draft's text with the values of the settings; other parts stay in brackets. */
export function filledBody(body: { en: string; km: string }, settings: RecordFields, savesEmails = false) {
  const texts = { ...body };
  if (savesEmails)
    for (const side of ['en', 'km'] as const)
      texts[side] = texts[side].replace(byEmail[side], inAccount[side]);
  for (const [inEnglish, inKhmer, names] of knownParts) {
    const value = names.map((name) => settings[name]).find(Boolean) ?? '';
    const both = typeof value === 'string' ? { en: value, km: value } : (value as typeof texts);
    for (const [side, part] of [
      ['en', inEnglish],
      ['km', inKhmer],
    ] as const) {
      const text = (both[side] || both.en || both.km).replaceAll(/[&<>]/gu, (sign) => escaped[sign] ?? sign);
      if (text !== '') texts[side] = texts[side].replaceAll(part, () => text);
    }
  }
  return texts;
}

/**
 * Drafts of the pages that customers expect. The parts in brackets are for staff to fill in: a page that still has one
 * can't be published (shop/custom-pages/open-part.ts).
 */
export const pageDrafts: readonly PageDraft[] = [
  {
    key: 'terms',
    fields: {
      slug: 'terms',
      position: 1,
      inFooter: true,
      atCheckout: true,
      title: { en: 'Terms', km: 'លក្ខខណ្ឌ' },
      keywords: { en: 'conditions agreement invoice payment', km: 'លក្ខខណ្ឌ វិក្កយបត្រ ការទូទាត់' },
      body: {
        en: htmlOf([
          ['Who we are', 'This shop is run by [your company name], [your address]. Write to [your email].'],
          [
            'Your order',
            'An order is placed when you press the order button. We confirm it by email. If we can’t deliver an item, we tell you and refund what you paid for it.',
          ],
          [
            'Prices and payment',
            'Prices are in US dollars. [your rule about taxes and delivery charges]. You pay with a method shown at checkout. Your invoice comes with your order.',
          ],
          [
            'Printed items',
            'We print the artwork you approve. You confirm that you may use it. [your rule about mistakes in approved artwork].',
          ],
          [
            'Complaints',
            'If something is wrong, write to [your email]. We answer within [your number of days] days.',
          ],
        ]),
        km: htmlOf([
          ['យើងជានរណា', 'ហាងនេះគ្រប់គ្រងដោយ [សូមបំពេញ៖ ឈ្មោះក្រុមហ៊ុន] អាសយដ្ឋាន [សូមបំពេញ៖ អាសយដ្ឋាន]។ អ៊ីមែល [សូមបំពេញ៖ អ៊ីមែល]។'],
          [
            'ការបញ្ជាទិញ',
            'ការបញ្ជាទិញកើតឡើងពេលអ្នកចុចប៊ូតុងបញ្ជាទិញ។ យើងបញ្ជាក់តាមអ៊ីមែល។ បើយើងមិនអាចដឹកជូនមុខណាមួយ យើងជូនដំណឹង ហើយសងប្រាក់ថ្លៃមុខនោះវិញ។',
          ],
          [
            'តម្លៃ និងការទូទាត់',
            'តម្លៃគិតជាដុល្លារអាមេរិក។ [សូមបំពេញ៖ ពន្ធ និងថ្លៃដឹកជញ្ជូន]។ អ្នកទូទាត់តាមវិធីដែលបង្ហាញនៅពេលទូទាត់។ វិក្កយបត្រផ្ញើមកជាមួយទំនិញ។',
          ],
          ['ទំនិញបោះពុម្ព', 'យើងបោះពុម្ពតាមគំរូដែលអ្នកយល់ព្រម។ អ្នកបញ្ជាក់ថាអ្នកមានសិទ្ធិប្រើវា។ [សូមបំពេញ៖ កំហុសក្នុងគំរូដែលបានយល់ព្រម]។'],
          ['ការតវ៉ា', 'បើមានបញ្ហា សូមសរសេរមក [សូមបំពេញ៖ អ៊ីមែល]។ យើងឆ្លើយក្នុង [សូមបំពេញ៖ ចំនួនថ្ងៃ] ថ្ងៃ។'],
        ]),
      },
    },
  },
  {
    key: 'privacy',
    fields: {
      slug: 'privacy',
      position: 2,
      inFooter: true,
      atCheckout: false,
      title: { en: 'Privacy', km: 'ឯកជនភាព' },
      keywords: { en: 'personal data cookies delete account', km: 'ទិន្នន័យផ្ទាល់ខ្លួន លុបគណនី' },
      body: {
        en: htmlOf([
          [
            'What we store',
            'To deliver your order we store your name, address, phone number, email and what you bought. [your other reasons to store data].',
          ],
          [
            'Cookies',
            'A cookie keeps you logged in. If you send a file to print without logging in, another one counts your files for two days.',
          ],
          [
            'Who gets it',
            'The courier gets your name, address and phone number. The payment provider gets what it needs to charge you. [your other service providers]. We don’t sell your data.',
          ],
          ['How long', 'We keep orders for [your number of years] years, because [your legal reason].'],
          [
            'Your rights',
            'Ask for a copy of your data in your account. To correct or delete it, write to [your email].',
          ],
        ]),
        km: htmlOf([
          [
            'អ្វីដែលយើងរក្សាទុក',
            'ដើម្បីដឹកជញ្ជូន យើងរក្សាទុកឈ្មោះ អាសយដ្ឋាន លេខទូរសព្ទ អ៊ីមែល និងអ្វីដែលអ្នកបានទិញ។ [សូមបំពេញ៖ មូលហេតុផ្សេងទៀត]។',
          ],
          ['ខូគី', 'ខូគីមួយរក្សាការចូលគណនីរបស់អ្នក។ បើអ្នកផ្ញើឯកសារសម្រាប់បោះពុម្ពដោយមិនចូលគណនី ខូគីមួយទៀតរាប់ចំនួនឯកសាររបស់អ្នករយៈពេលពីរថ្ងៃ។'],
          [
            'អ្នកណាទទួលបាន',
            'អ្នកដឹកជញ្ជូនទទួលឈ្មោះ អាសយដ្ឋាន និងលេខទូរសព្ទ។ អ្នកផ្តល់សេវាទូទាត់ទទួលអ្វីដែលចាំបាច់សម្រាប់ការទូទាត់។ [សូមបំពេញ៖ អ្នកផ្តល់សេវាផ្សេងទៀត]។ យើងមិនលក់ទិន្នន័យរបស់អ្នកទេ។',
          ],
          ['រយៈពេល', 'យើងរក្សាទុកការបញ្ជាទិញ [សូមបំពេញ៖ ចំនួនឆ្នាំ] ឆ្នាំ ព្រោះ [សូមបំពេញ៖ មូលហេតុតាមច្បាប់]។'],
          ['សិទ្ធិរបស់អ្នក', 'សូមសុំច្បាប់ចម្លងទិន្នន័យក្នុងគណនីរបស់អ្នក។ ដើម្បីកែ ឬលុប សូមសរសេរមក [សូមបំពេញ៖ អ៊ីមែល]។'],
        ]),
      },
    },
  },
  {
    key: 'returns',
    fields: {
      slug: 'returns',
      position: 3,
      inFooter: true,
      atCheckout: false,
      title: { en: 'Returns', km: 'ការប្រគល់ទំនិញវិញ' },
      keywords: { en: 'return refund exchange broken wrong', km: 'ប្រគល់ទំនិញ សងប្រាក់ ប្តូរ ខូច' },
      body: {
        en: htmlOf([
          [
            'Broken or wrong items',
            'Write to [your email] within [your number of days] days with a picture. We replace the item or refund it, and pay for its return.',
          ],
          [
            'Other returns',
            'You can return unused items within [your number of days] days. [your rule about return costs]. Items made for you, such as printed ones, can’t be returned unless they are faulty.',
          ],
          [
            'Refunds',
            'We refund to the payment method you used, within [your number of days] days after the items arrive.',
          ],
        ]),
        km: htmlOf([
          [
            'ទំនិញខូច ឬខុស',
            'សូមសរសេរមក [សូមបំពេញ៖ អ៊ីមែល] ក្នុង [សូមបំពេញ៖ ចំនួនថ្ងៃ] ថ្ងៃ ជាមួយរូបថត។ យើងប្តូរទំនិញ ឬសងប្រាក់ ហើយចេញថ្លៃផ្ញើត្រឡប់។',
          ],
          [
            'ការប្រគល់ផ្សេងទៀត',
            'អ្នកអាចប្រគល់ទំនិញដែលមិនទាន់ប្រើក្នុង [សូមបំពេញ៖ ចំនួនថ្ងៃ] ថ្ងៃ។ [សូមបំពេញ៖ ថ្លៃផ្ញើត្រឡប់]។ ទំនិញធ្វើសម្រាប់អ្នក ដូចជាទំនិញបោះពុម្ព ប្រគល់វិញមិនបានទេ លើកលែងតែវាខូច។',
          ],
          ['ការសងប្រាក់', 'យើងសងប្រាក់តាមវិធីទូទាត់ដែលអ្នកបានប្រើ ក្នុង [សូមបំពេញ៖ ចំនួនថ្ងៃ] ថ្ងៃ ក្រោយទទួលបានទំនិញ។'],
        ]),
      },
    },
  },
  {
    key: 'delivery',
    fields: {
      slug: 'delivery',
      position: 4,
      inFooter: true,
      atCheckout: false,
      title: { en: 'Delivery', km: 'ការដឹកជញ្ជូន' },
      keywords: { en: 'delivery time shipping cost courier', km: 'រយៈពេលដឹកជញ្ជូន ថ្លៃដឹកជញ្ជូន' },
      body: {
        en: htmlOf([
          [
            'Where and how long',
            'We deliver to [your delivery area]. In the capital it takes [your number of days] days, in the provinces [your number of days] days. Printed items take [your number of days] days more.',
          ],
          ['What it costs', '[your delivery charges]. Checkout shows the cost before you order.'],
          [
            'When it arrives',
            'The courier calls you first. If nobody is there, [your rule about a second delivery]. You can follow your order in your account.',
          ],
        ]),
        km: htmlOf([
          [
            'ទៅណា និងរយៈពេល',
            'យើងដឹកជញ្ជូនទៅ [សូមបំពេញ៖ តំបន់]។ ក្នុងរាជធានីត្រូវការ [សូមបំពេញ៖ ចំនួនថ្ងៃ] ថ្ងៃ តាមខេត្ត [សូមបំពេញ៖ ចំនួនថ្ងៃ] ថ្ងៃ។ ទំនិញបោះពុម្ពត្រូវការ [សូមបំពេញ៖ ចំនួនថ្ងៃ] ថ្ងៃបន្ថែម។',
          ],
          ['ថ្លៃដឹកជញ្ជូន', '[សូមបំពេញ៖ ថ្លៃដឹកជញ្ជូន]។ ថ្លៃបង្ហាញពេលទូទាត់ មុនពេលអ្នកបញ្ជាទិញ។'],
          [
            'ពេលមកដល់',
            'អ្នកដឹកជញ្ជូនទូរសព្ទមកអ្នកជាមុន។ បើគ្មាននរណានៅ [សូមបំពេញ៖ ការដឹកលើកទីពីរ]។ អ្នកអាចតាមដានការបញ្ជាទិញក្នុងគណនីរបស់អ្នក។',
          ],
        ]),
      },
    },
  },
];
