import { canBeMobile } from '@corredor/core/phones';
import { type PublicProfile, safeHref, type Words } from '../embed/index.ts';
import type { ContactChannel, ProfileMessageId } from './profile.types.ts';

/** A way to reach the broker, in the visitor's words. */
export interface ContactLink {
  channel: ContactChannel;
  href: string;
  text: string;
}

/** Phone, chat and mail, with their first words written; no chat with a number that is no mobile's. */
export function contactLinks(profile: PublicProfile, say: Words<ProfileMessageId>): ContactLink[] {
  const { phone, phone_label, email, name } = profile;
  const digits = phone.replace(/\D/g, '');
  const chat = `https://wa.me/${digits}?text=${encodeURIComponent(say('whatsappText', { name }))}`;
  const mail = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  const links: ContactLink[] = [
    { channel: 'phone', href: `tel:+${digits}`, text: say('phone', { phone: phone_label }) },
    { channel: 'whatsapp', href: chat, text: say('whatsapp') },
    { channel: 'email', href: mail, text: say('email', { email }) },
  ];
  const isThere: Partial<Record<ContactChannel, unknown>> = {
    phone: digits,
    whatsapp: digits && canBeMobile(`+${digits}`),
    email,
  };
  return links.filter(({ channel }) => isThere[channel]);
}

/** The broker's own site, where it is one. */
export function websiteLink({ website }: PublicProfile): ContactLink | undefined {
  const href = safeHref(website);
  return href ? { channel: 'website', href, text: href.replace(/^https?:\/\/(www\.)?|\/$/gi, '') } : undefined;
}
