import type { Sentence } from './sentences.ts';

/** Phrases that have the words of a promise and promise nothing. They are left out before a sentence is read. */
export const neutral: Record<Sentence['language'], RegExp> = {
  en: /\{\w+\}|card(?: of)? \d[\d.]*(?: g| ×)|mm card|(?:kraft|paper) card|card back|cardboard|printed under (?:the|each) jar|(?:printed|small Angkor Gifts) mark(?: of Angkor Gifts)?|office printer|month names|its name\b|name plate|hands are free|free of text|nothing left to wrap|saves you the wrapping|good wrapping|up to \d+ (?:inches|W)|up to \d+ × \d+|engraved (?:with (?:the same )?lotus petals|petal by petal)|Woven(?:,| and) engraved|Card numbers|(?:credit|by) card|(?:first|last|account|company) name|confirmed in time|to the dollar|name(?: and| or)? phone number|recipient's name and|your name, address|name a line|^Names?$|^Free$|^Card message|take a few days|90 days|one business day|a day to weave|do not print|invoice can be printed|Your name and/giu,
  km: /\{\w+\}|កាតក្រដាស|កាត \d+(?:\.\d+)?|កាតប្រាប់|កាតបត់|កាតក្នុងប្រអប់|ស្រោមកាត|កាតឈ្មោះ|ផ្លាកឈ្មោះ|(?:ការវេចខ្ចប់៖|មិនចាំបាច់វេចខ្ចប់)|បោះពុម្ពនៅបាតដប|បោះពុម្ពវិក្កយបត្រ|ឡូហ្គោ Angkor Gifts|ឡូហ្គោតូចដូចក្នុងរូប|ឈ្មោះខែ|ឈ្មោះក្លិន|គំរូតាមក្បាច់|ជាគំរូ|ឆ្លាក់(?:ក្បាច់)?ត្របកឈូក|ត្បាញ(?: និង)? ?ឆ្លាក់|លេខកាត|កាតឥណទាន|តាមកាត|ឈ្មោះ(?: និង| ឬ)? ?លេខទូរសព្ទ|ឈ្មោះគណនី|^ឈ្មោះ$|^ឥតគិតថ្លៃ$|^កំណត់ចំណាំ$|ចាប់ពី$|ឈ្មោះ អាសយដ្ឋាន|90 ថ្ងៃ|1 ថ្ងៃធ្វើការ|\d ថ្ងៃត្រង់/gu,
};

/** Words of trade: a sentence with one of them promises something, and has to be among the claims. */
export const tradeTerms: Record<Sentence['language'], RegExp> = {
  en: /\b(?:logos?|artwork|engrav\w*|print\w*|names?|cards?|proofs?|approve\w*|your (?:own )?(?:design|mark|list|words)|agree on|\d+ (?:to \d+ )?(?:more )?days?|(?:full|two|three|four|\d+) weeks?|free|exchange (?:it|the)|replac\w*|refund\w*|newsletters?|subscri\w*|unsubscribe|new (?:products|gifts)|deposits?|order note|note with your order|samples?|wrap\w*|up to \d|minimum|or more|pick-up|pick (?:it |them )?up|\d+% off|on request|from \d+ [a-z]|by email or phone|in time|most items|limited to|guarantee\w*|warrant\w*|voucher\w*|loyalty|instal?ments?|same[- ]day|overnight)\b/iu,
  km: /ឡូហ្គោ|ឆ្លាក់|បោះពុម្ព|ឈ្មោះ|កាត(?![ុិ់])|គំរូ|\d+ ថ្ងៃ|(?:មួយ|ពីរ|បី)សប្តាហ៍|ឥតគិតថ្លៃ|ប្តូរជូន|សងប្រាក់|ព្រឹត្តិបត្រ|ឈប់ជាវ|ប្រាក់កក់|កំណត់ចំណាំ|វេចខ្ចប់|ច្រើនបំផុត|ចាប់ពី \d|មកយក|យល់ព្រម|ឯកភាព|តាមអ៊ីមែល|ធានា/u,
};
