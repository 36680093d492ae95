import { labelSet } from './label-set.ts';

/** Our own: the sample request and the shared wish list. */
export const sampleLabels = labelSet(110, {
  title: 'Sample request',
  intro: 'Send us your wish list. We prepare real samples for you to hold before you order.',
  yourList: 'Your wish list',
  reachYou: 'How can we reach you?',
  orEmail: 'or email',
  orPhone: 'or phone number',
  dateHint: 'Leave it empty if any day will do.',
  send: 'Send request',
  sent: 'We have your request',
  requestNumber: 'Your request number is {number}',
  sentNext: 'We will contact you about the samples. Please keep the number.',

  share: 'Share this list',
  shareHint:
    'Anybody who has the link can see these products and add them to a wish list. Your name and phone number are not shared.',
  makeLink: 'Create link',
  link: 'Link to the list',
  copyLink: 'Copy link',
  sendLink: 'Send link',
  validUntil: 'The link works until {date}.',

  sharedTitle: 'Shared wish list',
  sharedIntro: 'Somebody shared these gifts with you. The prices are those of today.',
  addAll: 'Add all to my wish list',
  add: 'Add to my wish list',
  gone: 'This list is no longer here',
  goneHint: 'We keep shared lists for 90 days. Please ask for a new link.',
});
