import { labelSet } from '../label-set.ts';

/** Texts for the review screens, in addition to those in contract/resources/review.ts. */
export const officeReviewsLabels = labelSet(6022, {
  hide: ['Hide', 'លាក់'],
  hideTitle: ['Hide selected reviews', 'លាក់មតិដែលបានជ្រើសរើស'],
  show: ['Show', 'បង្ហាញ'],
  check: ['Mark as checked', 'សម្គាល់ថាបានពិនិត្យ'],
  showPhotos: ['Approve photos', 'បង្ហាញរូបថត'],
  hidePhotos: ['Hide photos', 'លាក់រូបថត'],
  failedMissing: [
    'Photo {n} couldn’t be published: its file is missing from storage.',
    'មិនអាចផ្សាយរូបថត {n} បានទេ៖ ឯកសារបាត់ពីកន្លែងផ្ទុក។',
  ],
  failedNotPicture: [
    'Photo {n} couldn’t be published: its file is damaged.',
    'មិនអាចផ្សាយរូបថត {n} បានទេ៖ ឯកសារខូច។',
  ],
  failedTooSlow: [
    'Photo {n} couldn’t be published: converting it takes too long.',
    'មិនអាចផ្សាយរូបថតទី {n} បានទេ៖ ការបំប្លែងប្រើពេលយូរពេក។',
  ],
  failedStorage: [
    'Photo {n} couldn’t be published: the storage failed.',
    'មិនអាចផ្សាយរូបថត {n} បានទេ៖ កន្លែងផ្ទុកមានបញ្ហា។',
  ],
  failedStopped: [
    'Photo {n} couldn’t be published: the server stopped each time.',
    'មិនអាចផ្សាយរូបថត {n} បានទេ៖ ម៉ាស៊ីនមេបានឈប់រាល់លើក។',
  ],
  retryPhoto: ['Try photo {n} again', 'សាករូបថត {n} ម្តងទៀត'],
  deletePhoto: ['Delete photo {n}', 'លុបរូបថត {n}'],
  deletePhotoSure: [
    'Delete photo {n} of this review? This can’t be undone.',
    'លុបរូបថត {n} នៃមតិនេះមែនទេ? មិនអាចត្រឡប់វិញបានទេ។',
  ],
  keepPhoto: ['Keep photo {n}', 'ទុករូបថត {n}'],
  photoQueued: ['We’ll try again within a minute.', 'យើងនឹងសាកម្តងទៀត ក្នុងរយៈពេលមួយនាទី។'],
  photoDeleted: ['Photo deleted.', 'បានលុបរូបថត។'],
  noteRequired: ['Add a note for the reason “Other”.', 'សូមសរសេរកំណត់ចំណាំ សម្រាប់មូលហេតុ «ផ្សេងទៀត»។'],
  updated: ['Updated: {n}', 'បានកែ៖ {n}'],
  notUpdated: ['Not updated: {n}', 'មិនបានកែ៖ {n}'],
  undone: ['Undone: {n}', 'បានត្រឡប់វិញ៖ {n}'],
});
