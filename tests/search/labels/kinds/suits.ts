import { inCategory, ofBoth, tagged } from '../demo-facts.ts';
import * as group from '../groups.ts';

/** What a salesperson of the demo shop would show for a recipient or an occasion, as slugs separated by spaces. */
export const foreignGuest = `${inCategory('cambodian-crafts')} ${group.kramas} ${group.scentedCandles}`;
export const teacher = 'metal-pen-box notebook-pen-set notebook desk-calendar ballpoint-pen';
export const retirement = `${group.prizes} metal-pen-box ${group.silverBowls} wall-clock photo-frame`;
export const baby = 'photo-frame bath-towel gift-box rattan-basket';
export const home = `${tagged('home')} ${inCategory('kitchen-dining')}`;
export const opening = `${inCategory('display-banners')} acrylic-sign wood-plaque`;
export const boss = `${tagged('premium')} ${group.gifts}`;
export const graduation =
  'metal-pen-box photo-frame city-backpack notebook-pen-set notebook star-trophy crystal-award';
export const woman = `${group.gifts} ${tagged('home')} ${group.kramas} ${tagged('wedding')}`;
export const man = `${group.gifts} ${group.kramas} cap umbrella city-backpack enamel-mug ${group.flasks} steel-tumbler metal-keyring`;
export const staff = `${group.gifts} ${ofBoth(tagged('office'), tagged('corporate'))} ${group.badges} city-backpack-pack-20`;
export const client = `${tagged('corporate')} ${group.gifts}`;
export const wedding = tagged('wedding');
export const newYear = tagged('new-year');
export const birthday = `${group.gifts} ${group.scentedCandles} ${group.ceramicMugs} photo-frame`;
export const thanks = `metal-keyring wood-plaque ${group.gifts} card-template`;
export const student = tagged('school');
/** What is brought to a pagoda: bowls, candles, baskets and trays. */
export const pagoda = `${group.silverBowls} ${group.candles} rattan-basket wooden-tray gift-hamper`;
/** What may be shown for the bare word "gift". */
export const anyGift = `${group.gifts} ${group.kramas} ${group.scentedCandles} ${tagged('wedding')} ${tagged('new-year')}`;
