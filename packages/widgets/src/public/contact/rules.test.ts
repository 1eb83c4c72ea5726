import { expect, it } from 'vitest';
import { checkContact } from './rules.ts';

const message = { name: 'Lucía Paredes', email: 'lucia@example.com', message: '¿Me llama mañana?', website: '' };

it('finds nothing wrong with a message to a broker or to the operator', () => {
  expect(checkContact('andes', message)).toEqual({});
  expect(checkContact(null, message)).toEqual({});
});

it('says of each field what the document asks for', () => {
  expect(checkContact(null, { ...message, name: '', email: 'lucia', message: 'x'.repeat(2001) })).toEqual({
    name: { key: 'validation.required' },
    email: { key: 'validation.email' },
    message: { key: 'validation.tooLong', most: 2000 },
  });
});
