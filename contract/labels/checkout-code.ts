import { labelSet } from './label-set.ts';

export const checkoutCodeLabels = labelSet(113, {
  title: 'Pay by QR code',
  hint: 'You pay with the app of your bank: it scans a QR code that we show you.',
  making: 'Your QR code is being made…',
  scan: 'Scan this QR code with the app of your bank, and pay exactly:',
  picture: 'QR code to pay {amount}',
  timeLeft: 'It can be paid for {time} more',
  lastMinute: 'The QR code can be paid for one more minute.',
  ended: 'This QR code has ended. Please do not pay it any more: take a new one.',
  endedPaid: 'Have you paid it already? Then wait here: we look for your payment.',
  waiting: 'We are waiting for your payment. This window closes by itself.',
  havePaid: 'I have paid',
  notYet: 'No payment has arrived yet. It can take some seconds.',
  newCode: 'New QR code',
  save: 'Save as a picture',
  inRiel: 'Pay in riel: {amount}',
  inDollars: 'Pay in dollars: {amount}',
  openApp: 'Open my bank app',
});
