/** What guessers try first, in small letters. Refused as the whole password, alone or with the usual ends and signs. */
const common = new Set(
  `0 1 00 000 0000 00000 000000 0000000 00000000 11 111 1111 11111 111111 1111111 11111111 1212 121212 12121212 112233
  11223344 123 1234 12345 123456 1234567 12345678 123456789 1234567890 0123456789 012345678 0987654321 987654321 87654321
  654321 54321 4321 321 123123 123123123 123321 1234321 12344321 123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 222222 333333
  444444 555555 666666 6666666 66666666 777777 7777777 77777777 888888 8888888 88888888 999999 9999999 99999999 696969
  159753 147258369 a123456 a12345678 a1234567 a12345 aa123456 abc123 abcd1234 abc12345 abcdef abcdefg abcdefgh abcd abc
  admin admin1 admin12 admin123 admin1234 admin12345 administrator root toor user guest test test1 test12 test123 test1234
  demo demo123 changeme default letmein letmein1 login master monkey dragon shadow sunshine princess football baseball
  superman batman iloveyou iloveyou1 loveyou lovely love welcome welcome1 welcome123 password password1 password12
  password123 password1234 password12345 password! password1! passw0rd p@ssword p@ssw0rd p@ssw0rd1 p@55w0rd pass pass123
  pass1234 passwd passcode secret secret1 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwertyu qwert qwe123
  qweasd qweasdzxc qazwsx qazwsxedc asdf asdfg asdfgh asdfghjkl asd123 zxcvbn zxcvbnm zxcvbnm1 google facebook computer
  internet samsung iphone hello hello1 hello123 freedom whatever trustno1 starwars pokemon michael jordan ashley bailey
  cambodia cambodia1 cambodia123 khmer khmer123 angkor angkor123 angkorwat phnompenh phnompenh1 kampuchea`.split(
    /\s+/u,
  ),
);

/** Signs that stand for letters. */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
/** What is put behind a word that a form would not take: a year, 123, an exclamation mark. */
const ends = /(\d{1,4}|[!?.*#@$_-])+$/u;

/**
 * Whether a password is among the very commonest, or one of those with the usual disguise: Password1!, p@ssw0rd, Angkor2026
 * (readings of §5: signup refuses only empty ones and these).
 */
export function isCommonPassword(password: string): boolean {
  const whole = password.trim().toLowerCase();
  const word = whole.replace(ends, '');
  const plain = (text: string) => text.replaceAll(/[@4310$5]/gu, (sign) => letters[sign] ?? sign);
  const isWord = (text: string) => /[a-z]{3}/u.test(text) && common.has(text);
  return common.has(whole) || isWord(word) || isWord(plain(word)) || isWord(plain(whole));
}
