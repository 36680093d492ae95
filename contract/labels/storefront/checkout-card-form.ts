import { labelSet } from '../label-set.ts';

export const checkoutCardFormLabels = labelSet(72, {
  title: ['Pay by card', 'ទូទាត់តាមកាត'],
  pay: ['Pay {amount}', 'ទូទាត់ {amount}'],
  paying: ['Paying…', 'កំពុងទូទាត់…'],
  cancel: ['Cancel', 'បោះបង់'],
  formFailed: [
    'The payment form couldn’t load. An ad blocker or your network may be blocking it. Try again, or choose cash on delivery.',
    'បើកទម្រង់ទូទាត់មិនបាន ប្រហែលជាមានអ្វីរារាំងការភ្ជាប់ទៅអ្នកផ្តល់សេវា។ សូមព្យាយាមម្តងទៀត ឬបង់ប្រាក់ពេលទទួលទំនិញ។',
  ],
  cardProblem: ['Please check your card details.', 'សូមពិនិត្យព័ត៌មានកាតដែលអ្នកបានវាយ។'],
});
