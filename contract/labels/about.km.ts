import type { KhmerOf } from './label-set.ts';
import type { aboutLabels } from './about.ts';

export const aboutKhmer: KhmerOf<typeof aboutLabels> = {
  shopText: '{shop} លក់កាដូ និងសម្ភារៈផ្សព្វផ្សាយដែលគេចូលចិត្តទុកប្រើ។',
  logoText:
    'ទំនិញភាគច្រើនអាចដាក់ឈ្មោះ ឬឡូហ្គោរបស់អ្នកបាន។ សូមដាក់ទំនិញដែលអ្នកពេញចិត្តក្នុងបញ្ជីចង់បាន រួចយើងនឹងរៀបចំគំរូទំនិញពិតជូនអ្នកមើលមុនពេលបញ្ជាទិញ។',
  deliveryText: 'យើងដឹកជញ្ជូនដល់គ្រប់រាជធានី-ខេត្ត។',
  waysText: 'អ្នកអាចទូទាត់តាម៖ {ways}។',
};
