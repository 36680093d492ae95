import { inCategory, ofBrand } from './demo-facts.ts';
import * as group from './groups.ts';
import { en, km } from './labelled.ts';

export const names = [
  en('Ceramic Mug 330 ml', group.ceramicMugs, 'ceramic-mug'),
  en('city backpack', group.cityBackpacks, 'city-backpack'),
  en('Acacia Serving Tray', 'wooden-tray', 'wooden-tray'),
  en('gold star', `star-trophy ${group.medals}`, 'star-trophy'),
  en('feather flag', 'feather-flag event-display-kit', 'feather-flag'),
  en('kampot pepper', group.peppers),
  en('awards night', 'awards-night-package', 'awards-night-package'),
  km('ស៊ុមរូបថតឈើ', 'photo-frame', 'photo-frame'),
  km('ដបទឹករក្សាកម្តៅ', group.flasks),
  km('មេដាយមានខ្សែបូ', group.medals),
  km('កន្សែង', 'bath-towel', 'bath-towel'),
  km('ប្រតិទិនលើតុ', 'desk-calendar', 'desk-calendar'),
  km('ផ្តិលប្រាក់', group.silverBowls),
  km('ប៊ិចដែកក្នុងប្រអប់កាដូ', 'metal-pen-box', 'metal-pen-box'),
];

export const categories = [
  en('Drinkware', inCategory('drinkware')),
  en('Tech Gifts', inCategory('tech-gifts')),
  en('Bags', inCategory('bags')),
  en('awards & trophies', inCategory('awards-trophies')),
  en('Cambodian Crafts', inCategory('cambodian-crafts')),
  en('home and lifestyle', inCategory('home-lifestyle')),
  en('Kitchen & Dining', inCategory('kitchen-dining')),
  en('computer accessories', inCategory('desk-tech')),
  en('stationery', inCategory('stationery')),
  en('Gift Sets', inCategory('hampers')),
  en('clothing', inCategory('clothing-textile')),
];

export const khmerCategories = [
  km('ពែង កែវ និងដបទឹក', inCategory('drinkware')),
  km('កាដូបច្ចេកវិទ្យា', inCategory('tech-gifts')),
  km('សម្ភារៈការិយាល័យ', inCategory('stationery')),
  km('គ្រឿងតុបតែង', inCategory('decor')),
  km('សិប្បកម្មខ្មែរ', inCategory('cambodian-crafts')),
  km('របស់ប្រើក្នុងផ្ទះ', inCategory('home-lifestyle')),
  km('សម្លៀកបំពាក់', inCategory('clothing-textile')),
  km('គ្រឿងទេស', inCategory('food-spices')),
  km('ឧបករណ៍សំឡេង', inCategory('audio')),
  km('ពានរង្វាន់ និងមេដាយ', inCategory('awards-trophies')),
  km('ការរចនាឌីជីថល', inCategory('digital')),
];

export const brands = [
  en('Tonle Clay', ofBrand('tonle-clay')),
  en('mekong textile', ofBrand('mekong-textile')),
  en('lotus paper', ofBrand('lotus-paper')),
  en('Temple Awards', ofBrand('temple-awards')),
  km('Stone Bridge', ofBrand('stone-bridge')),
  km('River Light', ofBrand('river-light')),
  km('sugar palm', ofBrand('sugar-palm-studio')),
];
