import { labelSet } from '../label-set.ts';

/** Items that another customer left in this browser, or that didn't fit on the account at login. */
export const accountListLabels = labelSet(120, {
  asideTitle: ['Items we set aside', 'ទំនិញដែលទុកដោយឡែក'],
  aside: [
    'Another customer left these items in this browser, or your lists were full. They aren’t in your cart and wish list.',
    'ទំនិញទាំងនេះជាទំនិញដែលអតិថិជនផ្សេងបានទុកក្នុងកម្មវិធីរុករកនេះ ឬដាក់មិនអស់ ព្រោះបញ្ជីរបស់អ្នកពេញ។ វាមិននៅក្នុងកន្ត្រក និងបញ្ជីចង់បានរបស់អ្នកទេ។',
  ],
  asideMerge: ['Add to my cart and wish list', 'ដាក់ក្នុងបញ្ជីរបស់ខ្ញុំ'],
  asideDismiss: ['Leave them out', 'មិនយកទេ'],
});
