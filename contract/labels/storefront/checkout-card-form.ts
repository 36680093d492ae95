import { labelSet } from '../label-set.ts';

export const checkoutCardFormLabels = labelSet(72, {
  title: ['Pay by card', 'ទូទាត់តាមកាត'],
  pay: ['Pay {amount}', 'ទូទាត់ {amount}'],
  paying: ['Paying…', 'កំពុងទូទាត់…'],
  cancel: ['Cancel', 'បោះបង់'],
  formFailed: [
    'The payment form does not load. Something on the way to the provider may block it. Try again, or pay on delivery.',
    'បើកទម្រង់ទូទាត់មិនបាន ប្រហែលជាមានអ្វីរារាំងការភ្ជាប់ទៅអ្នកផ្តល់សេវា។ សូមព្យាយាមម្តងទៀត ឬបង់ប្រាក់ពេលទទួលទំនិញ។',
  ],
  cardProblem: ['Please check what you typed about the card.', 'សូមពិនិត្យព័ត៌មានកាតដែលអ្នកបានវាយ។'],
});
