import { labelSet } from '../label-set.ts';
import { changedOrderTexts } from './changed-order-texts.ts';
import { confirmOrderTexts } from './confirm-order-texts.ts';
import { onceTexts } from '../shared/once.ts';
import { inboxTexts } from './inbox-texts.ts';
import { balanceTexts } from './balance-texts.ts';
import { proofTexts } from './proof-texts.ts';
import { staffTexts } from './staff-texts.ts';
import { testMailTexts } from './test-mail-texts.ts';
import { transferTexts } from './transfer-texts.ts';

export const mailLabels = labelSet(103, {
  orderSubject: ['We received order {number}', 'យើងបានទទួលការបញ្ជាទិញ {number}'],
  orderBrief: ['Order {number}', 'ការបញ្ជាទិញ {number}'],
  thanks: ['Thank you, {firstName}', 'សូមអរគុណ {firstName}'],
  thanksPaid: ['Thank you, {firstName}. Your payment went through.', 'សូមអរគុណ {firstName}។ ទូទាត់រួចហើយ។'],
  orderPaid: ['Thank you. We’ve received your payment.', 'សូមអរគុណ។ ការបញ្ជាទិញរបស់អ្នកទូទាត់រួចហើយ។'],
  thanksForOrder: ['Thank you for your order', 'សូមអរគុណសម្រាប់ការបញ្ជាទិញរបស់អ្នក'],
  orderReceived: [
    'We’ve received your order and will call you before we deliver it.',
    'យើងបានទទួលការបញ្ជាទិញរបស់អ្នក ហើយនឹងទូរសព្ទទៅអ្នកមុនពេលដឹកជញ្ជូន។',
  ],
  orderTaken: ['We’ve received your order.', 'យើងបានទទួលការបញ្ជាទិញរបស់អ្នក។'],
  orderOf: ['Order {number}, placed {date}', 'ការបញ្ជាទិញ {number} ថ្ងៃទី {date}'],
  amountReady: ['Please have the amount ready in dollars or riel.', 'សូមត្រៀមប្រាក់ជាដុល្លារ ឬរៀល។'],
  seeOrder: ['View your order', 'មើលការបញ្ជាទិញ'],
  ...confirmOrderTexts,
  subtotal: ['Subtotal', 'សរុបរង'],
  ...onceTexts,
  shipping: ['Shipping', 'ថ្លៃដឹកជញ្ជូន'],
  free: ['Free', 'ឥតគិតថ្លៃ'],
  coupon: ['Coupon {code}', 'គូប៉ុង {code}'],
  vat: ['VAT {rate}', 'អតប {rate}'],
  includesVat: ['Includes VAT {rate}', 'រួមទាំងអតប {rate}'],
  total: ['Total', 'សរុបរួម'],
  inRiel: ['In riel', 'ជារៀល'],
  rielRate: ['Exchange rate on {day}: {rate} to the dollar', '{rate} ក្នុងមួយដុល្លារ តាមអត្រាប្តូរប្រាក់របស់ហាងថ្ងៃទី {day}'],
  amountOr: ['{dollars} or {riel}', '{dollars} ឬ {riel}'],
  amountBeside: ['{amount} ({other})', '{amount} ({other})'],
  cashOnDelivery: ['Cash on delivery', 'បង់ប្រាក់ពេលទទួលទំនិញ'],
  cashOnDeliveryPickUp: ['Cash at pick-up', 'បង់ប្រាក់ពេលមកយក'],
  onAccount: ['On account', 'ទិញបង់ក្រោយ'],
  paidByCard: ['Paid by card', 'បានទូទាត់តាមកាត'],
  paidByWallet: ['Paid by wallet', 'បានទូទាត់តាមកាបូបអេឡិចត្រូនិក'],
  paidByTransfer: ['Paid by bank transfer', 'បានទូទាត់តាមការផ្ទេរប្រាក់'],
  paidByKhqr: ['Paid by KHQR', 'បានទូទាត់តាម KHQR'],
  paidOtherwise: ['Paid', 'បានទូទាត់'],
  deliveredTo: ['Deliver to', 'ដឹកជញ្ជូនទៅ'],
  deliveredAsAsked: [
    'We’ll deliver to the address you gave us. You can check it in your order.',
    'យើងដឹកជញ្ជូនទៅអាសយដ្ឋានដែលអ្នកបានផ្តល់។ អ្នកអាចមើលវាក្នុងការបញ្ជាទិញរបស់អ្នក។',
  ],
  availableFrom: ['Available from {day}', 'មានទំនិញចាប់ពី {day}'],
  whatYouGet: ['Items in your order', 'ទំនិញរបស់អ្នក'],
  note: ['Note', 'កំណត់ចំណាំ'],
  gift: ['A gift', 'កាដូ'],
  giftMessage: ['Card message', 'សារលើកាត'],
  giftWrap: ['Gift wrapped', 'យើងវេចខ្ចប់ជាកាដូ។'],
  giftWithoutPrices: ['No prices in the package', 'មិនដាក់បង្ហាញតម្លៃក្នុងកញ្ចប់ទេ។'],
  questions: [
    'Questions? Reply to this email or call {phone}',
    'មានសំណួរមែនទេ? សូមឆ្លើយតបអ៊ីមែលនេះ ឬទូរសព្ទទៅ {phone}។',
  ],

  welcome: ['Welcome to {shop}', 'សូមស្វាគមន៍មកកាន់ {shop}'],
  accountReady: [
    'Your account is ready. You can now place orders and track them.',
    'គណនីរបស់អ្នករួចរាល់ហើយ។ អ្នកអាចបញ្ជាទិញ និងមើលស្ថានភាពនៃការបញ្ជាទិញរបស់អ្នកបាន។',
  ],
  shopNow: ['Shop now', 'ទិញឥឡូវនេះ'],
  ...staffTexts,
  confirmSubject: ['Please confirm your email address', 'សូមបញ្ជាក់អ៊ីមែលរបស់អ្នក'],
  confirmAsk: [
    'Please confirm your email address. Until you do, we’ll only email you about your own orders.',
    'សូមបញ្ជាក់អ៊ីមែលរបស់អ្នក។ មុនពេលបញ្ជាក់ យើងផ្ញើអ៊ីមែលជូនអ្នកតែអំពីការបញ្ជាទិញរបស់អ្នកប៉ុណ្ណោះ។',
  ],
  confirmAddress: ['Confirm email address', 'បញ្ជាក់អ៊ីមែល'],
  accountNotYou: [
    'If you didn’t create this account, don’t confirm it. Please reply to this email instead.',
    'បើអ្នកមិនបានបង្កើតគណនីនេះ សូមកុំបញ្ជាក់ ហើយឆ្លើយតបអ៊ីមែលនេះ។',
  ],

  otpSubject: ['Your one-time code', 'កូដ OTP របស់អ្នក'],
  otp: [
    'Your one-time code is {code}. It expires in {n} minutes.',
    'កូដ OTP របស់អ្នកគឺ {code}។ កូដនេះប្រើបានក្នុងរយៈពេល {n} នាទី។',
  ],
  otpSecret: ['Never share this code with anyone.', 'សូមកុំប្រាប់កូដនេះដល់អ្នកណាឡើយ។'],
  otpNotYou: [
    'If you didn’t request this code, you can ignore this email.',
    'បើអ្នកមិនបានស្នើសុំកូដនេះ អ្នកមិនចាំបាច់ធ្វើអ្វីទេ។',
  ],
  deviceHint: [
    'Can’t log in because someone else keeps trying to? Open this link on your own device within a day.',
    'បើហាងមិនទទួលកូដ ឬការចូលគណនីពីឧបករណ៍របស់អ្នក ព្រោះមានអ្នកផ្សេងកំពុងព្យាយាមចូល សូមបើកតំណនេះលើឧបករណ៍របស់អ្នកក្នុងរយៈពេលមួយថ្ងៃ។',
  ],
  knowDevice: ['Trust this device', 'បញ្ជាក់ឧបករណ៍នេះ'],
  passwordSubject: ['Your password was changed', 'ពាក្យសម្ងាត់របស់អ្នកបានប្តូរហើយ'],
  passwordChanged: [
    'Your password was changed. If this wasn’t you, reset it now and call us at {phone}.',
    'ពាក្យសម្ងាត់របស់អ្នកបានប្តូរហើយ។ បើអ្នកមិនបានប្តូរដោយខ្លួនឯង សូមកំណត់ពាក្យសម្ងាត់ថ្មីឥឡូវនេះ ហើយទូរសព្ទទៅ {phone}។',
  ],
  resetPassword: ['Reset password', 'កំណត់ពាក្យសម្ងាត់ថ្មី'],

  downloadReady: ['Your download is ready.', 'អ្នកអាចទាញយកឯកសាររបស់អ្នកបានហើយ។'],
  progressSubject: ['We’re preparing order {number}', 'យើងកំពុងរៀបចំការបញ្ជាទិញ {number}'],
  progress: ['We are preparing order {number}.', 'យើងកំពុងរៀបចំការបញ្ជាទិញ {number} របស់អ្នក។'],
  callBefore: ['We will call before we deliver.', 'យើងនឹងទូរសព្ទទៅអ្នកមុនពេលដឹកជញ្ជូន។'],
  sentSubject: ['Order {number} is on its way', 'យើងកំពុងដឹកជញ្ជូនការបញ្ជាទិញ {number}'],
  sent: [
    'Order {number} has shipped and is on its way to you.',
    'ការបញ្ជាទិញ {number} បានចេញពីហាងហើយ យើងកំពុងដឹកជញ្ជូនជូនអ្នក។',
  ],
  ...changedOrderTexts,
  completedSubject: ['Order {number} was delivered', 'យើងបានដឹកជញ្ជូនការបញ្ជាទិញ {number} ហើយ'],
  completed: [
    'Order {number} was delivered. Thank you for shopping with us.',
    'យើងបានដឹកជញ្ជូនការបញ្ជាទិញ {number} ជូនអ្នករួចហើយ។ សូមអរគុណ។',
  ],
  returnedSubject: ['We received your return for order {number}', 'យើងបានទទួលទំនិញនៃការបញ្ជាទិញ {number} វិញ'],
  returned: [
    'We’ve received your return for order {number} and will refund you.',
    'យើងបានទទួលទំនិញនៃការបញ្ជាទិញ {number} វិញហើយ។ យើងនឹងសងប្រាក់ជូនអ្នកវិញ។',
  ],
  returnedGoods: ['We’ve received your return for order {number}.', 'យើងបានទទួលទំនិញនៃការបញ្ជាទិញ {number} វិញហើយ។'],
  cancelledOrder: ['Order {number} was canceled.', 'យើងបានបោះបង់ការបញ្ជាទិញ {number}។'],
  cancelledSubject: ['Order {number} was canceled', 'ការបោះបង់ការបញ្ជាទិញ {number}'],
  cancelled: [
    'Order {number} was canceled. You don’t owe anything.',
    'យើងបានបោះបង់ការបញ្ជាទិញ {number}។ អ្នកមិនចាំបាច់បង់ប្រាក់អ្វីទេ។',
  ],
  cancelledGoesBack: [
    'Order {number} was canceled. We’re refunding {amount} to your original payment method.',
    'យើងបានបោះបង់ការបញ្ជាទិញ {number}។ យើងសងប្រាក់ {amount} ជូនអ្នកវិញ តាមវិធីដែលអ្នកបានទូទាត់។',
  ],
  refunded: [
    'We have refunded {amount} for order {number}.',
    'យើងបានសងប្រាក់ {amount} ជូនអ្នកវិញ សម្រាប់ការបញ្ជាទិញ {number}។',
  ],
  lowered: [
    'You pay {amount} less for order {number}, because we took something off it.',
    'អ្នកបង់តិចជាងមុន {amount} សម្រាប់ការបញ្ជាទិញ {number} ព្រោះយើងបានដកទំនិញ ឬបន្ថយតម្លៃ។',
  ],
  loweredSubject: ['Less to pay for order {number}', 'ប្រាក់ត្រូវបង់ថយ សម្រាប់ការបញ្ជាទិញ {number}'],
  refundedSubject: ['Refund for order {number}', 'ការសងប្រាក់វិញសម្រាប់ការបញ្ជាទិញ {number}'],
  strayRefunded: [
    'We couldn’t place an order for your payment of {amount}, so we’ve refunded it in full.',
    'យើងមិនអាចទទួលការបញ្ជាទិញសម្រាប់ការទូទាត់ {amount} របស់អ្នកបានទេ ដូច្នេះយើងបានសងប្រាក់នេះជូនអ្នកវិញ។',
  ],
  strayRefundedSubject: ['Refund of {amount}', 'ការសងប្រាក់ {amount} វិញ'],
  refundedWhen: [
    'It may take a few days to appear in your account.',
    'ប្រាក់នេះអាចចូលគណនីធនាគារ ឬកាបូបអេឡិចត្រូនិករបស់អ្នក ក្រោយពីរបីថ្ងៃ។',
  ],
  moneyBackSubject: ['We’re refunding your payment of {amount}', 'យើងនឹងសងប្រាក់ {amount} ជូនអ្នកវិញ'],
  moneyBackTwice: [
    'You paid twice for order {number}. Your order is placed, and we’re refunding the extra payment of {amount}.',
    'អ្នកបានទូទាត់ការបញ្ជាទិញ {number} ពីរដង។ ការបញ្ជាទិញបានជោគជ័យ ហើយយើងនឹងសងប្រាក់ {amount} ដែលបានទូទាត់លើសជូនអ្នកវិញ។',
  ],
  moneyBackLate: [
    'Your payment of {amount} arrived after the order had expired, and the items have since sold out. We’re refunding it in full.',
    'ប្រាក់ {amount} ដែលអ្នកទូទាត់ មកដល់ក្រោយពេលការបញ្ជាទិញផុតកំណត់ ហើយទំនិញអស់ពីស្តុក។ យើងនឹងសងប្រាក់ទាំងអស់ជូនអ្នកវិញ។',
  ],
  moneyBackOver: [
    'Your payment of {amount} arrived when order {number} was no longer open. We’re refunding it in full.',
    'ប្រាក់ {amount} ដែលអ្នកទូទាត់ មកដល់ក្រោយពេលការបញ្ជាទិញ {number} បានបិទ។ យើងនឹងសងប្រាក់ទាំងអស់ជូនអ្នកវិញ។',
  ],
  moneyBackOther: [
    'Your payment of {amount} didn’t match the amount due, so no order was placed. We’re refunding it in full.',
    'ប្រាក់ {amount} ដែលអ្នកទូទាត់ មិនស្មើនឹងចំនួនដែលត្រូវទូទាត់ទេ ដូច្នេះការបញ្ជាទិញមិនបានសម្រេចទេ។ យើងនឹងសងប្រាក់ទាំងអស់ជូនអ្នកវិញ។',
  ],
  moneyBackWhen: [
    'This can take a few days. If something looks wrong, reply to this email.',
    'អាចត្រូវរង់ចាំពីរបីថ្ងៃ។ បើមានអ្វីមិនត្រឹមត្រូវ សូមឆ្លើយតបអ៊ីមែលនេះ។',
  ],
  paidSubject: ['Payment received for order {number}', 'យើងបានទទួលការទូទាត់សម្រាប់ការបញ្ជាទិញ {number}'],
  paid: [
    'We have received your payment of {amount} for order {number}.',
    'យើងបានទទួលការទូទាត់ {amount} សម្រាប់ការបញ្ជាទិញ {number}។',
  ],
  paidOther: [
    'Order {number} for the same items is still due on delivery. If you want only one of them, cancel it in your order history or reply to this email.',
    'ការបញ្ជាទិញ {number} ដែលមានទំនិញដូចគ្នា នៅតែត្រូវបង់ប្រាក់ពេលទទួលទំនិញ។ បើអ្នកចង់បានតែមួយ សូមបោះបង់ក្នុងប្រវត្តិបញ្ជាទិញ ឬឆ្លើយតបអ៊ីមែលនេះ។',
  ],
  paidLetGo: [
    'The payment was {amount} short. You don’t need to pay the difference.',
    'នៅខ្វះប្រាក់ {amount}។ អ្នកមិនចាំបាច់បង់ប្រាក់ដែលនៅខ្វះនេះទេ។',
  ],
  helloNameless: ['Hello,', 'សួស្តី'],
  hello: ['Hello {firstName},', 'សួស្តី {firstName}'],
  paymentFailedSubject: ['Payment failed for order {number}', 'ការទូទាត់សម្រាប់ការបញ្ជាទិញ {number} មិនបានជោគជ័យទេ'],
  paymentFailed: [
    'Your payment of {amount} for order {number} didn’t go through, so the order was canceled. You can order again at any time.',
    'ការទូទាត់ {amount} សម្រាប់ការបញ្ជាទិញ {number} មិនបានជោគជ័យទេ ដូច្នេះយើងបានបោះបង់ការបញ្ជាទិញនេះ។ អ្នកអាចបញ្ជាទិញម្តងទៀតបានគ្រប់ពេល។',
  ],
  orderAgain: ['Order again', 'បញ្ជាទិញម្តងទៀត'],

  payLinkSubject: ['Payment link for order {number}', 'តំណទូទាត់សម្រាប់ការបញ្ជាទិញ {number}'],
  payLinkText: [
    'Amount due: {amount}. We’ll hold your items until {time}.',
    'ចំនួនត្រូវទូទាត់៖ {amount}។ យើងទុកទំនិញជូនអ្នកដល់ {time}។',
  ],
  payLink: ['Pay now', 'បង់ប្រាក់ឥឡូវនេះ'],

  ...balanceTexts,

  ...transferTexts,
  ...proofTexts,

  stockConfirmSubject: ['Confirm your back-in-stock alert', 'តើចង់ឱ្យយើងប្រាប់ពេលមានស្តុកវិញទេ?'],
  stockConfirmAsk: [
    'Someone asked us to email this address once when a product is back in stock. Was it you?',
    'មានគេស្នើសុំឱ្យយើងផ្ញើអ៊ីមែលមកអាសយដ្ឋាននេះម្តង ពេលផលិតផលមានក្នុងស្តុកវិញ។ តើជាអ្នកមែនទេ?',
  ],
  stockConfirm: ['Yes, notify me', 'ប្រាប់ខ្ញុំ'],
  stockNotYou: [
    'If it wasn’t you, ignore this email. We won’t write again.',
    'ប្រសិនបើមិនមែនអ្នកទេ អ្នកមិនចាំបាច់ធ្វើអ្វីទេ ហើយយើងនឹងមិនផ្ញើមកទៀតទេ។',
  ],
  backInStockSubject: ['{name} is back in stock', '{name} មានស្តុកវិញហើយ'],
  backInStock: [
    '{name} is back in stock. We haven’t reserved one for you, so it may sell out soon.',
    '{name} មានក្នុងស្តុកវិញហើយ។ យើងមិនបានទុកដោយឡែកទេ ដូច្នេះអាចអស់ស្តុកម្តងទៀតឆាប់ៗ។',
  ],
  seeProduct: ['View product', 'មើលផលិតផល'],
  backInStockOnce: [
    'You asked for this alert. We won’t email you about this product again.',
    'អ្នកបានស្នើសុំអ៊ីមែលនេះ។ យើងផ្ញើតែម្តងអំពីផលិតផលនេះ។',
  ],
  stopStockMails: ['Stop back-in-stock alerts', 'ឈប់ទទួលអ៊ីមែលអំពីផលិតផលដែលមានស្តុកវិញ'],

  contactSubject: ['New message: {subject}', 'សារថ្មី៖ {subject}'],
  contactHeading: ['New message from the contact form', 'សារពីទំព័រទំនាក់ទំនង'],
  answerCustomer: ['Reply to this email to answer {email}.', 'បើអ្នកឆ្លើយតបអ៊ីមែលនេះ ចម្លើយរបស់អ្នកនឹងផ្ញើទៅ {email}។'],
  name: ['Name', 'ឈ្មោះ'],
  email: ['Email', 'អ៊ីមែល'],
  phoneNumber: ['Phone number', 'លេខទូរសព្ទ'],
  subject: ['Subject', 'ប្រធានបទ'],
  message: ['Message', 'សារ'],
  address: ['Address', 'អាសយដ្ឋាន'],

  sampleSubject: ['Sample request {number}', 'សំណើសុំគំរូទំនិញ {number}'],
  sampleReceived: [
    'We’ve received your sample request and will be in touch.',
    'យើងបានទទួលសំណើសុំគំរូទំនិញរបស់អ្នក ហើយនឹងទាក់ទងអ្នក។',
  ],
  sampleForShop: ['A customer requested samples of these products.', 'អតិថិជនម្នាក់ស្នើសុំគំរូទំនិញទាំងនេះ។'],
  quantity: ['Quantity: {n}', 'ចំនួន {n}'],
  wantedBy: ['Needed by', 'ថ្ងៃត្រូវការ'],

  sellerSubject: ['Your seller application', 'សំណើសុំក្លាយជាអ្នកលក់របស់អ្នក'],
  sellerRequest: [
    'We’ve received your seller application and will call you.',
    'យើងបានទទួលសំណើសុំក្លាយជាអ្នកលក់ ហើយនឹងទូរសព្ទទៅអ្នក។',
  ],
  sellerForShopSubject: ['New seller application', 'សំណើសុំក្លាយជាអ្នកលក់ថ្មី'],
  sellerForShop: ['Someone applied to become a seller.', 'មានអ្នកស្នើសុំក្លាយជាអ្នកលក់។'],

  ...inboxTexts,
  ...testMailTexts,
  newsletterSubject: ['You’re subscribed to our newsletter', 'អ្នកបានជាវព្រឹត្តិបត្ររបស់យើង'],
  newsletterThanks: [
    'Thank you for subscribing. Your address is on our list.',
    'សូមអរគុណដែលបានជាវ។ អ៊ីមែលរបស់អ្នកនៅក្នុងបញ្ជីអ្នកជាវហើយ។',
  ],
  newsletterEnd: [
    'Didn’t sign up, or changed your mind? You can unsubscribe at any time.',
    'បើអ្នកមិនបានជាវដោយខ្លួនឯង ឬលែងចង់ទទួល អ្នកអាចឈប់ជាវបានគ្រប់ពេល។',
  ],
  unsubscribe: ['Unsubscribe', 'ឈប់ជាវ'],
});
