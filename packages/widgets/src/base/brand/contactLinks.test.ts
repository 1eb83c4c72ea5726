import { expect, it } from 'vitest';
import { mailLink, phoneLink, whatsappLink } from './contactLinks.ts';

it('dials what was written for reading', () => {
  expect(phoneLink('+593 (99) 123-4567')).toBe('tel:+593991234567');
});

it('writes the first words of a mail, and never loses a sign', () => {
  expect(mailLink('a@b.example', 'Plan Básico & más')).toBe(
    'mailto:a@b.example?subject=Plan%20B%C3%A1sico%20%26%20m%C3%A1s',
  );
  expect(mailLink('a@b.example', 'Hola', 'uno\ndos')).toBe('mailto:a@b.example?subject=Hola&body=uno%0Ados');
});

it('writes the first words of a chat', () => {
  expect(whatsappLink('+593 99 123 4567', '¿Me ayuda?')).toBe('https://wa.me/593991234567?text=%C2%BFMe%20ayuda%3F');
});
