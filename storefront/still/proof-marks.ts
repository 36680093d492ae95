// For the page that asks what should change on a proof (orders/job/proof-changes.tsx). The page works without it, in words
// alone: this adds numbered marks on the picture, by pressing it or by keyboard.

interface Mark {
  x: number;
  y: number;
  text: string;
}
interface Texts {
  mark: string;
  place: string;
  move: string;
  remove: string;
  max: number;
  length: number;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10;

/** Makes the picture of a proof take marks. */
export function markProof(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-marks]')) {
    const picture = form.querySelector<SVGElement>('.p-pic svg');
    const part = form.querySelector<HTMLElement>('.p-marks');
    const list = part?.querySelector('ol');
    const sent = form.querySelector<HTMLInputElement>('[name=Marks]');
    if (picture && part && list && sent) {
      const texts = JSON.parse(form.dataset['marks'] ?? '{}') as Texts;
      let marks = JSON.parse(sent.value || '[]') as Mark[];
      part.hidden = false;
      picture.classList.add('is-open');

      const store = () => {
        sent.value = JSON.stringify(marks);
      };
      const placeOf = ({ x, y }: Mark) =>
        texts.place.replace('{x}', String(Math.round(x))).replace('{y}', String(Math.round(y)));
      const drawPins = () => {
        picture.replaceChildren(
          ...marks.map(({ x, y }, at) => {
            const pin = svgPart('g', { transform: `translate(${x} ${y})` });
            const circle = svgPart('circle', { r: '3.4' });
            const number = svgPart('text', {});
            number.textContent = String(at + 1);
            pin.append(circle, number);
            return pin;
          }),
        );
        store();
      };

      /** A row of the list: the mark's name and place, a button that arrow keys move it with, its words, and removal. */
      const rowOf = (mark: Mark, at: number) => {
        const named = (text: string) => text.replace('{n}', String(at + 1));
        const row = document.createElement('li');
        const label = document.createElement('label');
        const place = document.createElement('output');
        const field = document.createElement('input');
        label.append(named(texts.mark), ' ', place);
        field.id = `mark-${at}`;
        label.htmlFor = field.id;
        field.maxLength = texts.length;
        field.value = mark.text;
        field.dir = 'auto';
        field.addEventListener('input', () => {
          mark.text = field.value;
          store();
        });
        place.textContent = placeOf(mark);
        const move = buttonNamed(
          'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
          named(texts.move),
        );
        move.addEventListener('keydown', (event) => {
          const [right, down] = arrows[event.key] ?? [];
          if (right === undefined || down === undefined) return;
          event.preventDefault();
          const step = event.shiftKey ? 10 : 1;
          Object.assign(mark, { x: within(mark.x + right * step), y: within(mark.y + down * step) });
          place.textContent = placeOf(mark);
          drawPins();
        });
        const remove = buttonNamed('M6 6l12 12M18 6L6 18', named(texts.remove));
        remove.addEventListener('click', () => {
          marks = marks.filter((each) => each !== mark);
          drawAll();
          part.querySelector<HTMLElement>('.p-add')?.focus();
        });
        row.append(label, field, move, remove);
        return row;
      };
      const drawAll = () => {
        list.replaceChildren(...marks.map(rowOf));
        drawPins();
      };
      const add = (x: number, y: number) => {
        if (marks.length >= texts.max) return;
        marks.push({ x: within(x), y: within(y), text: '' });
        drawAll();
        document.getElementById(`mark-${marks.length - 1}`)?.focus();
      };
      picture.addEventListener('click', (event) => {
        const box = picture.getBoundingClientRect();
        add(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100);
      });
      part.querySelector('.p-add')?.addEventListener('click', () => add(50, 50));
      drawAll();
    }
  }
}

function svgPart(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const part = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
  return part;
}

/** A small button that shows a drawing. */
function buttonNamed(drawing: string, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn ghost small';
  button.setAttribute('aria-label', name);
  const icon = svgPart('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' });
  icon.append(svgPart('path', { d: drawing, fill: 'none', stroke: 'currentColor', 'stroke-width': '2' }));
  button.append(icon);
  return button;
}
