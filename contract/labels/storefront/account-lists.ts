import { labelSet } from '../label-set.ts';

/** A cart or wish list another customer left in this browser. */
export const accountListLabels = labelSet(120, {
  asideTitle: ['Items from another account', 'ទំនិញរបស់អតិថិជនផ្សេង'],
  aside: [
    'Another customer left items in this browser’s cart and wish list. We’ve saved them for that customer; they aren’t in yours.',
    'អតិថិជនផ្សេងបានទុកទំនិញក្នុងកន្ត្រក និងបញ្ជីចង់បាននៃកម្មវិធីរុករកនេះ។ យើងរក្សាទុកជូនអតិថិជននោះ ហើយមិនដាក់ក្នុងបញ្ជីរបស់អ្នកទេ។',
  ],
  asideMerge: ['Add to my cart and wish list', 'ដាក់ក្នុងបញ្ជីរបស់ខ្ញុំ'],
  asideDismiss: ['Leave them out', 'មិនយកទេ'],
});
