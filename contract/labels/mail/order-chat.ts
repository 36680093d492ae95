import { labelSet } from '../label-set.ts';
import { proofMessages } from './proof-words.ts';

/** The shop's bot in the Telegram chats of customers who follow an order. The order's page has the link that starts it. */
export const orderChatLabels = labelSet(6253, {
  ...proofMessages,
  followed: ['You now follow order {number} in this chat.', 'ឥឡូវនេះ អ្នកតាមដានការបញ្ជាទិញ {number} ក្នុងការជជែកនេះ។'],
  expired: [
    'This link has expired or was used in another chat. Open the page of your order and press “Follow in Telegram” again.',
    'តំណនេះផុតកំណត់ ឬបានប្រើក្នុងការជជែកផ្សេងហើយ។ សូមបើកទំព័រការបញ្ជាទិញរបស់អ្នក ហើយចុច «តាមដានក្នុង Telegram» ម្តងទៀត។',
  ],
  full: [
    'This order already has the maximum number of chats.',
    'មានការជជែកច្រើនគ្រប់ចំនួនហើយ ដែលតាមដានការបញ្ជាទិញនេះ។',
  ],
  welcome: [
    'To follow an order here, open its page in our shop and press “Follow in Telegram”.',
    'ដើម្បីតាមដានការបញ្ជាទិញនៅទីនេះ សូមបើកទំព័ររបស់វាក្នុងហាងយើង ហើយចុច «តាមដានក្នុង Telegram»។',
  ],
  stopped: [
    'You won’t get more messages here. To follow an order again, open its page.',
    'អ្នកនឹងមិនទទួលសារនៅទីនេះទៀតទេ។ ដើម្បីតាមដានម្តងទៀត សូមបើកទំព័រការបញ្ជាទិញ។',
  ],
  unread: [
    'We don’t read messages in this chat. Write to us on the page of your order.',
    'យើងមិនអានសារក្នុងការជជែកនេះទេ។ សូមសរសេរមកយើង ក្នុងទំព័រការបញ្ជាទិញរបស់អ្នក។',
  ],
  viewOrder: ['View your order', 'មើលការបញ្ជាទិញរបស់អ្នក'],
  approve: ['Approve', 'យល់ព្រម'],
  askChanges: ['Ask for changes', 'សុំកែ'],
  approved: [
    'Thank you. You’ve approved proof {n} of order {number}.',
    'សូមអរគុណ។ អ្នកបានយល់ព្រមលើគំរូរចនាទី {n} នៃការបញ្ជាទិញ {number}។',
  ],
  onPage: [
    'Please approve this proof on the page of your order, where you also see its price and how to pay.',
    'សូមយល់ព្រមលើគំរូរចនានេះ ក្នុងទំព័រការបញ្ជាទិញ ដែលអ្នកឃើញតម្លៃ និងរបៀបបង់ប្រាក់ផង។',
  ],
  notFollowed: [
    'You don’t follow this order any more. Open its page to follow it again.',
    'អ្នកលែងតាមដានការបញ្ជាទិញនេះហើយ។ សូមបើកទំព័ររបស់វា ដើម្បីតាមដានម្តងទៀត។',
  ],
  whatToChange: [
    'What should we change on proof {n}? Write it in one message. To mark places in the picture, use the page of your order.',
    'តើត្រូវកែអ្វីខ្លះលើគំរូរចនាទី {n}? សូមសរសេរក្នុងសារតែមួយ។ ដើម្បីគូសចំណុចលើរូប សូមប្រើទំព័រការបញ្ជាទិញ។',
  ],
  changesSent: [
    'Thank you. We’ll change proof {n} and send you a new one.',
    'សូមអរគុណ។ យើងនឹងកែគំរូរចនាទី {n} ហើយផ្ញើគំរូថ្មីជូនអ្នក។',
  ],
  textNeeded: [
    'Please write what to change as text, with at most {n} letters.',
    'សូមសរសេរចំណុចដែលត្រូវកែ ជាអក្សរមិនលើសពី {n} តួ។',
  ],
});
