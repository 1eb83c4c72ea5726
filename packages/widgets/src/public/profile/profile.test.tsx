import { aPublicProfile } from '@corredor/core/fixtures';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../embed/index.ts';
import { BrokerProfile } from './BrokerProfile.tsx';
import { contactLinks, websiteLink } from './contactLinks.ts';
import es from './messages/es.json';
import { normalAlias } from './useProfile.ts';

describe('the ways to reach a broker', () => {
  const say = wordsOf(es, 'es');

  it('open with their first words, in the visitor’s language', () => {
    const [phone, chat, mail] = contactLinks(aPublicProfile(), say);
    expect(phone?.href).toBe('tel:+593991234567');
    expect(decodeURIComponent(chat?.href ?? '')).toContain(
      'https://wa.me/593991234567?text=Buen día. Vi su perfil, Andina Asesores de Seguros,',
    );
    expect(mail?.href).toBe('mailto:hola@andina.example');
  });

  it('offer a chat only where the number can be a mobile', () => {
    const channels = (phone: string) => contactLinks(aPublicProfile({ phone }), say).map(({ channel }) => channel);
    expect(channels('+593991234567')).toEqual(['phone', 'whatsapp', 'email']);
    expect(channels('+59322551234')).toEqual(['phone', 'email']);
    expect(channels('+13055550123')).toEqual(['phone', 'whatsapp', 'email']);
  });

  it('do not let an address bring parameters of its own', () => {
    const [, , mail] = contactLinks(aPublicProfile({ email: 'a@b.example?bcc=all' }), say);
    expect(mail?.href).toBe('mailto:a@b.example%3Fbcc%3Dall');
  });

  it('hold a website only where it is one', () => {
    expect(websiteLink(aPublicProfile())?.text).toBe('andina.example');
    expect(websiteLink(aPublicProfile({ website: 'javascript:alert(1)' }))).toBeUndefined();
    expect(websiteLink(aPublicProfile({ website: null }))).toBeUndefined();
  });
});

it('reads an alias as addresses write it', () => {
  expect(normalAlias(' Andina_Seguros/../x ')).toBe('andinasegurosx');
});

it('is drawn on a server, with what the broker writes as text only', () => {
  const html = renderToString(
    <BrokerProfile alias="andina" locale="es" initialData={aPublicProfile({ resume: '<img onerror=alert(1)>' })} />,
  );
  expect(html).toContain('Andina Asesores de Seguros');
  expect(html).toContain('&lt;img onerror');
  expect(html).toContain('href="/api/public/profiles/andina/vcard/"');
});

it.each([{ detail: 'Not found.' }, 'x', { alias: 'andina' }])(
  'ends like a broken answer where a page hands over %o, without a card that says nothing',
  (given) => {
    const html = renderToString(<BrokerProfile alias="andina" locale="es" initialData={given as never} />);
    expect(html).toContain(es.server);
    expect(html).toContain(es.retry);
    expect(html).not.toContain('part="banner"');
  },
);
