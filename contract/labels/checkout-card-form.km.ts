import type { KhmerOf } from './label-set.ts';
import type { checkoutCardFormLabels } from './checkout-card-form.ts';

export const checkoutCardFormKhmer: KhmerOf<typeof checkoutCardFormLabels> = {
  title: 'ទូទាត់តាមកាត',
  pay: 'ទូទាត់ {amount}',
  paying: 'កំពុងទូទាត់…',
  cancel: 'បោះបង់',
  formFailed: 'បើកទម្រង់ទូទាត់មិនបាន ប្រហែលជាមានអ្វីរារាំងការភ្ជាប់ទៅអ្នកផ្តល់សេវា។ សូមព្យាយាមម្តងទៀត ឬបង់ប្រាក់ពេលទទួលទំនិញ។',
  cardProblem: 'សូមពិនិត្យព័ត៌មានកាតដែលអ្នកបានវាយ។',
};
