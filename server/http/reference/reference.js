// Searches calls by name, summary and fields. Without it, the contents show all of them.
const nav = document.querySelector('body > div > nav');
const input = nav.querySelector('input');
const outcome = nav.querySelector('p');
const contents = nav.querySelector('details');
const isNarrow = !matchMedia('(min-width: 60rem)').matches;

nav.querySelector('label').hidden = false;
if (isNarrow) contents.open = false;
// Beside the content, the contents begin at the current page.
else nav.scrollTop = (nav.querySelector('[aria-current]')?.offsetTop ?? 0) - 2 * input.offsetHeight;

function search() {
  const terms = input.value.toLowerCase().split(/\s+/u).filter(Boolean);
  let found = 0;
  for (const group of contents.querySelectorAll('details > ul > li')) {
    let inGroup = 0;
    for (const item of group.querySelectorAll('ul li')) {
      const link = item.querySelector('a');
      const text = link.dataset.found ?? link.textContent.toLowerCase();
      item.hidden = !terms.every((term) => text.includes(term));
      if (!item.hidden) inGroup += 1;
    }
    group.hidden = terms.length > 0 && inGroup === 0;
    found += inGroup;
  }
  outcome.textContent = terms.length > 0 && found === 0 ? outcome.dataset.none : '';
  if (isNarrow) contents.open = terms.length > 0;
}
input.addEventListener('input', search);
// A link of the contents leads to the content, which is below them on a phone.
contents.addEventListener('click', ({ target }) => {
  if (isNarrow && target instanceof Element && target.closest('a')) contents.open = false;
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === input || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input.focus();
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
