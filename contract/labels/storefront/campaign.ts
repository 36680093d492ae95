import { labelSet } from '../label-set.ts';

export const campaignLabels = labelSet(58, {
  campaigns: ['Campaigns', 'យុទ្ធនាការ'],
  over: ['This campaign has ended', 'យុទ្ធនាការនេះបានបញ្ចប់ហើយ'],
  seeGifts: ['Shop the {n} gifts', 'មើលកាដូទាំង {n}'],
  onThisPage: ['On this page', 'ក្នុងទំព័រនេះ'],
  days: ['{from} to {to}', '{from} ដល់ {to}'],
  prices: ['{from} to {to}', '{from} ដល់ {to}'],
  forMany: ['Buying for a group', 'សម្រាប់មនុស្សច្រើន'],
  askUs: ['Ask us', 'សួរយើង'],
});
