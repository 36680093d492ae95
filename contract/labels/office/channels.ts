import { labelSet } from '../label-set.ts';

/** The Telegram chat of staff, and the product feed. */
export const officeChannelLabels = labelSet(6252, {
  chat: ['Telegram for staff', 'Telegram សម្រាប់បុគ្គលិក'],
  chatHint: [
    'Create a bot with @BotFather, add it to your group, and enter its token and the group’s chat ID above. We send nothing until you choose events here.',
    'បង្កើតបូតជាមួយ @BotFather បន្ថែមវាក្នុងក្រុមរបស់អ្នក រួចបញ្ចូលតូខិន និងលេខសម្គាល់ក្រុមខាងលើ។ យើងមិនផ្ញើអ្វីទេ មុនពេលអ្នកជ្រើសរើសប្រភេទដំណឹងនៅទីនេះ។',
  ],
  noBot: [
    'No bot is set up. Messages appear below as they would be sent.',
    'មិនទាន់រៀបចំបូតទេ។ សារបង្ហាញខាងក្រោម ដូចពេលផ្ញើពិត។',
  ],
  test: ['Send test message', 'ផ្ញើសារសាកល្បង'],
  testAsked: ['We’re sending it. The result will appear here.', 'កំពុងផ្ញើ។ លទ្ធផលនឹងបង្ហាញនៅទីនេះ។'],
  testFailed: ['The last test, {when}, failed: {why}', 'សារសាកល្បងចុងក្រោយ ({when}) ផ្ញើមិនបាន៖ {why}'],
  testWaits: [
    'The last test, {when}, hasn’t gone through yet: {why}',
    'សារសាកល្បងចុងក្រោយ ({when}) មិនទាន់ទៅដល់៖ {why}',
  ],
  messages: ['Latest messages', 'សារចុងក្រោយ'],
  noMessages: ['No messages yet.', 'មិនទាន់មានសារទេ។'],
  deleted: ['The record has been deleted.', 'កំណត់ត្រានេះលែងមានហើយ។'],
  sent: ['Sent', 'បានផ្ញើ'],
  saved: ['Not sent: no bot', 'មិនបានផ្ញើ៖ គ្មានបូត'],
  waiting: ['Waiting', 'កំពុងរង់ចាំ'],
  failed: ['Failed', 'ផ្ញើមិនបាន'],
  feed: ['Product feed', 'Product feed (បញ្ជីផលិតផលសម្រាប់ Google និង Meta)'],
  feedHint: [
    'Enter these addresses in Google Merchant Center and Meta Commerce Manager. They show published products with a price and a picture.',
    'បញ្ចូលអាសយដ្ឋានទាំងនេះក្នុង Google Merchant Center និង Meta Commerce Manager។ វាបង្ហាញផលិតផលដែលបានផ្សាយ មានតម្លៃ និងរូបភាព។',
  ],
  settings: ['Telegram and product feed', 'Telegram និង product feed'],
  feedAddresses: ['Feed addresses', 'អាសយដ្ឋាន product feed'],
  feedOff: [
    'Turn on the feed to get the addresses for Google and Meta.',
    'បើក product feed ដើម្បីទទួលបានអាសយដ្ឋានសម្រាប់ Google និង Meta។',
  ],
  feedEnglish: ['English', 'អង់គ្លេស'],
  feedKhmer: ['Khmer', 'ខ្មែរ'],
});
