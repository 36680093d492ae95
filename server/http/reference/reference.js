// Searches guides, concepts, calls and fields in an index that is loaded once. Without scripts, the contents lead everywhere.
const nav = document.querySelector('body > div > nav');
const input = nav.querySelector('input');
const outcome = nav.querySelector('p');
const results = nav.querySelector(':scope > ul');
const contents = nav.querySelector('details');
const isNarrow = !matchMedia('(min-width: 60rem)').matches;
const lang = new URLSearchParams(location.search).get('lang');

nav.querySelector('label').hidden = false;
if (isNarrow) contents.open = false;
// Beside the content, the contents begin at the current page.
else nav.scrollTop = (nav.querySelector('[aria-current]')?.offsetTop ?? 0) - 2 * input.offsetHeight;

/** @typedef {[title: string, place: string, address: string, text: string]} Entry An entry of the index. */

/** @type {Promise<Entry[]> | undefined} */
let index;
/** @type {(response: Response) => Promise<Entry[]>} */
const read = (response) => response.json();
async function load() {
  try {
    return await (index ??= fetch('/api/search.json').then(read));
  } catch {
    // The next search tries again.
    index = undefined;
    return [];
  }
}

/**
 * Returns how well an entry matches: 0 if a word is missing. A word of its title counts most.
 * @param {Entry} entry
 * @param {readonly string[]} terms in lower case
 */
function scoreOf([title, place, address, text], terms) {
  const name = title.toLowerCase();
  const isText =
    address !== '/api#changes' &&
    (!address.split('/')[2] || address.startsWith('/api/concepts/') || place === '');
  let score = isText ? 3 : 1;
  for (const term of terms) {
    const inName = name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(term));
    if (inName) score += 8;
    else if (name.includes(term) || place.toLowerCase().includes(term)) score += 4;
    else if (text.includes(term)) score += 1;
    else return 0;
  }
  return score;
}

/** @param {Entry} entry */
function linkTo([title, place, address]) {
  const url = new URL(address, location.href);
  if (lang) url.searchParams.set('lang', lang);
  const link = document.createElement('a');
  link.href = url.href;
  link.textContent = title;
  if (place) {
    const where = document.createElement('span');
    where.textContent = ` ${place}`;
    link.append(where);
  }
  const item = document.createElement('li');
  item.append(link);
  return item;
}

async function search() {
  const typed = input.value;
  const terms = typed.toLowerCase().split(/\s+/u).filter(Boolean);
  const entries = terms.length > 0 ? await load() : [];
  if (typed !== input.value) return;
  const found = entries
    .map((entry) => ({ entry, score: scoreOf(entry, terms) }))
    .filter(({ score }) => score > 0);
  found.sort((one, other) => other.score - one.score);
  results.replaceChildren(...found.slice(0, 30).map(({ entry }) => linkTo(entry)));
  results.hidden = terms.length === 0;
  contents.hidden = terms.length > 0;
  const { none, found: counted } = outcome.dataset;
  outcome.textContent =
    terms.length === 0 ? '' : found.length === 0 ? none : counted.replace('{n}', String(found.length));
}
input.addEventListener('input', () => void search());
input.addEventListener('focus', () => void load());

function clear() {
  input.value = '';
  input.focus();
  return search();
}
nav.addEventListener('keydown', (event) => {
  const links = [...results.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement);
  if (event.key === 'Escape' && input.value !== '') void clear();
  else if (event.key === 'Enter' && event.target === input) links[0]?.click();
  else if (links.length > 0 && event.key === 'ArrowDown') (links[at + 1] ?? links[0]).focus();
  else if (at >= 0 && event.key === 'ArrowUp') (links[at - 1] ?? input).focus();
  else return;
  event.preventDefault();
});
results.addEventListener('click', () => {
  // A result can be on this page.
  setTimeout(() => void clear().then(() => input.blur()));
});
// A link of the contents leads to the content, which is below them on a phone.
contents.addEventListener('click', ({ target }) => {
  if (isNarrow && target instanceof Element && target.closest('a')) contents.open = false;
});
document.addEventListener('keydown', (event) => {
  const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isCommand && (!isSlash || event.target === input)) return;
  event.preventDefault();
  input.focus();
  input.select();
});

for (const block of document.querySelectorAll('pre')) {
  const { copy, copied } = document.querySelector('main').dataset;
  const code = block.textContent;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = copy;
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(code).then(() => {
      button.textContent = copied;
    });
  });
  block.prepend(button);
}
