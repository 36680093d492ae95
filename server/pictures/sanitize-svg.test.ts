import { expect, test } from 'vitest';
import { sanitizeSvg } from './sanitize-svg.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
const clean = (inside: string, head = '') =>
  sanitizeSvg(Buffer.from(`${head}${open}${inside}</svg>`)).toString();

test('sanitizing keeps the visible content of an SVG drawing', () => {
  const inside =
    '<style>.a{fill:red}</style><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient>' +
    '<path class="a" d="M0 0h9" fill="url(#g)" style="opacity:.5"></path><use href="#g"></use><title>ក</title>';
  expect(clean(inside, '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>')).toBe(
    `${open}${inside}</svg>`,
  );
});

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT href="https://bad.example/x.js"/>',
  '<foreignObject><iframe src="https://bad.example"></iframe></foreignObject>',
  '<a href="javascript:alert(1)"></a>',
  '<image href="https://bad.example/seen.png"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onclick" to="alert(1)"/>',
])('an unsafe element is removed from an SVG drawing: %s', (part) => {
  expect(clean(part)).toBe(`${open}</svg>`);
});

test('sanitizing removes event handlers and external links', () => {
  const path =
    '<path onclick="alert(1)" xlink:href="javascript:alert(1)" x:href="https://bad.example/a.svg#x" d="M0 0"/>';
  expect(clean(`${path}<use href="https://bad.example/a.svg#x"/>`)).toBe(
    `${open}<path d="M0 0"></path><use></use></svg>`,
  );
});

test('a file without a drawing becomes empty', () => {
  expect(sanitizeSvg(Buffer.from('<html></html>')).toString()).toBe('');
});

test.each([
  ["@import 'https://bad.example/a.css';.a{fill:red}", '.a{fill:red}'],
  ['@IMPORT url(https://bad.example/a.css);.a{fill:red}', '.a{fill:red}'],
  ['.a{fill:url( "https://bad.example/a.svg#x" )}', '.a{fill:none}'],
  ['.a{fill:url(#g)}', '.a{fill:url(#g)}'],
  ['.a{fill:url("#g")}', '.a{fill:url("#g")}'],
])('the style %s of an SVG drawing loads no other file', (css, rest) => {
  expect(clean(`<style>${css}</style>`)).toBe(`${open}<style>${rest}</style></svg>`);
});

test('a style with escapes, which can hide an import, is removed', () => {
  expect(clean(String.raw`<style>@\69mport 'https://bad.example/a.css';</style>`)).toBe(`${open}</svg>`);
});

test('an attribute of an SVG drawing loads no other file', () => {
  const path = '<path fill="url(https://bad.example/a.svg#x)" style="fill:url(//bad.example)" d="M0 0"/>';
  expect(clean(path)).toBe(`${open}<path d="M0 0"></path></svg>`);
});
