import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const layout = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('device names of user agents', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 10; K) ${layout} Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${layout} Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${layout} Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${layout} Safari/537.36`, 'Chrome', 'ChromeOS'],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-A546E) ${layout} SamsungBrowser/29.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [`${iphone} Version/26.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`${iphone} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [`${iphone} Mobile/23B85 [FBAN/FBIOS;FBAV/537.0]`, 'Facebook', 'iPhone'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
      'Safari',
      'Mac',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${layout.replace('Chrome', 'HeadlessChrome')}`, 'Chrome', 'Linux'],
  ])('the browser and system of %s are detected', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  it.each(['', 'curl/8.14.1', 'node', '<script>alert(1)</script>', `${'x'.repeat(600)} Chrome/1 Android`])(
    'an unknown client has no browser and no system: %s',
    (userAgent) => {
      expect(deviceOf(userAgent)).toEqual({ browser: '', system: '' });
    },
  );
});
