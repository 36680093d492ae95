import { labelSet } from '../label-set.ts';

/** A logo that a visitor chooses on the home page or for a group, and the products that show it. */
export const logoThingsLabels = labelSet(6800, {
  forGroups: ['For groups and companies', 'សម្រាប់ក្រុម និងក្រុមហ៊ុន'],
  title: ['Your logo on it', 'ឡូហ្គោរបស់អ្នកលើទំនិញ'],
  lead: [
    'Choose your logo and see it on our products, with their prices.',
    'ជ្រើសរើសឡូហ្គោ ហើយមើលវាលើទំនិញរបស់យើង ព្រមទាំងតម្លៃ។',
  ],
  drop: ['Drop your logo here', 'អូសឡូហ្គោមកដាក់ទីនេះ'],
  formats: [
    'PNG, JPEG, WebP or SVG. It stays on this device until you order.',
    'PNG, JPEG, WebP ឬ SVG។ ឯកសារនៅតែក្នុងឧបករណ៍នេះ រហូតដល់អ្នកបញ្ជាទិញ។',
  ],
  choose: ['Choose your logo', 'ជ្រើសរើសឡូហ្គោ'],
  another: ['Choose another logo', 'ជ្រើសរើសឡូហ្គោផ្សេង'],
  remove: ['Remove logo', 'ដកឡូហ្គោចេញ'],
  onDevice: ['Only on this device. We get it when you order.', 'នៅក្នុងឧបករណ៍នេះប៉ុណ្ណោះ។ យើងទទួលបានពេលអ្នកបញ្ជាទិញ។'],
  sending: [
    'We’re receiving your logo. Then your order goes to the cart.',
    'យើងកំពុងទទួលឡូហ្គោ។ បន្ទាប់មក ទំនិញចូលទៅក្នុងកន្ត្រក។',
  ],
  worn: ['The products below show your logo.', 'ទំនិញខាងក្រោមបង្ហាញឡូហ្គោរបស់អ្នក។'],
  unreadable: [
    'We can’t show this file here. Choose a PNG, JPEG, WebP or SVG file. You can send a PDF on the page of a product.',
    'យើងមិនអាចបង្ហាញឯកសារនេះនៅទីនេះទេ។ សូមជ្រើសរើសឯកសារ PNG, JPEG, WebP ឬ SVG។ អ្នកអាចផ្ញើ PDF នៅទំព័រទំនិញ។',
  ],
  tooLarge: ['This file is too large. The maximum is {n} MB.', 'ឯកសារនេះធំពេក។ អតិបរមា {n} MB។'],
  things: ['Products for your logo', 'ទំនិញសម្រាប់ឡូហ្គោរបស់អ្នក'],
  yourThings: ['Your logo on our products', 'ឡូហ្គោរបស់អ្នកលើទំនិញរបស់យើង'],
  others: ['Your logo on other products', 'ឡូហ្គោរបស់អ្នកលើទំនិញផ្សេងទៀត'],
  pricesFor: ['Prices for', 'តម្លៃសម្រាប់'],
  eachPrinted: ['{price} each, printed, at {n}', 'មួយ {price} បោះពុម្ពរួច បើយក {n}'],
  seeAll: ['See everything we print on', 'មើលទំនិញទាំងអស់ដែលអាចបោះពុម្ព'],
  searchTerm: ['logo', 'ឡូហ្គោ'],
});
