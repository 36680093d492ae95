import type { KhmerOf } from './label-set.ts';
import type { campaignLabels } from './campaign.ts';

export const campaignKhmer: KhmerOf<typeof campaignLabels> = {
  campaigns: 'យុទ្ធនាការ',
  over: 'យុទ្ធនាការនេះបានបញ្ចប់ហើយ',
  seeGifts: 'មើលកាដូទាំង {n}',
  onThisPage: 'ក្នុងទំព័រនេះ',
  days: '{from} ដល់ {to}',
  prices: '{from} ដល់ {to}',
  forMany: 'សម្រាប់មនុស្សច្រើន',
  askUs: 'សួរយើង',
};
