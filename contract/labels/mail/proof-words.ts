/** What a proof is now and what it costs, in the same words on its page, in emails and in the chat: a part of their labels. */
export const proofMessages = {
  proofApproved: ['Approved. Printing starts now.', 'បានយល់ព្រម។ យើងចាប់ផ្តើមបោះពុម្ព។'],
  proofEarly: ['Approved.', 'បានយល់ព្រមហើយ។'],
  proofEarlyNext: [
    'We start printing once we have everything else. The page of your order shows what’s missing.',
    'យើងចាប់ផ្តើមបោះពុម្ព ពេលគ្មានអ្វីខ្វះទៀត។ ទំព័រការបញ្ជាទិញរបស់អ្នកបង្ហាញអ្វីដែលនៅខ្វះ។',
  ],
  proofChanges: ['We’ve received your changes.', 'យើងបានទទួលចំណុចសុំកែរបស់អ្នកហើយ។'],
  proofChangesNext: ['We’ll send you a new proof.', 'យើងនឹងផ្ញើគំរូរចនាថ្មីជូនអ្នក។'],
  proofReplaced: ['This proof has been replaced.', 'មានគំរូរចនាថ្មីជំនួសគំរូនេះហើយ។'],
  proofReplacedNext: ['The page of your order shows the current one.', 'ទំព័រការបញ្ជាទិញរបស់អ្នកបង្ហាញគំរូរចនាបច្ចុប្បន្ន។'],
  proofStarted: ['Printing has started', 'យើងបានចាប់ផ្តើមបោះពុម្ពហើយ'],
  proofStartedNext: [
    'We started without your approval of the proof, so you don’t need to answer it. If something isn’t right, write to us on the page of your order.',
    'យើងបានចាប់ផ្តើមដោយមិនរង់ចាំការយល់ព្រមលើគំរូរចនា ដូច្នេះអ្នកមិនចាំបាច់ឆ្លើយទេ។ បើមានអ្វីមិនត្រឹមត្រូវ សូមសរសេរមកយើង ក្នុងទំព័រការបញ្ជាទិញរបស់អ្នក។',
  ],
  proofClosed: ['This order is closed', 'ការបញ្ជាទិញនេះបិទហើយ'],
  proofClosedNext: [
    'It was canceled, returned or refunded, so you don’t need to answer this proof.',
    'ការបញ្ជាទិញនេះបានបោះបង់ ប្រគល់ទំនិញវិញ ឬសងប្រាក់វិញ ដូច្នេះអ្នកមិនចាំបាច់ឆ្លើយលើគំរូរចនានេះទេ។',
  ],
  proofOutdated: ['A new proof is on its way', 'យើងនឹងផ្ញើគំរូរចនាថ្មី'],
  proofOutdatedNext: [
    'Your order has changed since we made this proof. We’ll send you a new one.',
    'ការបញ្ជាទិញរបស់អ្នកបានប្រែប្រួល ក្រោយយើងធ្វើគំរូរចនានេះ។ យើងនឹងផ្ញើគំរូរចនាថ្មីជូនអ្នក។',
  ],
  priceSame: ['Unchanged: {total}', 'តម្លៃដដែល៖ {total}'],
  priceNew: ['New total: {total} (was {was})', 'សរុបថ្មី៖ {total} (ពីមុន {was})'],
  pieceAgreed: ['{price} a piece, as agreed', '{price} ក្នុងមួយឯកតា តាមការព្រមព្រៀង'],
  pricePlanned: [
    '{was}. This proof’s price of {total} wasn’t accepted.',
    '{was}។ តម្លៃ {total} នៃគំរូរចនានេះមិនទាន់មានការយល់ព្រមទេ។',
  ],
} as const;

/** The size of a print, on the page of its proof and in the workshop. */
export const printSizes = {
  mm: ['{w} × {h} mm', '{w} × {h} ម.ម'],
  mmWide: ['{w} mm wide', 'ទទឹង {w} ម.ម'],
} as const;
