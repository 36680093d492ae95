/** A Khmer word of the shop, and two ways in which people spell it in Latin letters. */
const lines = `
ពែង peng paeng
កែវ keo kaev
ដបទឹក dob tek dorb teuk
កាបូប kabob kaboub
កាបូបស្ពាយ kaboub spay, kabob speay
ថង់ក្រដាស thong kradas, thorng krodas
ប៊ិច bic, bich
សៀវភៅ siev phov, seavpov
ប្រតិទិន pratitin, brotitin
បន្ទាត់ bontoat, banhtoat
ឫស្សី russey, rusei
ថ្មសាក thmor sak, thmo sak
កាសត្រចៀក kas trocheak, kah trorchiek
អាវយឺត av yeut, aov yurt
អាវ av, aov
មួក muok, muak
ក្រមា krama, kroma
កន្សែង kansaeng, konseng
ឆ័ត្រ chat, chhat
បន្តោងសោ bontong sao, bontaong sor
ទៀន tien, tean
ទៀនក្រអូប tien kraob, tean kroop
ស៊ុមរូបថត sum rup thot, soum roub thot
នាឡិកា nealika, nearlika
ថូផ្កា tho phka, thou pka
ថាស thas, thah
ពានរង្វាន់ pean rongvoan, pean rangvan
មេដាយ medai, meday
ប្រអប់កាដូ prob kado, bro ob kado
កាដូ kado, kadu
អំណោយ omnoy, amnaoy
បដា bada, borda
ទង់ tung, torng
ផ្លាក plak, phlak
កាតឈ្មោះ kat chhmos, kart chmuos
កន្ត្រក kontrok, kantrok
ផ្តិល phtel, phdel
ម្រេចកំពត mrech kampot, marech kompot
ខ្នើយ khnaey, knaoy
មង្គលការ mongkolka, mongkul kar
ចូលឆ្នាំ chol chnam, choul chhnam
ឈើ chheu, cheu
ប្រាក់ prak, brak
កាហ្វេ kafe, cafe
សាលារៀន sala rien, sala rean
ការិយាល័យ kariyalai, karyalay
ក្រុមហ៊ុន krum hun, kromhun
រង្វាន់ rongvoin, rongvan
តម្បាញ tambanh, tombanh
សូត្រ sot, sout
`;

/** Fifty Khmer words, each with two spellings. */
export const romanisedSpellings = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [khmer, ...rest] = line.split(' ');
    const text = rest.join(' ');
    const words = text.split(' ');
    const spellings = text.includes(',')
      ? text.split(',').map((each) => each.trim())
      : [words.slice(0, words.length / 2).join(' '), words.slice(words.length / 2).join(' ')];
    return { khmer: khmer!, spellings };
  });
