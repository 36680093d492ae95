/** Texts of emails about cash orders that need a confirmation: a part of `mailLabels`. */
export const confirmOrderTexts = {
  confirmOrderSubject: ['Please confirm order {number}', 'សូមបញ្ជាក់ការបញ្ជាទិញ {number}'],
  confirmOrderBy: [
    'Please confirm this order by {time} (our time). If it isn’t confirmed by then, we’ll cancel it.',
    'សូមបញ្ជាក់ការបញ្ជាទិញនេះ មុនថ្ងៃទី {time} (ម៉ោងរបស់ហាង)។ បើអ្នកមិនបញ្ជាក់ទេ យើងនឹងបោះបង់ការបញ្ជាទិញនេះ។',
  ],
  confirmOrder: ['Confirm order', 'បញ្ជាក់ការបញ្ជាទិញ'],
  notConfirmedSubject: ['Order {number} was canceled', 'យើងបានបោះបង់ការបញ្ជាទិញ {number}'],
  notConfirmed: [
    'Order {number} wasn’t confirmed in time, so we canceled it. You don’t owe anything, and you can order again at any time.',
    'គ្មានអ្នកបញ្ជាក់ការបញ្ជាទិញ {number} ទាន់ពេលទេ ដូច្នេះយើងបានបោះបង់ការបញ្ជាទិញនេះ។ អ្នកមិនចាំបាច់បង់ប្រាក់ទេ ហើយអាចបញ្ជាទិញម្តងទៀតបានគ្រប់ពេល។',
  ],
} as const;
