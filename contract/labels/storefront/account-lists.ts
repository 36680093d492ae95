import { labelSet } from '../label-set.ts';

/** What another customer left in this browser. */
export const accountListLabels = labelSet(120, {
  asideTitle: ['Left by another customer', 'ទំនិញរបស់អតិថិជនផ្សេង'],
  aside: [
    'Another customer left things in the cart and wish list of this browser. They are kept for that customer and are not in your lists.',
    'អតិថិជនផ្សេងបានទុកទំនិញក្នុងកន្ត្រក និងបញ្ជីចង់បាននៃកម្មវិធីរុករកនេះ។ យើងរក្សាទុកជូនអតិថិជននោះ ហើយមិនដាក់ក្នុងបញ្ជីរបស់អ្នកទេ។',
  ],
  asideMerge: ['Add them to my lists', 'ដាក់ក្នុងបញ្ជីរបស់ខ្ញុំ'],
  asideDismiss: ['Leave them out', 'មិនយកទេ'],
});
