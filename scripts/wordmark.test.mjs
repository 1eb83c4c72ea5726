import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { files, logo } from './wordmark.mjs';

describe('the logo', () => {
  it.each(files)('in %s is drawn by outlines, alike on every machine', (language, file) => {
    const drawing = readFileSync(file, 'utf8');
    expect(drawing).toBe(logo(language));
    expect(drawing).not.toMatch(/<text|font/);
  });
});
