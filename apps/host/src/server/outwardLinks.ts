/**
 * Lets whatever leads out of an embedded page open in a tab of its own: a frame is too small for other sites, and most refuse to stand in
 * one. `hint` says so to those who cannot see it. Calls and mails go to the device's own apps, and files are saved.
 */
export function outwardLinks(markup: string, hint: string): string {
  return markup.replace(/<a ((?:[^>"]|"[^"]*")*)>(.*?)<\/a>/gs, (whole, attributes: string, content: string) => {
    if (!/(?:^| )href="https?:/i.test(attributes) || / target="/.test(` ${attributes}`)) return whole;
    const rel = / ?rel="([^"]*)"/.exec(attributes);
    const rest = attributes.replace(rel?.[0] ?? '', '').trim();
    const relations = [...new Set(['noopener', ...(rel?.[1] ?? '').split(' ').filter(Boolean)])].join(' ');
    return `<a ${rest} target="_blank" rel="${relations}">${content}${hint}</a>`;
  });
}
