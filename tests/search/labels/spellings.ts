import { inCategory } from './demo-facts.ts';
import * as group from './groups.ts';
import { en, km } from './labelled.ts';

export const joined = [
  en('powerbank', group.powerBanks),
  en('back pack', group.backpacks),
  en('tshirt', group.shirts),
  en('t shirt', group.shirts),
  en('note book', group.notebooks),
  en('key ring', 'metal-keyring', 'metal-keyring'),
  en('giftbox', inCategory('gift-boxes')),
  en('rollup banner', 'roll-up-banner event-display-kit', 'roll-up-banner'),
  km('ថ្ម សាក បម្រុង', group.powerBanks),
  km('អាវ យឺត', group.shirts),
  km('កាបូប ស្ពាយ', group.backpacks),
  km('ដប ទឹក', group.bottles),
];

/** Queries in which one letter is missing, added or replaced, or two are swapped. */
export const slips = [
  en('trohpy', group.trophies, 'star-trophy'),
  en('notebok', group.notebooks),
  en('umbrela', group.umbrellas),
  en('ceramc mug', group.ceramicMugs),
  en('tumblr', 'steel-tumbler', 'steel-tumbler'),
  en('backpakc', group.backpacks),
  en('candel', group.candles),
  en('crystel award', 'crystal-award awards-night-package', 'crystal-award'),
  en('bluettooth speaker', 'bluetooth-speaker', 'bluetooth-speaker'),
  en('kampot peper', group.peppers),
  en('keyrng', 'metal-keyring', 'metal-keyring'),
  km('umberlla', group.umbrellas),
  km('notbook', group.notebooks),
];

export const khmerTypos = [
  km('កន្រ្តកផ្តៅ', 'rattan-basket', 'rattan-basket'),
  km('ផ្ដិលប្រាក់', group.silverBowls),
  km('ឆត្រធំ', group.umbrellas),
  km('ទៀនក្រអុប', group.scentedCandles),
  km('សៀវភោកំណត់ត្រា', group.notebooks),
  km('គ្រីស្តាល', 'crystal-award awards-night-package'),
  km('អាវយឹតកប្បាស', group.shirts),
  km('មេដាយមាណខ្សែបូ', group.medals),
  km('ឈុតកាដូស្វាគម', 'gift-hamper notebook-pen-set', 'gift-hamper'),
  km('ម្រេចកំពុត', group.peppers),
  km('ឧបករណ៍បំពងសម្លេង', 'bluetooth-speaker', 'bluetooth-speaker'),
  km('ក្រម៉ា', group.kramas),
  km('កាតឈ្មោះមានខ្សែពាក់កា', group.badges),
  km('ដបទឹករកសាកម្តៅ', group.flasks),
  km('ប៉ិច', group.pens),
  km('កាបូបស្ពាយខ្ណង', group.backpacks),
];

export const plurals = [
  en('mugs', group.mugs),
  en('trophies', group.trophies),
  en('scarves', group.kramas),
  en('candles', group.candles),
  en('flags', group.flags),
  km('bags', inCategory('bags')),
  km('pens', group.pens),
  km('notebooks', group.notebooks),
];

export const shortKhmer = [
  km('ពែង', group.mugs),
  km('កែវ', 'steel-tumbler wine-glasses glass-bottle'),
  km('ដប', group.bottles),
  km('មួក', 'cap', 'cap'),
  km('អាវ', group.shirts),
  km('ទង់', group.flags),
  km('ថាស', 'wooden-tray', 'wooden-tray'),
  km('ពាន', group.trophies),
];

export const romanised = [
  en('kroma', group.kramas),
  en('aav', group.shirts),
  en('peng', group.mugs),
  en('mrech kampot', group.peppers),
  en('tien', group.candles),
  en('chhat', group.umbrellas),
  en('kabob', inCategory('bags')),
  en('kado', group.gifts),
  km('krama', group.kramas),
  km('medai', group.medals),
  km('siev phov', group.notebooks),
  km('muok', 'cap', 'cap'),
];

/** Khmer words on an English page, and English words on a Khmer one. */
export const otherLanguage = [
  en('ពែង', group.mugs),
  en('ក្រមា', group.kramas),
  en('ឆ័ត្រ', group.umbrellas),
  en('ប៊ិច', group.pens),
  en('ថ្មសាក', `${group.powerBanks} wireless-pad`),
  en('នាឡិកា', 'wall-clock', 'wall-clock'),
  km('mug', group.mugs),
  km('backpack', group.backpacks),
  km('trophy', group.trophies, 'star-trophy'),
  km('candle', group.candles),
  km('wine glass', 'wine-glasses', 'wine-glasses'),
  km('gift box', inCategory('gift-boxes')),
];

export const mixed = [
  en('krama ក្រហម', group.kramas),
  en('mug កាហ្វេ', `${group.mugs} steel-tumbler`),
  en('cotton អាវ', group.shirts),
  km('USB ឈើ', 'usb-wood', 'usb-wood'),
  km('ទៀន LED', 'led-candle', 'led-candle'),
  km('កាបូប tote', 'cotton-tote', 'cotton-tote'),
  km('ពែង logo', 'ceramic-mug enamel-mug gift-hamper'),
  km('notebook ក្របរឹង', 'notebook notebook-pen-set', 'notebook'),
];
