import { labelSet } from './label-set.ts';

/** How an order is paid by a transfer: after it was placed, and on its own page. */
export const transferLabels = labelSet(139, {
  title: 'Now the transfer',
  until:
    'We hold the goods until {time}. Nothing is lost if you close this page: it stands in your orders and in your mail.',
  toBank: 'Transfer to one of our banks',
  bank: 'Bank',
  accountName: 'Account name',
  accountNumber: 'Account number',
  amount: 'Amount',
  remark: 'Write in the remark',
  qr: 'Account QR',
  qrOf: 'QR code of our account at {bank}',
  copy: 'Copy',
  copyWhat: 'Copy: {name}',
  copied: 'Copied',
  notCopied: 'Please copy it by hand',
  showSlip: 'Show us the slip',
  optional: 'optional, it is faster',
  choosePicture: 'Take a picture or choose a file',
  formats: '{kinds}, up to {size}',
  sending: 'The slip is on its way…',
  slipShown: 'We have your slip of {time}. You can show another one.',
  slipsEnough: 'We have your slips. The last one came {time}.',
  next: 'A person compares it with our account, and we write to {email} as soon as the money is there.',
  paid: 'Your transfer is there. Thank you.',
  ended: 'We do not wait for this transfer any more.',
});
