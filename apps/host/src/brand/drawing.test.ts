import { expect, it } from 'vitest';
import { drawingAddress } from './drawing.ts';

it('holds the whole drawing, and nothing that would end an attribute or an address', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><text fill="#0e67d8">100 % años &amp; más</text></svg>';
  const address = drawingAddress(`${drawing}\n`);
  expect(address).not.toMatch(/["<>#&]/);
  expect(decodeURIComponent(address)).toBe(`data:image/svg+xml,${drawing}`);
});
