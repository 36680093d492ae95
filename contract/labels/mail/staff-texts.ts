/** Texts of emails to staff: invitations, API keys and scheduled reports. */
export const staffTexts = {
  staffSubject: ['You’ve been invited to join {shop}', 'សូមអញ្ជើញចូលការិយាល័យ {shop}'],
  staffInvited: [
    'Use this link to set your password and sign in. It works once and expires in {n} hours.',
    'តំណនេះឱ្យអ្នកកំណត់ពាក្យសម្ងាត់ និងចូលការិយាល័យ។ វាប្រើបានតែម្តង ក្នុងរយៈពេល {n} ម៉ោង។',
  ],
  keySubject: ['New API key: {name}', 'កូនសោ API ថ្មី៖ {name}'],
  keyCreated: [
    '{maker} created the API key “{name}”. It gives another program access to {shop}.',
    '{maker} បានបង្កើតកូនសោ API «{name}»។ កម្មវិធីផ្សេងអាចប្រើវាដើម្បីធ្វើការក្នុងការិយាល័យ {shop}។',
  ],
  keyOpen: ['See the key', 'មើលកូនសោ'],
  keyNotYou: ['Didn’t expect this? End the key there.', 'បើអ្នកមិនដឹងអំពីរឿងនេះទេ សូមបញ្ឈប់វានៅទីនោះ។'],
  reportSubject: ['Report: {name}', 'របាយការណ៍៖ {name}'],
  reportDays: ['{report}, {since} to {until}', '{report} {since} ដល់ {until}'],
  reportTotal: ['Total', 'សរុប'],
  reportBefore: ['{amount} ({before} before)', '{amount} (ពីមុន {before})'],
  reportMore: ['The first {n} of {total} rows', '{n} ជួរដំបូង ក្នុងចំណោម {total}'],
  reportOpen: ['Open the report', 'បើករបាយការណ៍'],
  reportStop: ['You can end these emails in saved views.', 'អ្នកអាចបញ្ឈប់វាក្នុងតារាងរក្សាទុក។'],
  staffCome: ['Accept invitation', 'ចូលការិយាល័យ'],
  staffNotYou: [
    'If you weren’t expecting this invitation, you can ignore this email.',
    'បើអ្នកមិនដឹងអំពីរឿងនេះទេ សូមកុំអើពើអ៊ីមែលនេះ។',
  ],
} as const;
