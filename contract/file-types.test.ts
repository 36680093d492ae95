import { describe, expect, it } from 'vitest';
import { downloadName, knownType } from './file-types.ts';

describe('file names of downloads', () => {
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
  ])('a download of %j with type %s is named %s', (name, type, expected) => {
    expect(downloadName(name, type)).toBe(expected);
  });

  it('the name of a download reduces a media type to its bare form and replaces an unknown one with the generic type', () => {
    expect(knownType('text/csv; header=present')).toBe('text/csv');
    expect(knownType('text/unheard-of')).toBe('application/octet-stream');
  });
});
