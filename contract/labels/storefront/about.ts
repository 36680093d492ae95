import { labelSet } from '../label-set.ts';

export const aboutLabels = labelSet(57, {
  shopText: [
    '{shop} sells gifts and promotional items that people like to keep and use.',
    '{shop} លក់កាដូ និងសម្ភារៈផ្សព្វផ្សាយដែលគេចូលចិត្តទុកប្រើ។',
  ],
  logoText: [
    'Most items can carry your name or logo. Put what you like on your wish list, and we prepare real samples for you to see before you order.',
    'ទំនិញភាគច្រើនអាចដាក់ឈ្មោះ ឬឡូហ្គោរបស់អ្នកបាន។ សូមដាក់ទំនិញដែលអ្នកពេញចិត្តក្នុងបញ្ជីចង់បាន រួចយើងនឹងរៀបចំគំរូទំនិញពិតជូនអ្នកមើលមុនពេលបញ្ជាទិញ។',
  ],
  deliveryText: ['We deliver to every province.', 'យើងដឹកជញ្ជូនដល់គ្រប់រាជធានី-ខេត្ត។'],
  waysText: ['You can pay by: {ways}.', 'អ្នកអាចទូទាត់តាម៖ {ways}។'],
});
