import type { KhmerOf } from './label-set.ts';
import type { accountListLabels } from './account-lists.ts';

export const accountListKhmer: KhmerOf<typeof accountListLabels> = {
  asideTitle: 'ទំនិញរបស់អតិថិជនផ្សេង',
  aside: 'អតិថិជនផ្សេងបានទុកទំនិញក្នុងកន្ត្រក និងបញ្ជីចង់បាននៃកម្មវិធីរុករកនេះ។ យើងរក្សាទុកជូនអតិថិជននោះ ហើយមិនដាក់ក្នុងបញ្ជីរបស់អ្នកទេ។',
  asideMerge: 'ដាក់ក្នុងបញ្ជីរបស់ខ្ញុំ',
  asideDismiss: 'មិនយកទេ',
};
