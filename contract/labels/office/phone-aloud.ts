import { labelSet } from '../label-set.ts';

/** What staff read aloud to a customer on the phone, in the customer's language. */
export const phoneAloudLabels = labelSet(222, {
  line: ['{n} × {name}.', '{name} ចំនួន {n}។'],
  lineChosen: ['{n} × {name}, {choices}.', '{name} {choices} ចំនួន {n}។'],
  to: ['Delivered to {place}.', 'ផ្ញើទៅ {place}។'],
  by: ['Delivered by {name}.', 'ដឹកតាម {name}។'],
  byPickUp: ['You pick it up at our shop.', 'អ្នកមកយកនៅហាងរបស់យើង។'],
  arrives: ['Arriving {day}.', 'ទៅដល់{day}។'],
  arrivesBetween: ['Arriving between {first} and {last}.', 'ទៅដល់ចន្លោះពី{first} ដល់{last}។'],
  arrivesPickUp: ['Ready to pick up at our shop {day}.', 'អាចមកយកនៅហាង{day}។'],
  arrivesBetweenPickUp: [
    'Ready to pick up at our shop between {first} and {last}.',
    'អាចមកយកនៅហាងចន្លោះពី{first} ដល់{last}។',
  ],
  byOn: ['Delivered by {name}, arriving {day}.', 'ដឹកតាម {name} ទៅដល់{day}។'],
  byBetween: [
    'Delivered by {name}, arriving between {first} and {last}.',
    'ដឹកតាម {name} ទៅដល់ចន្លោះពី{first} ដល់{last}។',
  ],
  ifApproved: ['For that, please approve our proof by {day}.', 'ដើម្បីឱ្យទាន់ពេល សូមយល់ព្រមលើគំរូរចនាត្រឹម{day}។'],
  /** Full names; the shared words have the short ones. */
  weekdays: ['Sunday Monday Tuesday Wednesday Thursday Friday Saturday', 'អាទិត្យ ចន្ទ អង្គារ ពុធ ព្រហស្បតិ៍ សុក្រ សៅរ៍'],
  months: [
    'January February March April May June July August September October November December',
    'មករា កុម្ភៈ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ',
  ],
  day: ['{weekday} {day}', 'ថ្ងៃ{weekday} ទី {day}'],
  dayOfMonth: ['{weekday} {day} {month}', 'ថ្ងៃ{weekday} ទី {day} ខែ{month}'],
  amountOr: ['{dollars} or {riel}', '{dollars} ឬ {riel}'],
  total: ['The total is {total}.', 'សរុប {total}។'],
  cash: ['{total}, to pay the driver in cash.', 'សរុប {total} បង់ជូនអ្នកដឹកពេលទទួលទំនិញ។'],
  cashPickUp: ['{total}, to pay in cash when you pick it up.', 'សរុប {total} បង់ជាសាច់ប្រាក់ពេលមកយក។'],
  link: ['{total}. We’ll send you a link to pay online.', 'សរុប {total}។ យើងនឹងផ្ញើតំណជូនអ្នក ដើម្បីបង់តាមវិធីដែលអ្នកចូលចិត្ត។'],
  linkNoEmail: [
    '{total}. I’ll send you a link to pay online by Telegram.',
    'សរុប {total}។ ខ្ញុំនឹងផ្ញើតំណសម្រាប់បង់ប្រាក់ជូនអ្នកតាម Telegram។',
  ],
  code: [
    '{total}. We’ll send you a link to a QR code. Please pay within the next few minutes.',
    'សរុប {total}។ យើងនឹងផ្ញើតំណនៃ QR ជូនអ្នក សូមបង់ក្នុងពីរបីនាទីខាងមុខ។',
  ],
  codeNoEmail: [
    '{total}, by QR code. Please pay within the next few minutes.',
    'សរុប {total} តាម QR។ សូមបង់ក្នុងពីរបីនាទីខាងមុខ។',
  ],
  transfer: [
    '{total}, by bank transfer. We’ll send you our account details.',
    'សរុប {total} តាមការផ្ទេរប្រាក់៖ យើងនឹងផ្ញើលេខគណនីជូនអ្នក។',
  ],
  transferNoEmail: [
    '{total}, by bank transfer. I’ll read you our account number.',
    'សរុប {total} តាមការផ្ទេរប្រាក់។ ខ្ញុំនឹងអានលេខគណនីជូនអ្នក។',
  ],
  onAccount: ['{total}, on account. Please pay by {day}.', 'សរុប {total} ទិញបង់ក្រោយ។ សូមបង់ត្រឹមថ្ងៃ {day}។'],
  account: ['{bank}: {name}, account {number}.', '{bank}៖ {name} លេខគណនី {number}។'],
  depositReady: [
    'You pay a deposit of {now} now, and {later} when the goods are ready.',
    'ឥឡូវនេះបង់ប្រាក់កក់ {now} ហើយបង់ប្រាក់នៅសល់ {later} ពេលទំនិញរួចរាល់។',
  ],
  depositDelivery: [
    'You pay a deposit of {now} now, and {later} on delivery.',
    'ឥឡូវនេះបង់ប្រាក់កក់ {now} ហើយបង់ប្រាក់នៅសល់ {later} ពេលទទួលទំនិញ។',
  ],
  depositDeliveryPickUp: [
    'You pay a deposit of {now} now, and {later} when you pick it up.',
    'ឥឡូវនេះបង់ប្រាក់កក់ {now} ហើយបង់ប្រាក់នៅសល់ {later} ពេលមកយក។',
  ],
  right: ['Is that right?', 'តើត្រឹមត្រូវទេ?'],
});
