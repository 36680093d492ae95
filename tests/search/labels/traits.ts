import { coloured } from './demo-facts.ts';
import * as group from './groups.ts';
import { en, km } from './labelled.ts';

const packsOf100 = 'paper-gift-bag-pack-100 name-badge-pack-100';

export const measures = [
  en('500ml', 'steel-tumbler glass-bottle'),
  en('10000mah', group.powerBanks),
  en('10,000', group.powerBanks),
  en('64 GB', 'usb-wood', 'usb-wood'),
  en('A5', group.notebooks),
  en('pack of 50', 'ballpoint-pen-pack-50 t-shirt-pack-50 wedding-favour-box-50'),
  en('30cm ruler', 'bamboo-ruler', 'bamboo-ruler'),
  en('600 ml bottle', group.flasks),
  km('330 មល', group.ceramicMugs),
  km('៥០០ មល', 'steel-tumbler glass-bottle'),
  km('កញ្ចប់ 100', packsOf100),
  km('85x200', 'roll-up-banner event-display-kit', 'roll-up-banner'),
  km('18 លីត្រ', group.cityBackpacks),
];

/** Queries with narrow colors ('navy') and wide ones ('blue' for navy and sky, 'yellow' for saffron). */
export const colours = [
  en('red mug', 'ceramic-mug', 'ceramic-mug'),
  en('navy', coloured('navy')),
  en('blue pen', 'ballpoint-pen ballpoint-pen-pack-50 metal-pen-box'),
  en('yellow umbrella', group.umbrellas),
  en('pink towel', 'bath-towel', 'bath-towel'),
  en('gray backpack', group.cityBackpacks),
  en('dark red cushion', 'silk-pillow', 'silk-pillow'),
  en('gold medal', group.medals),
  km('ពែងពណ៌ក្រហម', 'ceramic-mug', 'ceramic-mug'),
  km('ឆ័ត្រពណ៌លឿង', group.umbrellas),
  km('អាវពណ៌ខ្មៅ', group.shirts),
  km('ក្រមាពណ៌ខៀវ', group.kramas),
  km('ពណ៌ផ្កាឈូក', coloured('rose')),
  km('មេដាយពណ៌ប្រាក់', group.medals),
];

export const materials = [
  en('bamboo', 'bamboo-ruler wireless-pad glass-bottle insulated-bottle'),
  en('wooden', group.wooden),
  en('crystal', 'crystal-award awards-night-package'),
  en('stainless steel', `${group.flasks} steel-tumbler`),
  en('stoneware', 'ceramic-vase', 'ceramic-vase'),
  km('កប្បាស', `${group.shirts} ${group.kramas} cotton-tote cap bath-towel`),
  km('ឈើ', group.wooden),
  km('ផ្តៅ', 'rattan-basket', 'rattan-basket'),
  km('សេរ៉ាមិច', `${group.ceramicMugs} ceramic-vase`),
  km('ស្លឹកត្នោត', 'palm-leaf-box', 'palm-leaf-box'),
];
