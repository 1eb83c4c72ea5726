/** Dials a number that is written for reading. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Opens a mail with a subject and, where given, its first words. */
export function mailLink(email: string, subject: string, body?: string): string {
  const words = body === undefined ? [] : [`body=${encodeURIComponent(body)}`];
  return `mailto:${email}?${[`subject=${encodeURIComponent(subject)}`, ...words].join('&')}`;
}

/** Opens a chat with its first words written already. */
export const whatsappLink = (digits: string, text: string) =>
  `https://wa.me/${digits.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
