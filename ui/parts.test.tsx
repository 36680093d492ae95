import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { TruncatedText } from './truncated-text.tsx';
import { Field } from './field.tsx';
import { Pages } from './pages.tsx';
import { Price } from './price.tsx';
import { SanitizedHtml } from './sanitized-html.tsx';
import { SelectField } from './select-field.tsx';
import { Stars } from './stars.tsx';
import { Stepper } from './stepper.tsx';
import { MixedText } from './user-text.tsx';

const html = renderToStaticMarkup;
/** Returns the text a reader sees or hears, in page order. */
const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
const ignore = () => undefined;

describe('SanitizedHtml', () => {
  it('a description does not break a line within a word like T-shirt, and leaves attributes alone', () => {
    const text = '<p>A T-shirt, <a href="/b-day">X-ray</a> well-made</p>';
    expect(html(<SanitizedHtml className="prose" html={text} />)).toBe(
      '<div class="prose"><p>A <span class="unbroken">T-shirt</span>, <a href="/b-day"><span class="unbroken">X-ray</span></a> well-made</p></div>',
    );
  });
});

describe('Price', () => {
  const labels = { now: 'Now', before: 'before' };
  const shown = (price: number, discounted?: number | null) =>
    textOf(html(<Price price={price} discounted={discounted} labels={labels} />));

  it('a price without a discount shows one amount', () => {
    for (const none of [undefined, null, 0, 10, 12]) expect(shown(10, none)).toBe('$10.00');
  });

  it('a price shows and labels the current price, the old price and the discount', () => {
    expect(shown(30, 24)).toBe('Now $24.00 before $30.00-20%');
    expect(html(<Price price={30} discounted={24} labels={labels} />)).toMatch(/<del>.*\$30\.00.*<\/del>/u);
  });
});

describe('Stars', () => {
  const labels = {
    of: (rating: number) => `${rating} of 5 stars`,
    noReviews: 'no reviews yet',
    reviews: (n: number) => `${n} reviews`,
  };
  it('a missing rating shows five stars, and says that it is missing', () => {
    for (const rating of [undefined, null, 0]) {
      const markup = html(<Stars rating={rating} labels={labels} />);
      expect(markup).toContain('#stars-10"');
      expect(textOf(markup)).toBe('no reviews yet');
      // If there is no rating, screen readers don't read the five stars as one, and the stars don't have its
      // color.
      expect(markup).not.toContain('5 of 5 stars');
      expect(markup).toContain('class="stars unrated"');
    }
  });

  it('stars are rounded to halves', () => {
    const markup = html(<Stars rating={3.4} reviews={5} labels={labels} />);
    expect(markup).toContain('#stars-7"');
    expect(markup).toContain('aria-label="3.4 of 5 stars"');
    expect(textOf(markup)).toBe('(5)');
  });

  it('stars link to the reviews if there are any', () => {
    expect(html(<Stars rating={4.8} reviews={23} href="#reviews" labels={labels} />)).toContain(
      'href="#reviews"',
    );
  });
});

describe('Field', () => {
  it('a field connects label, hint and error to the control', () => {
    const markup = html(
      <Field id="e" name="Email" type="email" label="Email" hint="For example" error="Wrong" />,
    );
    expect(markup).toContain('<label for="e">');
    expect(markup).toMatch(/<input(?=[^>]* aria-invalid="true")(?=[^>]* aria-describedby="e-error e-hint")/u);
    expect(markup).toContain('id="e-error"');
    expect(markup).toContain('id="e-hint"');
  });

  it('a field is required unless its label is marked optional', () => {
    expect(html(<Field label="City" />)).toContain('required=""');
    const optional = html(<Field label="City" optional="optional" />);
    expect(optional).not.toContain('required');
    expect(textOf(optional)).toBe('City optional');
  });

  it('a field writes email addresses and phone numbers left to right', () => {
    for (const type of ['email', 'tel']) expect(html(<Field label="x" type={type} />)).toContain('dir="ltr"');
    expect(html(<Field label="Name" />)).not.toContain('dir=');
  });

  it('a select has an empty first choice only when that choice has a text', () => {
    const options = [{ value: 3, text: 'Kampot' }];
    expect(html(<SelectField label="City" options={options} choose="Choose a city" />)).toContain(
      '<option value="">Choose a city</option><option value="3">Kampot</option>',
    );
    expect(html(<SelectField label="City" options={options} />)).not.toContain('value=""');
  });
});

describe('Button', () => {
  it('a button is a submit button only on request, and a link when it has a URL', () => {
    expect(html(<Button>Go</Button>)).toBe('<button type="button" class="btn"><span>Go</span></button>');
    expect(
      html(
        <Button href="/en/cart" kind="act">
          Go
        </Button>,
      ),
    ).toBe('<a href="/en/cart" class="btn act"><span>Go</span></a>');
  });

  it('a button announces that it is busy', () => {
    expect(
      html(
        <Button type="submit" busy>
          Sending…
        </Button>,
      ),
    ).toContain('aria-busy="true"');
  });
});

describe('Stepper', () => {
  const labels = { group: 'Quantity of Mug', field: 'Quantity', less: 'One less', more: 'One more' };
  const disabled = (value: number, max?: number) =>
    [
      ...html(<Stepper value={value} onChange={ignore} labels={labels} {...(max ? { max } : {})} />).matchAll(
        /aria-disabled="(\w+)"/gu,
      ),
    ].map(([, is]) => is === 'true');

  it('a stepper goes from 1 to 10, or to the maximum of the product', () => {
    expect(disabled(1)).toEqual([true, false]);
    expect(disabled(10)).toEqual([false, true]);
    expect(disabled(10, 25)).toEqual([false, false]);
  });
});

describe('Pages', () => {
  const labels = { nav: 'Pages', prev: 'prev', next: 'next', page: (n: number) => `Page ${n}` };
  const pages = (page: number, pageCount: number) =>
    textOf(html(<Pages page={page} pageCount={pageCount} hrefOf={(n) => `?page=${n}`} labels={labels} />));

  it('the page links are five numbers, and prev and next where there is a page to go to', () => {
    expect(pages(1, 9)).toBe('12345next');
    expect(pages(5, 9)).toBe('prev34567next');
    expect(pages(9, 9)).toBe('prev56789');
    expect(pages(1, 1)).toBe('');
  });
});

describe('CutText', () => {
  it('a cut text keeps the whole text in the title', () => {
    expect(html(<TruncatedText text="Handmade pillow" length={8} />)).toBe(
      '<span title="Handmade pillow">Handmade…</span>',
    );
    expect(html(<TruncatedText text="Mug" length={8} />)).toBe('Mug');
    expect(html(<TruncatedText text="A T-Shirt of cotton" length={10} />)).toContain(
      '<span class="unbroken">T-Shirt</span>',
    );
  });

  it.each([
    ['ថង់ក្រណាត់កប្បាស', 'ក្រណាត់'],
    ['ពែងកាហ្វេ', 'កាហ្វេ'],
    ['កែវ 500 មល មានគម្រប', '500 មល'],
    ['Glass 500 ml', '500 ml'],
    ['ដឹកក្នុង 3 ថ្ងៃ។', '3 ថ្ងៃ'],
  ])('no line breaks within a part of %s', (text, piece) => {
    expect(html(<TruncatedText text={text} />)).toBe(
      text.replace(piece, `<span class="unbroken">${piece}</span>`),
    );
  });
});

it('Khmer words that an English sentence quotes are marked as Khmer', () => {
  const said = 'Showing results for “មួក ក្រហម”. These match “មួក”';
  expect(html(<MixedText text={said} lang="en" />)).toBe(
    'Showing results for “<bdi lang="km">មួក ក្រហម</bdi>”. These match “<bdi lang="km">មួក</bdi>”',
  );
  expect(html(<MixedText text={said} lang="ar" />)).toBe(said);
});
