import { expect, it } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { Assurances } from './assurances.tsx';
import { chatMessage } from './chats.tsx';
import type { ProductData } from './product-data.ts';

const product = {
  name: 'Mug',
  price: 5,
  shipping: '',
  arrives: { capital: '1-2', provinces: '2-4' },
  deliveryEstimate: '1-2 days',
};
const shown = (more: Partial<ProductData>) =>
  rendered(<Assurances product={{ ...product, ...more } as ProductData} onSample={() => undefined} />);

it('delivery times are shown only for shipped products', () => {
  expect(shown({ stock: 3, digital: false })).toContain('1-2 days');
  expect(shown({ stock: 3, digital: true })).not.toContain('1-2 days');
});

it('a product links only to the chats and the phone number that staff have set', () => {
  const plain = shown({ stock: 3 });
  expect(plain).not.toMatch(/Telegram|Messenger|tel:/u);
  const chatUrls = ['https://t.me/example_shop', 'https://m.me/example.shop'];
  const contact = {
    address: '',
    phone: '+855 12',
    email: '',
    officeNumbers: [],
    hours: [],
    socialPages: [],
    chatUrls,
  };
  const set = rendered(<Assurances product={product as ProductData} onSample={() => undefined} />, {
    chrome: { contact },
  });
  expect(set.match(/href="(?:https:|tel:)[^"]+"/gu)).toEqual(
    [...chatUrls, 'tel:+85512'].map((url) => `href="${url}"`),
  );
  expect(set).toMatch(/>Telegram<.*>Messenger</u);
});

it('a chat message contains the product’s name and URL', () => {
  const message = chatMessage('Krama & bag, $9.50', {
    origin: 'https://example.com',
    pathname: '/en/product-detail/3/krama',
  });
  expect(new URLSearchParams(message).get('text')).toBe(
    'Krama & bag, $9.50\nhttps://example.com/en/product-detail/3/krama',
  );
});
