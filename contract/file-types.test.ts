import { describe, expect, it } from 'vitest';
import { downloadName, knownType } from './file-types.ts';

describe('a download', () => {
  it.each([
    ['Logo Template', 'application/zip', 'Logo Template.zip'],
    ['Card', 'application/pdf; charset=utf-8', 'Card.pdf'],
    ['Card', 'APPLICATION/PDF', 'Card.pdf'],
    ['គំរូកាត', 'application/pdf', 'គំរូកាត.pdf'],
    ['Sheet', 'application/vnd.ms-excel', 'Sheet.xls'],
    ['Letter', 'application/msword', 'Letter.doc'],
    ['Picture', 'image/jpeg', 'Picture.jpg'],
    ['Song', 'audio/mpeg', 'Song.mp3'],
    ['Film', 'video/mp4', 'Film.mp4'],
    ['Thing', 'application/x-unheard-of', 'Thing.bin'],
    ['Thing', 'constructor', 'Thing.bin'],
    ['Thing', null, 'Thing.bin'],
    ['', 'application/zip', 'Your_Digital_Product.zip'],
    ['../../etc/passwd', 'text/plain', 'etc passwd.txt'],
    ['A "quoted": name?', 'text/plain', 'A quoted name.txt'],
    ['a\r\nb\u202Ec', 'text/plain', 'a b c.txt'],
  ])('of %j with type %s is called %s', (name, type, expected) => {
    expect(downloadName(name, type)).toBe(expected);
  });

  it('has a bare type, the generic one when it is unknown', () => {
    expect(knownType('text/csv; header=present')).toBe('text/csv');
    expect(knownType('text/unheard-of')).toBe('application/octet-stream');
  });
});
