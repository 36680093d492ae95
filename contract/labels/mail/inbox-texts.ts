/** Emails to people who wrote to the shop, asked for samples or applied to sell. */
export const inboxTexts = {
  replySubject: ['Re: {subject}', 'ចម្លើយ៖ {subject}'],
  replyFromShop: ['A message from {shop}', 'សារពី {shop}'],
  replyAnswer: ['Reply', 'ឆ្លើយតប'],
  replyUntil: ['You can reply with this button until {day}.', 'អ្នកអាចឆ្លើយតបដោយប៊ូតុងនេះ រហូតដល់ថ្ងៃទី {day}។'],
  samplesRequested: ['We’ve received your sample request.', 'យើងបានទទួលសំណើសុំគំរូរបស់អ្នក។'],
  samplesPreparing: ['We’re preparing your samples.', 'យើងកំពុងរៀបចំគំរូរបស់អ្នក។'],
  samplesReady: ['Your samples are ready.', 'គំរូរបស់អ្នករួចរាល់ហើយ។'],
  samplesHandedOver: ['You’ve received your samples.', 'អ្នកបានទទួលគំរូហើយ។'],
  samplesDeclined: ['We’re sorry, but we can’t send you these samples.', 'សូមអភ័យទោស យើងមិនអាចផ្តល់គំរូទាំងនេះបានទេ។'],
  samplesStatus: ['View status', 'មើលដំណើរការ'],
  sellerApproved: [
    'We’ve approved your application and will call you about what you want to sell. You can log in as a customer with the email address and the password you chose.',
    'យើងបានអនុម័តសំណើរបស់អ្នក ហើយនឹងទូរសព្ទទៅអ្នកអំពីអ្វីដែលអ្នកចង់លក់។ អ្នកអាចចូលគណនីជាអតិថិជនដោយអ៊ីមែល និងពាក្យសម្ងាត់ដែលអ្នកបានជ្រើសរើស។',
  ],
  sellerLogIn: ['Log in', 'ចូលគណនី'],
  sellerDeclined: [
    'We’re sorry, but we can’t accept your application.',
    'សូមអភ័យទោស យើងមិនអាចទទួលយកសំណើរបស់អ្នកបានទេ។',
  ],
  sellerReason: ['Reason', 'មូលហេតុ'],
} as const satisfies Readonly<Record<string, readonly [english: string, khmer: string]>>;
