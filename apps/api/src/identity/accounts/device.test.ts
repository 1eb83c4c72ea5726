import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceOf, isSameDevice } from './device.ts';

const chrome = (version: string) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const tablet =
  'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';

describe('a device', () => {
  it.each([
    [chrome('142.0.0.0'), { device: 'desktop', browser: 'Chrome', system: 'Windows' }],
    [phone, { device: 'mobile', browser: 'Safari', system: 'iOS' }],
    [tablet, { device: 'tablet', browser: 'Safari', system: 'iOS' }],
    [
      'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      { device: 'desktop', browser: 'Firefox', system: 'Linux' },
    ],
    ['', { device: 'unknown', browser: null, system: null }],
    [null, { device: 'unknown', browser: null, system: null }],
  ])('says what %s is', (userAgent, device) => {
    expect(deviceOf(userAgent)).toEqual(device);
  });

  it('stays the same when its browser brings itself up to date', () => {
    expect(isSameDevice(deviceOf(chrome('142.0.0.0')), deviceOf(chrome('143.1.2.3')))).toBe(true);
    expect(isSameDevice(deviceOf(chrome('142.0.0.0')), deviceOf(phone))).toBe(false);
  });

  it('takes anything that calls itself a browser, and stays within bounds', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (userAgent) => {
        const { browser, system } = deviceOf(userAgent);
        for (const name of [browser, system]) expect((name ?? '').length).toBeLessThanOrEqual(100);
      }),
    );
  });
});
