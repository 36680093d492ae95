import { labelSet } from '../label-set.ts';

/** The office's navigation, its door and what all its screens say. */
export const officeFrameLabels = labelSet(161, {
  office: ['Office', 'ការិយាល័យ'],
  today: ['Today', 'ថ្ងៃនេះ'],
  signIn: ['Sign in', 'ចូលការិយាល័យ'],
  enrol: ['Your way in', 'វិធីចូលរបស់អ្នក'],
  order: ['Order', 'ការបញ្ជាទិញ'],
  staff: ['Staff', 'បុគ្គលិក'],
  roles: ['Roles', 'តួនាទី'],
  account: ['Your account', 'គណនីរបស់អ្នក'],
  settings: ['Settings', 'ការកំណត់'],
  quickBar: ['Quick bar', 'របាររហ័ស'],
  viewShop: ['View the shop', 'មើលហាង'],
  signOut: ['Sign out', 'ចាកចេញ'],
  fold: ['Fold the navigation', 'បត់ម៉ឺនុយ'],
  unfold: ['Unfold the navigation', 'បើកម៉ឺនុយ'],
  keys: ['Keys', 'គ្រាប់ចុច'],
  keysOpen: ['This list', 'បញ្ជីនេះ'],
  keysThen: ['then', 'រួច'],
  keysOn: ['Single keys work', 'ប្រើគ្រាប់ចុចទោល'],
  doorBig: ['The counter, the workshop and the books of the shop.', 'កន្លែងលក់ រោងជាង និងបញ្ជីរបស់ហាង។'],
  doorFor: ['For staff. Customers log in at the shop.', 'សម្រាប់បុគ្គលិក។ អតិថិជនចូលគណនីនៅហាង។'],
  notYours: [
    'Your role does not see this. Ask an owner when you need it.',
    'តួនាទីរបស់អ្នកមើលផ្នែកនេះមិនបានទេ។ បើត្រូវការ សូមសុំម្ចាស់ហាង។',
  ],
  lostText: ['There is nothing at this address.', 'គ្មានអ្វីនៅអាសយដ្ឋាននេះទេ។'],
  toToday: ['To the start', 'ទៅទំព័រដើម'],
  welcome: ['Hello, {name}', 'សួស្តី {name}'],
  whereTo: ['Where to?', 'ទៅណា?'],
  noScript: ['The office needs JavaScript.', 'ការិយាល័យត្រូវការ JavaScript។'],
});
