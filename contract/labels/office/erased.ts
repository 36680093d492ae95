import { labelSet } from '../label-set.ts';

/** The kinds of data that an erasure deletes, by the names that the command prints. */
export const officeErasedLabels = labelSet(6034, {
  mails: ['Emails', 'អ៊ីមែល'],
  messages: ['Messages', 'សារ'],
  'sample requests': ['Sample requests', 'សំណើគំរូទំនិញ'],
  'seller requests': ['Seller requests', 'សំណើសុំលក់'],
  'stock notices': ['Back-in-stock requests', 'សំណើជូនដំណឹងពេលមានស្តុក'],
  'newsletter entries': ['Newsletter subscription', 'ការជាវព្រឹត្តិបត្រ'],
  codes: ['One-time codes', 'កូដ OTP'],
  'known browsers': ['Trusted devices', 'ឧបករណ៍ដែលស្គាល់'],
  sessions: ['Sessions', 'ការចូលគណនី'],
  addresses: ['Addresses', 'អាសយដ្ឋាន'],
  'lines of cart and wish list': ['Cart and wish list', 'កន្ត្រក និងបញ្ជីចង់បាន'],
  slips: ['Payment slips', 'បង្កាន់ដៃផ្ទេរប្រាក់'],
  'order keys': ['Records of checkout attempts', 'ការព្យាយាមបញ្ជាទិញ'],
  'notes about orders': ['Notes about orders', 'កំណត់ចំណាំអំពីការបញ្ជាទិញ'],
  'notes about the customer': ['Notes about the customer', 'កំណត់ចំណាំអំពីអតិថិជន'],
  'data requests': ['Data requests', 'សំណើអំពីទិន្នន័យ'],
  merges: ['Merged accounts', 'គណនីដែលបានបញ្ចូល'],
  'changes by staff': ['Changes by staff', 'ការកែរបស់បុគ្គលិក'],
  'what orders held': ['Reservations', 'ការរក្សាទុកទំនិញ'],
  'orders’ personal details': ['Names and addresses in orders', 'ឈ្មោះ និងអាសយដ្ឋានក្នុងការបញ្ជាទិញ'],
  'reasons of refunds': ['Refund reasons', 'មូលហេតុនៃការសងប្រាក់វិញ'],
  'notes beside money': ['Notes about payments', 'កំណត់ចំណាំអំពីការទូទាត់'],
  accounts: ['Accounts', 'គណនី'],
  reviews: ['Reviews', 'មតិ'],
});
