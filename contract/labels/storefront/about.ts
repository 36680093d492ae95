import { labelSet } from '../label-set.ts';

export const aboutLabels = labelSet(57, {
  shopText: [
    '{shop} sells gifts and promotional items people love to keep and use.',
    '{shop} លក់កាដូ និងសម្ភារៈផ្សព្វផ្សាយដែលគេចូលចិត្តទុកប្រើ។',
  ],
  logoText: [
    'Most items can carry your name or logo. Add what you like to your wish list and request samples there, to see them before you order.',
    'ទំនិញភាគច្រើនអាចដាក់ឈ្មោះ ឬឡូហ្គោរបស់អ្នកបាន។ សូមដាក់ទំនិញដែលអ្នកពេញចិត្តក្នុងបញ្ជីចង់បាន រួចស្នើសុំគំរូទំនិញនៅទីនោះ ដើម្បីមើលមុនពេលបញ្ជាទិញ។',
  ],
  deliveryText: ['We deliver to every province.', 'យើងដឹកជញ្ជូនដល់គ្រប់រាជធានី-ខេត្ត។'],
  paymentMethods: ['Payment methods: {ways}.', 'អ្នកអាចទូទាត់តាម៖ {ways}។'],
});
