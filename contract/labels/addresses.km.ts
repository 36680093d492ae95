import type { KhmerOf } from './label-set.ts';
import type { addressLabels } from './addresses.ts';

export const addressKhmer: KhmerOf<typeof addressLabels> = {
  title: 'អាសយដ្ឋានដែលបានរក្សាទុក',
  hint: 'សូមរក្សាទុកអាសយដ្ឋានដែលអ្នកផ្ញើទៅ រួចជ្រើសរើសនៅទីនេះ។',
  choose: 'ផ្ញើទៅ',
  keep: 'រក្សាទុកអាសយដ្ឋាននេះ',
  add: 'បន្ថែមអាសយដ្ឋាន',
  edit: 'កែប្រែ {name}',
  remove: 'ដក {name} ចេញ',
  addTitle: 'អាសយដ្ឋានថ្មី',
  editTitle: 'កែប្រែអាសយដ្ឋាន',
  label: 'ឈ្មោះ ដូចជាការិយាល័យ',
  street: 'អាសយដ្ឋានដឹកជញ្ជូន',
  state: 'រាជធានី/ខេត្ត',
  city: 'ក្រុង/ស្រុក/ខណ្ឌ',
  postalCode: 'លេខកូដប្រៃសណីយ៍',
  save: 'រក្សាទុកអាសយដ្ឋាន',
  cancel: 'បោះបង់',
};
