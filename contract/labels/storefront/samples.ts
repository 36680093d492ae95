import { labelSet } from '../label-set.ts';

/** Texts of Kado's additions: the sample request and the shared wish list. */
export const sampleLabels = labelSet(110, {
  title: ['Sample request', 'សំណើសុំគំរូទំនិញ'],
  intro: [
    'Send us your wish list, and we’ll prepare real samples for you to see before you order.',
    'សូមផ្ញើបញ្ជីចង់បានមកយើង។ យើងរៀបចំគំរូទំនិញពិតជូនអ្នកមើលផ្ទាល់ មុនពេលបញ្ជាទិញ។',
  ],
  yourList: ['Your wish list', 'បញ្ជីចង់បានរបស់អ្នក'],
  reachYou: ['How can we reach you?', 'តើយើងអាចទាក់ទងអ្នកតាមវិធីណា?'],
  orEmail: ['or email', 'ឬអ៊ីមែល'],
  orPhone: ['or phone number', 'ឬលេខទូរសព្ទ'],
  dateHint: ['Leave empty if any day works.', 'មិនបាច់បំពេញទេ បើថ្ងៃណាក៏បាន។'],
  send: ['Send request', 'ផ្ញើសំណើ'],
  sent: ['Request received', 'យើងបានទទួលសំណើរបស់អ្នក'],
  requestNumber: ['Your request number is {number}', 'លេខសំណើរបស់អ្នកគឺ {number}'],
  sentNext: [
    'We’ll contact you about the samples. Please keep this number.',
    'យើងនឹងទាក់ទងអ្នកអំពីគំរូទំនិញ។ សូមរក្សាទុកលេខនេះ។',
  ],

  share: ['Share this list', 'ចែករំលែកបញ្ជីនេះ'],
  shareHint: [
    'Anyone with the link can see these products and add them to a wish list. Your name and phone number aren’t shared.',
    'អ្នកណាមានតំណនេះ អាចមើលផលិតផលទាំងនេះ និងដាក់ក្នុងបញ្ជីចង់បានរបស់ខ្លួន។ តំណនេះមិនបង្ហាញឈ្មោះ ឬលេខទូរសព្ទរបស់អ្នកទេ។',
  ],
  makeLink: ['Create link', 'បង្កើតតំណ'],
  link: ['Link to the list', 'តំណទៅបញ្ជី'],
  copyLink: ['Copy link', 'ចម្លងតំណ'],
  sendLink: ['Send link', 'ផ្ញើតំណ'],
  validUntil: ['The link works until {date}.', 'តំណនេះប្រើបានដល់ថ្ងៃទី {date}។'],

  sharedTitle: ['Shared wish list', 'បញ្ជីចង់បានដែលចែករំលែក'],
  sharedIntro: [
    'Someone shared these gifts with you. Prices shown are today’s.',
    'មានអ្នកចែករំលែកកាដូទាំងនេះជាមួយអ្នក។ តម្លៃដែលបង្ហាញជាតម្លៃថ្ងៃនេះ។',
  ],
  addAll: ['Add all to my wish list', 'ដាក់ទាំងអស់ក្នុងបញ្ជីចង់បាន'],
  add: ['Add to my wish list', 'ដាក់ក្នុងបញ្ជីចង់បាន'],
  gone: ['This list is no longer available', 'បញ្ជីនេះលែងមានហើយ'],
  goneHint: [
    'Shared lists expire after 90 days. Please ask for a new link.',
    'យើងរក្សាទុកបញ្ជីដែលចែករំលែក រយៈពេល 90 ថ្ងៃ។ សូមសុំតំណថ្មីពីអ្នកដែលបានផ្ញើមក។',
  ],
});
