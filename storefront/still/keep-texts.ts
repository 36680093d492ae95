// For forms behind links to an order. They work without it: this keeps what was entered while the shop doesn't answer.

/** What was entered in a field, and what the shop had shown in it, by the field's name. */
type Entered = Readonly<Record<string, readonly [value: string, ofShop: string]>>;
type TextField = HTMLInputElement | HTMLTextAreaElement;

function entered(key: string): Entered {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Entered;
  } catch {
    // The browser blocks storage.
    return {};
  }
}

/** Returns whether the page shows a message as received. */
const isReceived = (text: string): boolean =>
  [...document.querySelectorAll('.j-text')].some((each) => each.textContent.trim() === text.trim());

/**
 * Restores texts that were entered on this page before, unless the shop has received them, and keeps them until then: an error
 * page or a lost connection loses none.
 */
export function keepTexts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]')) {
    const targets = form.querySelectorAll<HTMLInputElement>('[type=hidden]:not([name=Marks], [name=Total])');
    const target = [...targets].map(({ value }) => value).join(' ');
    const key = `texts ${location.pathname.slice(3)} ${target}`;
    const last = entered(key);
    const fields = [...form.querySelectorAll<TextField>('textarea, [name=Name], [name=Marks]')].map(
      (field) => {
        const [value, before] = last[field.name] ?? [];
        // A page that refuses a text shows it again, although the shop has another one.
        const ofShop = field.defaultValue === value ? (before ?? '') : field.defaultValue;
        if (value !== undefined && before === ofShop && field.value === ofShop && !isReceived(value))
          field.value = value;
        return { field, ofShop };
      },
    );
    addEventListener('pagehide', () => {
      const changed = fields.filter(({ field, ofShop }) => field.value !== ofShop);
      const texts = changed.map(({ field, ofShop }) => [field.name, [field.value, ofShop]]);
      try {
        sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(texts)));
      } catch {
        // The browser blocks storage.
      }
    });
  }
}
