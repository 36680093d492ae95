import { labelSet } from '../label-set.ts';

/** Staff notes on an order, emails sent to its customer, and shipment tracking. */
export const officeOrderRecord = labelSet(210, {
  show: ['Show', 'បង្ហាញ'],
  all: ['All', 'ទាំងអស់'],
  notes: ['Notes', 'កំណត់ចំណាំ'],
  mails: ['Emails', 'អ៊ីមែល'],
  note: ['Note for staff', 'កំណត់ចំណាំសម្រាប់មិត្តរួមការងារ'],
  noteHint: ['Type @ to mention a colleague. Customers never see notes.', '@ ដើម្បីហៅឈ្មោះម្នាក់។ អតិថិជនមើលមិនឃើញទេ។'],
  addNote: ['Add note', 'បន្ថែមកំណត់ចំណាំ'],
  nameSomebody: ['Mention a colleague', 'ហៅឈ្មោះមិត្តរួមការងារ'],
  names: ['Colleagues', 'មិត្តរួមការងារ'],
  noteAdded: ['Note added.', 'បានរក្សាទុកកំណត់ចំណាំ។'],
  wroteNote: ['{name} added a note', '{name} បានសរសេរកំណត់ចំណាំ'],
  noNotes: ['No notes yet.', 'មិនទាន់មានកំណត់ចំណាំទេ។'],
  noMails: ['No emails sent recently.', 'ថ្មីៗនេះ គ្មានអ៊ីមែលទេ។'],
  mailTo: ['{what}, to {to}', '{what} ទៅ {to}'],
  sent: ['Sent {when}', 'បានផ្ញើ {when}'],
  saved: ['Saved, not sent: no email server was set up', 'បានរក្សាទុក តែមិនបានផ្ញើ៖ គ្មានម៉ាស៊ីនអ៊ីមែល'],
  savedText: ['Saved, not sent: no SMS service was set up', 'បានរក្សាទុក តែមិនបានផ្ញើ៖ គ្មានសេវា SMS'],
  waiting: ['Queued', 'រង់ចាំផ្ញើ'],
  held: ['Will be sent once the order is paid', 'នឹងផ្ញើពេលទូទាត់រួច'],
  heldUnlessAnswered: ['Will be sent unless the customer answers first', 'នឹងផ្ញើ បើអតិថិជនមិនទាន់ឆ្លើយ'],
  heldUnlessPaid: ['Will be sent unless the payment arrives first', 'នឹងផ្ញើ បើប្រាក់មិនទាន់មកដល់'],
  failed: ['Failed to send', 'ផ្ញើមិនបានទេ'],
  againWhat: ['Resend: {what}', 'ផ្ញើម្តងទៀត៖ {what}'],

  reports: ['Reported problems', 'បញ្ហាដែលអតិថិជនរាយការណ៍'],
  reportPhoto: ['Photo {n} from the customer (opens in a new tab)', 'រូបថត {n} ពីអតិថិជន បើកក្នុងផ្ទាំងថ្មី'],
  reportAnswer: ['Reply in the inbox', 'ឆ្លើយតបក្នុងប្រអប់សារ'],

  slips: ['Payment slip', 'បង្កាន់ដៃផ្ទេរប្រាក់'],
  slipOf: ['Payment slip from {when} (opens in a new tab)', 'បង្កាន់ដៃ {when} បើកក្នុងផ្ទាំងថ្មី'],

  parcel: ['Shipment', 'កញ្ចប់'],
  parcelNumber: ['Tracking number', 'លេខកញ្ចប់'],
  parcelNumberHint: [
    'The customer sees it in the email and on the order’s page.',
    'អតិថិជនឃើញលេខនេះក្នុងអ៊ីមែល និងក្នុងទំព័រការបញ្ជាទិញ។',
  ],
  parcelNumberHintNoEmail: [
    'The customer sees it on the order’s page. Tell those who have no account.',
    'អតិថិជនឃើញលេខនេះក្នុងទំព័រការបញ្ជាទិញ។ សូមប្រាប់អតិថិជនដែលគ្មានគណនី។',
  ],
  carrier: ['Carrier', 'ដឹកដោយ'],
  receipt: ['Shipping receipt (picture)', 'រូបថតបង្កាន់ដៃ'],
  receiptHint: [
    'From the branch or bus company. The customer needs it to pick up the package.',
    'របស់សាខា ឬឡានក្រុង៖ អតិថិជនយកវាទៅបើកកញ្ចប់។',
  ],
  seeReceipt: ['View receipt (opens in a new tab)', 'មើលបង្កាន់ដៃ បើកក្នុងផ្ទាំងថ្មី'],
  carrierHint: ['Delivery or bus company', 'ក្រុមហ៊ុន ឬឡានក្រុង'],
});
