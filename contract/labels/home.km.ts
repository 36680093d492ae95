import type { KhmerOf } from './label-set.ts';
import type { homeLabels } from './home.ts';

export const homeKhmer: KhmerOf<typeof homeLabels> = {
  heading: '{shop}៖ កាដូ និងសម្ភារៈផ្សព្វផ្សាយនៅភ្នំពេញ',
  description: 'ពែង កាបូប សៀវភៅកំណត់ត្រា ពានរង្វាន់ និងសិប្បកម្មខ្មែរ ដាក់ឈ្មោះ ឬឡូហ្គោរបស់អ្នក ដឹកជញ្ជូនដល់គ្រប់រាជធានី-ខេត្ត។',
};
