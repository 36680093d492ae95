/** Emoji and Chinese words, as a pattern, and their English ones; longer ones first. */
const list = `[☕🍵] coffee;[🎁🛍] gift;[🏆🥇] trophy;[🏅🎖] medal;[🎂🎈🎉🥳] birthday;👕 t-shirt;[🧢👒] cap;[☂☔🌂⛱] umbrella;🎒 backpack;👜 bag;[🖊🖋✒✏] pen;[📓📔📒📕] notebook;[📅📆🗓] calendar;🕯 candle;
  [🔑🗝] keyring;[🔋🔌] power bank;🎧 earphone;[🔊🎵🎶] speaker;🖱 mouse pad;💾 usb drive;[🍷🥂] wine glass;[🍶🥤] bottle;🧣 krama;[💍👰] wedding;[🕰⏰] wall clock;[🖼📷] photo frame;🌶 pepper;
  [🏳🚩] flag;🧺 basket;🎓 graduation;[🎄🎅] christmas;[❤💕💝🌹] valentine;👶 baby;[🏠🏡] home;保温杯|保溫杯 insulated bottle;纪念品|紀念品|伴手礼 souvenir;手提袋|购物袋|帆布袋 tote bag;钥匙扣|鑰匙圈 keyring;
  充电宝|充電寶|移动电源 power bank;鼠标垫 mouse pad;咖啡 coffee;水瓶|水壶 bottle;礼品|礼物|禮物|禮品 gift;T恤|t恤|衣服|衬衫 t-shirt;帽子 cap;背包|书包|書包 backpack;纸袋|紙袋 paper bag;笔记本|筆記本|本子 notebook;
  日历|日曆|台历 calendar;蜡烛|蠟燭 candle;耳机|耳機 earphone;音箱|音响 speaker;U盘|u盘|优盘 usb drive;酒杯 wine glass;围巾|圍巾 krama;毛巾 towel;奖杯|獎杯 trophy;奖牌|獎牌 medal;胡椒 pepper;名牌|胸牌|工牌 name badge;
  横幅|橫幅 banner;相框 photo frame;花瓶 vase;银碗 silver bowl;抱枕|靠垫 cushion;婚礼|婚禮 wedding;生日 birthday;新年 new year;标志|logo标志 logo;马克杯|杯子|水杯|杯 mug;雨伞|雨傘|伞|傘 umbrella;袋子|包 bag;
  圆珠笔|签字笔|笔|筆 pen;奖 award;旗帜|旗子|旗 flag`;
const pairs = list.split(';').map((pair) => {
  const [signs = '', ...word] = pair.trim().split(' ');
  return { signs: new RegExp(signs, 'gu'), word: ` ${word.join(' ')} ` };
});
const hasAny = /[\p{Extended_Pictographic}\p{Script=Han}]/u;

/** Returns a text with its emoji and Chinese words in English. */
export const inEnglish = (text: string): string =>
  hasAny.test(text) ? pairs.reduce((rest, { signs, word }) => rest.replaceAll(signs, word), text) : text;
