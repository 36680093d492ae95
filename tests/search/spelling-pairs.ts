/**
 * Pairs of spellings in use for the same thing. Typed on a page of their language, both find the same
 * products. The first is the catalog's spelling.
 */
export const spellingPairs: Record<string, [string, string][]> = {
  // The subscripts of ta and da look the same.
  subscriptTa: [
    ['កន្ត្រកផ្តៅ', 'កន្ដ្រកផ្ដៅ'],
    ['ផ្តិលប្រាក់', 'ផ្ដិលប្រាក់'],
    ['បន្តោងសោ', 'បន្ដោងសោ'],
    ['គ្រីស្តាល់', 'គ្រីស្ដាល់'],
    ['កែវរក្សាកម្តៅ', 'កែវរក្សាកម្ដៅ'],
    ['ដបទឹករក្សាកម្តៅ', 'ដបទឹករក្សាកម្ដៅ'],
    ['ផ្លាកកញ្ចក់លើក្តារឈើ', 'ផ្លាកកញ្ចក់លើក្ដារឈើ'],
  ],
  // Two subscripts are in either order, or the vowel is typed before the subscript.
  subscriptOrder: [
    ['កន្ត្រក', 'កន្រ្តក'],
    ['កន្ត្រកផ្តៅត្បាញ', 'កន្រ្តកផ្តៅត្បាញ'],
    ['ម្រេច', 'មេ្រច'],
    ['កែវស្រា', 'កែវសា្រ'],
    ['ទង់រាងស្លាប', 'ទង់រាងសា្លប'],
    ['កាបូបស្ពាយ', 'កាបូបសា្ពយ'],
    ['ស្លឹកត្នោត', 'ស្លឹកតោ្នត'],
    ['កាតឈ្មោះ', 'កាតឈោ្មះ'],
  ],
  // The vowel is typed before the sign that changes the letter, or after the one above.
  signOrder: [
    ['ប៊ិច', 'បិ៊ច'],
    ['ស៊ុមរូបថត', 'សុ៊មរូបថត'],
    ['កែវអ៊ីណុក', 'កែវអី៊ណុក'],
    ['យូអេសប៊ី', 'យូអេសបី៊'],
    ['ពែងសេរ៉ាមិច', 'ពែងសេរា៉មិច'],
    ['ប្ល៊ូធូស', 'ប្លូ៊ធូស'],
    ['កម្រាលម៉ៅស៍', 'កម្រាលមៅ៉ស៍'],
    ['ចូលឆ្នាំ', 'ចូលឆ្នំា'],
    ['ដុំគ្រីស្តាល់', 'ដំុគ្រីស្តាល់'],
  ],
  // The sign above a letter is drawn below it, where it looks like the vowel u.
  signBelow: [
    ['ប៊ិចចុច', 'បុិចចុច'],
    ['អ៊ីណុក', 'អុីណុក'],
    ['យូអេសប៊ីឈើ', 'យូអេសបុីឈើ'],
  ],
  // A vowel is typed as the two that it looks like.
  vowelInPieces: [
    ['ថាសឈើ', 'ថាសឈេី'],
    ['ឈើ', 'ឈេី'],
    ['បន្តោងសោដែក', 'បន្តេាងសេាដែក'],
    ['កាតឈ្មោះមានខ្សែពាក់ក', 'កាតឈ្មេាះមានខ្សែពាក់ក'],
    ['ពែង', 'ពេេង'],
    ['កែវ', 'កេេវ'],
  ],
  // Zero-width spaces, and a non-breaking space.
  hidden: [
    ['កាបូបស្ពាយ', 'កាបូប\u200bស្ពាយ'],
    ['ប្រអប់កាដូ', 'ប្រអប់\u200bកាដូ'],
    ['ថ្មសាកបម្រុង', 'ថ្ម\u200bសាក\u200bបម្រុង'],
    ['អាវយឺត', 'អាវ\u200cយឺត'],
    ['ទៀន LED', 'ទៀន\u00a0LED'],
    ['power bank', 'power\u00a0bank'],
  ],
  // Common spellings besides those of the dictionary.
  khmerHabits: [
    ['កាតឈ្មោះ', 'កាតឈ្មោៈ'],
    ['សាកទូរសព្ទ', 'សាកទូរស័ព្ទ'],
    ['ពែងពណ៌ក្រហម', 'ពែងពណ៍ក្រហម'],
    ['គ្រីស្តាល់', 'គ្រីស្តាល'],
    ['ឆ័ត្រ', 'ឆត្រ'],
    ['សម្ភារៈការិយាល័យ', 'សំភារៈការិយាល័យ'],
    ['បំពងសំឡេង', 'បំពងសម្លេង'],
    ['សិប្បកម្ម', 'សិបកម្ម'],
  ],
  // Digits of either script, with a space, a comma or neither.
  numbers: [
    ['330 មល', '៣៣០ មល'],
    ['កញ្ចប់ 100', 'កញ្ចប់ ១០០'],
    ['330 មល', '330មល'],
    ['500 ml', '500ml'],
    ['32 GB', '32gb'],
    ['10,000 mAh', '10000mah'],
  ],
  // Joined, split, with a hyphen, in capitals, British and American.
  latin: [
    ['T-shirt', 'tshirt'],
    ['T-shirt', 't shirt'],
    ['power bank', 'powerbank'],
    ['backpack', 'back pack'],
    ['keyring', 'key ring'],
    ['roll-up banner', 'rollup banner'],
    ['notebook', 'NOTE BOOK'],
    ['eco-friendly', 'eco friendly'],
    ['grey backpack', 'gray backpack'],
    ['wedding favour', 'wedding favor'],
    ['mugs & cups', 'mugs and cups'],
    ['mug', 'ｍｕｇ'],
  ],
};
