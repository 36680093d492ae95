import { labelSet } from '../label-set.ts';

export const howWePrintLabels = labelSet(6650, {
  intro: [
    'For every order with your logo or text, you see a proof first. We print nothing before you approve it.',
    'រាល់ការបញ្ជាទិញដែលមានឡូហ្គោ ឬអត្ថបទ យើងផ្ញើគំរូរចនាជូនអ្នកពិនិត្យជាមុន។ យើងបោះពុម្ពតែក្រោយពេលអ្នកយល់ព្រម។',
  ],
  send: ['You send your logo', 'អ្នកផ្ញើឡូហ្គោ'],
  sendText: [
    'On the product’s page, choose how many you need and where your logo goes. Add it there, or later on the page of your order. You see at once whether it prints sharp.',
    'នៅលើទំព័រផលិតផល សូមជ្រើសរើសចំនួន និងកន្លែងដាក់ឡូហ្គោ។ ផ្ញើឡូហ្គោនៅទីនោះ ឬពេលក្រោយលើទំព័រនៃការបញ្ជាទិញ។ អ្នកឃើញភ្លាមថា រូបនឹងបោះពុម្ពច្បាស់ឬអត់។',
  ],
  proof: ['We send a proof', 'យើងផ្ញើគំរូរចនា'],
  proofText: [
    'It shows your logo on the product, with its size and place. You open it on the page of your order, without logging in.',
    'គំរូរចនាបង្ហាញឡូហ្គោលើផលិតផល ព្រមទាំងទំហំ និងកន្លែង។ អ្នកបើកមើលលើទំព័រនៃការបញ្ជាទិញ ដោយមិនបាច់ចូលគណនី។',
  ],
  approve: ['You approve it', 'អ្នកយល់ព្រម'],
  approveText: [
    'Or you ask for changes: mark the place on the picture, and write what we should change. We then send a new proof.',
    'ឬអ្នកសុំកែ៖ សូមចុចកន្លែងលើរូប ហើយសរសេរអ្វីដែលត្រូវកែ។ បន្ទាប់មក យើងផ្ញើគំរូរចនាថ្មី។',
  ],
  print: ['We print', 'យើងបោះពុម្ព'],
  printText: [
    'The days of printing count from your approval. The product’s page says how many there are.',
    'រយៈពេលបោះពុម្ពគិតពីថ្ងៃដែលអ្នកយល់ព្រម។ ទំព័រផលិតផលប្រាប់ពីចំនួនថ្ងៃ។',
  ],
  balance: ['You pay the balance', 'អ្នកបង់ប្រាក់នៅសល់'],
  balanceText: [
    'If you paid a deposit, the balance is due when your goods are ready, or in cash on delivery.',
    'បើអ្នកបានបង់ប្រាក់កក់ សូមបង់ប្រាក់នៅសល់ពេលទំនិញរួចរាល់ ឬបង់ជាសាច់ប្រាក់ពេលទទួលទំនិញ។',
  ],
  deliver: ['We deliver', 'យើងដឹកជញ្ជូន'],
  deliverText: [
    'In one or more shipments; the page of your order shows each. From there, you can also order the same again.',
    'ក្នុងកញ្ចប់មួយ ឬច្រើន ដែលទំព័រនៃការបញ្ជាទិញបង្ហាញមួយៗ។ អ្នកក៏អាចបញ្ជាទិញដូចមុនម្តងទៀតពីទីនោះ។',
  ],
  products: ['See products for your logo', 'មើលផលិតផលសម្រាប់ដាក់ឡូហ្គោ'],
  /** The search whose results can be printed. */
  search: ['logo', 'ឡូហ្គោ'],
});
