import { inCategory, tagged } from '../demo-facts.ts';
import * as group from '../groups.ts';
import { en } from '../labelled.ts';
import * as suits from './suits.ts';

/** Khmer in Latin letters, as people type it in chats. */
export const romanisedKhmer = [
  en('peng kafe', `${group.mugs} steel-tumbler`),
  en('kaeo', 'steel-tumbler wine-glasses glass-bottle'),
  en('dorb teuk', group.bottles),
  en('kabob spay', group.backpacks),
  en('thong kradas', 'paper-gift-bag paper-gift-bag-pack-100'),
  en('bich', group.pens),
  en('seav phov', group.notebooks),
  en('brotetin', 'desk-calendar'),
  en('bonthoat', 'bamboo-ruler'),
  en('thmor sak', group.powerBanks),
  en('kas trorchiek', 'earphone-case'),
  en('aov yeut', group.shirts),
  en('muok', 'cap'),
  en('kansaeng', 'bath-towel'),
  en('chhatr', group.umbrellas),
  en('bontong sor', 'metal-keyring'),
  en('tean kraob', group.scentedCandles),
  en('tien', group.candles),
  en('soum roubthot', 'photo-frame'),
  en('nealika', 'wall-clock'),
  en('tho phka', 'ceramic-vase'),
  en('thas chheu', 'wooden-tray'),
  en('pean rongvoan', group.prizes),
  en('meday', group.medals),
  en('bro ob kado', inCategory('gift-boxes')),
  en('kontrok', 'rattan-basket'),
  en('phtel prak', group.silverBowls),
  en('mrech kampot', group.peppers),
  en('khnaey', 'silk-pillow'),
  en('krorma', group.kramas),
  en('chhut kado', inCategory('gift-sets')),
  en('kado chol chnam', suits.newYear),
  en('apea pipea', tagged('wedding')),
  en('kat chhmuos', group.badges),
  en('laeng phteah', suits.home),
  en('tong', group.flags),
];
