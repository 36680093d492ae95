import { inCategory, tagged } from './demo-facts.ts';
import * as group from './groups.ts';
import * as suits from './kinds/suits.ts';
import { en, km } from './labelled.ts';

const newStaff = 'gift-hamper notebook-pen-set name-badge city-backpack-pack-20';
const conference = `${group.badges} ballpoint-pen-pack-50 power-bank-pack-25`;

export const occasions = [
  en('gift for teacher', suits.teacher, 'metal-pen-box'),
  en('welcome kit', 'gift-hamper notebook-pen-set'),
  en('wedding', tagged('wedding')),
  en('wedding favours', 'wedding-favour-box-50 paper-gift-bag-pack-100', 'wedding-favour-box-50'),
  en('housewarming', 'ceramic-mug-set-4', 'ceramic-mug-set-4'),
  en('sports day', 'star-trophy medal medal-pack-30 drawstring-bag'),
  en('conference', conference),
  en('new employee', newStaff),
  km('កាដូជូនគ្រូ', suits.teacher, 'metal-pen-box'),
  km('អាពាហ៍ពិពាហ៍', tagged('wedding')),
  km('ចូលឆ្នាំខ្មែរ', tagged('new-year')),
  km('កាដូឡើងផ្ទះ', suits.home, 'ceramic-mug-set-4'),
  km('សន្និសីទ', conference),
  km('ពិធីប្រគល់រង្វាន់', group.prizes),
  km('ធ្វើដោយដៃ', tagged('handmade')),
  km('បុគ្គលិកថ្មី', newStaff),
];

export const fillers = [
  en('gift for my boss', `${group.gifts} ${tagged('premium')}`),
  en('I want a mug', group.mugs),
  en('do you have umbrellas', group.umbrellas),
  en('a pen for my teacher', group.pens, 'metal-pen-box'),
  en('cheap power bank', group.powerBanks, 'power-bank'),
  en('something for the kitchen', inCategory('kitchen-dining')),
  km('ចង់បានពែង', group.mugs),
  km('ចង់ទិញឆ័ត្រ', group.umbrellas),
  km('មានលក់ក្រមាទេ', group.kramas),
  km('រកកាបូបស្ពាយ', group.backpacks),
  km('ខ្ញុំចង់បានទៀនក្រអូប', group.scentedCandles),
  km('កាដូសម្រាប់ចៅហ្វាយ', `${group.gifts} ${tagged('premium')}`),
];

export const synonyms = [
  en('flask', `${group.flasks} steel-tumbler`),
  en('thermos', `${group.flasks} steel-tumbler`),
  en('cup', `${group.mugs} steel-tumbler`),
  en('memory stick', 'usb-wood', 'usb-wood'),
  en('headphones', 'earphone-case', 'earphone-case'),
  en('rucksack', group.backpacks),
  en('picture frame', 'photo-frame', 'photo-frame'),
  en('key chain', 'metal-keyring', 'metal-keyring'),
  en('diary', group.notebooks),
  en('pillow', 'silk-pillow', 'silk-pillow'),
  km('ទែម៉ូស', `${group.flasks} steel-tumbler`),
  km('ធុងបាស', 'bluetooth-speaker', 'bluetooth-speaker'),
  km('រង្វាន់', group.prizes),
  km('ប៊ិក', group.pens),
  km('អំណោយ', group.gifts),
  km('ផៅវើប៊ែង', group.powerBanks),
  km('កាតាប', group.backpacks),
  km('អាវទីសឺត', group.shirts),
];

/** Queries for which the shop sells neither such a product nor a substitute. */
export const nothing = [
  en('bicycle'),
  en('perfume'),
  en('refrigerator'),
  en('guitar'),
  en('lipstick'),
  en('motorbike'),
  en('helmet'),
  en('toothpaste'),
  en('washing machine'),
  en('xqzvw'),
  km('ទូទឹកកក'),
  km('ទឹកអប់'),
  km('សាប៊ូ'),
  km('គ្រែ'),
  km('ទូរទស្សន៍'),
  km('កង់'),
  km('ហ្គីតា'),
  km('ម៉ាស៊ីនបោកខោអាវ'),
  km('ឆ្មា'),
  km('television'),
];
