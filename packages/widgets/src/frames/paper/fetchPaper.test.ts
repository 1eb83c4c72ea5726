import { expect, it } from 'vitest';
import { nameIn } from './fetchPaper.ts';

it('reads the name that a file comes with', () => {
  expect(nameIn(`attachment; filename="poliza-1.pdf"; filename*=UTF-8''p%C3%B3liza-1.pdf`)).toBe('póliza-1.pdf');
  expect(nameIn('attachment; filename="poliza-1.pdf"')).toBe('poliza-1.pdf');
  expect(nameIn("attachment; filename*=UTF-8''%E0%A4%A")).toBeNull();
  expect(nameIn(null)).toBeNull();
});
