/**
 * Terms of money, work and delivery (docs/khmer.md). A Khmer text whose English matches `english` must contain one of
 * `khmer`, and none of `never`, which say something else.
 */
export interface Term {
  english: RegExp;
  khmer?: RegExp;
  never?: RegExp;
  /** Khmer texts of this English that a test plants and the term must refuse. */
  wrong: readonly string[];
}

export const terms: Readonly<Record<string, Term>> = {
  balance: {
    english: /(?<!test )\bbalance\b/iu,
    khmer: /នៅសល់|នៅខ្វះ|ប្រាក់ដែលខ្វះ/u,
    wrong: ['សូមបង់ប្រាក់នេះ'],
  },
  // What is left over is a balance; net sales are what is left after refunds.
  net: {
    english: /(?<!\d k?g )\bnet\b/iu,
    khmer: /ក្រោយសងប្រាក់|មិនរួមអតប|អតប/u,
    never: /នៅសល់/u,
    wrong: ['នៅសល់'],
  },
  'set-up charge': {
    english: /\bset-up\b/iu,
    khmer: /ពុម្ព/u,
    never: /ការរៀបចំ/u,
    wrong: ['រក្សាទុកសម្រាប់ការរៀបចំ', 'ថ្លៃពុម្ព និងការរៀបចំ'],
  },
  'back order': {
    english: /\bback orders?\b/iu,
    khmer: /រង់ចាំទំនិញ|លើសស្តុក/u,
    never: /បញ្ជាទិញមុន(?!ពេល)/u,
    wrong: ['បញ្ជាទិញមុន', 'ការបញ្ជាទិញមុន រង់ចាំទំនិញ'],
  },
  'ready for pick-up': {
    english: /\bready for pick-?up\b/iu,
    khmer: /មកយក/u,
    never: /រួចរាល់ឱ្យ/u,
    wrong: ['រួចរាល់ឱ្យមកយក', 'ការបញ្ជាទិញរួចរាល់'],
  },
  'pick-up': { english: /\bpick-?up\b/iu, khmer: /(?:មក|ទៅ)យក/u, wrong: ['ផ្ញើតាមឡាន'] },
  shipment: {
    english: /\bshipments?\b/iu,
    khmer: /កញ្ចប់|បញ្ញើ|ដឹកជញ្ជូន|ទុកដដែល/u,
    wrong: ['ទំនិញទីមួយ'],
  },
  deposit: { english: /\bdeposits?\b/iu, khmer: /កក់/u, wrong: ['ប្រាក់បញ្ញើ'] },
  // Money that is refunded goes out; only its record enters the books.
  refund: { english: /\brefund/iu, never: /(?<!សង)ប្រាក់នឹងចូលបញ្ជី/u, wrong: ['ប្រាក់នឹងចូលបញ្ជី'] },
  'canceled order': {
    english: /\border\b.*\bcancel|\bcancel\S*\b.*\border\b/iu,
    khmer: /បោះបង់|បិទ|ផុតកំណត់/u,
    never: /លុបចោល/u,
    wrong: ['បានលុបចោលការបញ្ជាទិញ'],
  },
  // Khmer verbs have no past: without ហួស or យឺត, a reminder reads as a friendly one.
  overdue: {
    english: /\boverdue\b|\bwas due\b/iu,
    khmer: /ហួស|យឺត/u,
    wrong: ['ប្រាក់ត្រូវបង់ត្រឹមថ្ងៃ {day}'],
  },
  VAT: { english: /\bVAT\b/u, khmer: /អតប|អាករ/u, wrong: ['ពន្ធ'] },
  invoice: { english: /\binvoices?\b/iu, khmer: /វិក្កយបត្រ/u, wrong: ['បង្កាន់ដៃ'] },
  'credit note': { english: /\bcredit notes?\b/iu, khmer: /ឥណទាន/u, wrong: ['វិក្កយបត្រ'] },
  margin: { english: /\bmargin\b/iu, khmer: /ចំណេញ/u, wrong: ['គែម'] },
  barcode: { english: /\bbarcodes?\b/iu, khmer: /បាកូដ/u, never: /លេខកូដ/u, wrong: ['លេខកូដ'] },
  proof: {
    english: /\bproofs?\b(?! of)/iu,
    khmer: /គំរូរចនា|យល់ព្រម/u,
    wrong: ['មិនទាន់មានលើគំរូនេះទេ'],
  },
  'print area': {
    english: /\bprint(?:ing)? area/iu,
    khmer: /កន្លែងបោះពុម្ព/u,
    never: /ផ្ទៃបោះពុម្ព/u,
    wrong: ['ផ្ទៃបោះពុម្ព'],
  },
  // The pages for operators are in English only, and the reader learns it before opening one.
  'page in English': {
    english: /docs\/operating\//u,
    khmer: /ភាសាអង់គ្លេស/u,
    wrong: ['សូមមើល docs/operating/going-live.md'],
  },
  bot: { english: /\bbot\b/iu, khmer: /បូត/u, never: /បុត/u, wrong: ['បុតរបស់យើង'] },
};

/** Returns the terms that a Khmer text of an English one breaks. */
export const brokenTerms = (english: string, khmer: string): string[] =>
  Object.entries(terms).flatMap(([name, term]) =>
    term.english.test(english) && (term.never?.test(khmer) || term.khmer?.test(khmer) === false)
      ? [name]
      : [],
  );
