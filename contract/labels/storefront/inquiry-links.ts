import { labelSet } from '../label-set.ts';

/** The pages behind links in emails about messages and sample requests. */
export const inquiryLinkLabels = labelSet(6105, {
  title: ['Your message to us', 'សាររបស់អ្នក'],
  intro: ['Read our reply and answer here.', 'អានចម្លើយរបស់យើង និងឆ្លើយតបនៅទីនេះ។'],
  you: ['You, {time}', 'អ្នក {time}'],
  us: ['{shop}, {time}', '{shop} {time}'],
  answer: ['Your reply', 'ចម្លើយតបរបស់អ្នក'],
  send: ['Send answer', 'ផ្ញើចម្លើយ'],
  required: ['Write your answer.', 'សូមសរសេរចម្លើយរបស់អ្នក។'],
  tooLong: ['Your answer can have up to {n} characters.', 'ចម្លើយមិនអាចលើសពី {n} តួអក្សរទេ។'],
  stored: ['Thank you. We’ve received your answer.', 'សូមអរគុណ។ យើងបានទទួលចម្លើយរបស់អ្នក។'],
  linkUnknown: ['This link is no longer valid', 'តំណនេះលែងប្រើបានហើយ'],
  linkUnknownHint: [
    'It may be incomplete or too old. Please write to us with the contact form.',
    'តំណប្រហែលមិនពេញលេញ ឬផុតកំណត់ហើយ។ សូមសរសេរមកយើងតាមទម្រង់ទំនាក់ទំនង។',
  ],
  contact: ['Contact us', 'ទាក់ទងយើង'],
  samplesNumber: ['Sample request {number}', 'សំណើសុំគំរូ {number}'],
  requested: [
    'We’ve received your request. Next, we’ll prepare your samples.',
    'យើងបានទទួលសំណើរបស់អ្នក។ បន្ទាប់ទៀត យើងនឹងរៀបចំគំរូ។',
  ],
  preparing: ['We’re preparing your samples.', 'យើងកំពុងរៀបចំគំរូរបស់អ្នក។'],
  ready: ['Your samples are ready.', 'គំរូរបស់អ្នករួចរាល់ហើយ។'],
  handedOver: ['You’ve received your samples.', 'អ្នកបានទទួលគំរូហើយ។'],
  declined: ['We’re sorry, but we can’t send you these samples.', 'សូមអភ័យទោស យើងមិនអាចផ្តល់គំរូទាំងនេះបានទេ។'],
  since: ['Since', 'តាំងពី'],
  item: ['{n} ×', '{n} ×'],
});
