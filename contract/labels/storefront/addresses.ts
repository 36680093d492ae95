import { labelSet } from '../label-set.ts';

/** A customer's saved addresses. */
export const addressLabels = labelSet(122, {
  title: ['Saved addresses', 'អាសយដ្ឋានដែលបានរក្សាទុក'],
  hint: ['Save your addresses and pick one here.', 'សូមរក្សាទុកអាសយដ្ឋានដែលអ្នកផ្ញើទៅ រួចជ្រើសរើសនៅទីនេះ។'],
  choose: ['Ship to', 'ផ្ញើទៅ'],
  keep: ['Save this address', 'រក្សាទុកអាសយដ្ឋាននេះ'],
  add: ['Add an address', 'បន្ថែមអាសយដ្ឋាន'],
  edit: ['Edit {name}', 'កែប្រែ {name}'],
  remove: ['Remove {name}', 'ដក {name} ចេញ'],
  addTitle: ['New address', 'អាសយដ្ឋានថ្មី'],
  editTitle: ['Edit address', 'កែប្រែអាសយដ្ឋាន'],
  label: ['Label, e.g. Office', 'ឈ្មោះ ដូចជាការិយាល័យ'],
  street: ['Shipping address', 'អាសយដ្ឋានដឹកជញ្ជូន'],
  state: ['State / Province', 'រាជធានី/ខេត្ត'],
  city: ['City', 'ក្រុង/ស្រុក/ខណ្ឌ'],
  postalCode: ['Postcode / Zip', 'លេខកូដប្រៃសណីយ៍'],
  secondNumber: ['Second phone number', 'ទូរសព្ទទីពីរ'],
  recipientName: ['Recipient’s name, if it isn’t you', 'ឈ្មោះអ្នកទទួល បើមិនមែនអ្នក'],
  recipientNumber: ['Recipient’s phone number', 'លេខទូរសព្ទអ្នកទទួល'],
  recipient: ['Recipient', 'អ្នកទទួល'],
  save: ['Save address', 'រក្សាទុកអាសយដ្ឋាន'],
  cancel: ['Cancel', 'បោះបង់'],
});
