import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, expect, it } from 'vitest';
import { aMailServer } from '../../testing/aMailServer.ts';
import { createMailer } from './index.ts';

const mail = {
  id: 7,
  queuedAt: '2026-11-28T01:04:55.123Z',
  to: 'ana@example.com',
  subject: 'Confirme su correo',
  text: 'Abra este enlace:\n\nhttp://localhost/é',
};
const sender = { name: 'Corredor', address: 'no-reply@localhost' };
const patience = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'corredor-mail-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('writes a mail that a mail program can open where no SMTP server is given', async () => {
  await createMailer({ smtpUrl: null, folder, sender, patience })(mail);
  const [name = ''] = readdirSync(folder);
  expect(name).toBe('000007-ana@example.com.eml');
  const opened = await PostalMime.parse(readFileSync(join(folder, name)));
  expect([opened.subject, opened.to?.[0]?.address, opened.text?.trim()]).toEqual([mail.subject, mail.to, mail.text]);
});

it('writes where nobody else reads, and closes a folder that others could enter, without touching what is in it', async () => {
  const open = join(folder, 'open');
  mkdirSync(join(open, 'below'), { recursive: true });
  writeFileSync(join(open, 'below', 'old.eml'), 'old');
  for (const place of [open, join(open, 'below')]) chmodSync(place, 0o755);
  chmodSync(join(open, 'below', 'old.eml'), 0o644);
  await createMailer({ smtpUrl: null, folder: open, sender, patience })(mail);
  const modeOf = (name: string) => statSync(join(open, name)).mode & 0o777;
  expect(['.', 'below', 'below/old.eml', '000007-ana@example.com.eml'].map(modeOf)).toEqual([
    0o700, 0o755, 0o644, 0o600,
  ]);
});

it('hands a mail to the SMTP server, and fails where that one refuses it', async () => {
  const server = await aMailServer();
  const send = createMailer({ smtpUrl: server.url, folder, sender, patience });
  await send(mail);
  expect(server.countOf(mail.subject)).toBe(1);
  await expect(send({ ...mail, to: 'no-one@example.com' })).rejects.toThrow();
  await server.close();
});

it('says of every mail that a machine wrote it, so that no absence note answers', async () => {
  const server = await aMailServer();
  for (const smtpUrl of [server.url, null]) await createMailer({ smtpUrl, folder, sender, patience })(mail);
  await server.close();
  const [name = ''] = readdirSync(folder);
  const written = await PostalMime.parse(readFileSync(join(folder, name)));
  for (const { headers } of [...server.received, written])
    expect(headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  expect(server.received).toHaveLength(1);
});

it('goes in the name of a brokerage, as HTML beside the text, with its picture inside and nothing from outside', async () => {
  const text = [
    'Estimada Ana <b>:',
    'La cuota 1 venció.',
    'Póliza: VH-1\nPor pagar: $1.500,00',
    '- una\n- dos',
    'Seguros & Cía.\n+593 99 123 4567',
  ].join('\n\n');
  const picture = Buffer.from('89504e470d0a1a0a', 'hex');
  const letterhead = { name: 'Seguros & Cía.', image: '/api/public/images/x/', language: 'es' as const, picture };
  const send = createMailer({ smtpUrl: null, folder, sender, patience });
  await send({ ...mail, text, replyTo: 'oficina@andes.example', letterhead });
  const [name = ''] = readdirSync(folder);
  const opened = await PostalMime.parse(readFileSync(join(folder, name)));
  expect(opened.from).toEqual({ name: 'Seguros & Cía. vía Corredor', address: sender.address });
  expect(opened.replyTo).toEqual([{ name: 'Seguros & Cía.', address: 'oficina@andes.example' }]);
  expect(opened.text?.trim()).toBe(text);
  const html = opened.html ?? '';
  const [cid] = /(?<=src="cid:)[^"]+/.exec(html) ?? [];
  expect(opened.attachments.map(({ contentId, mimeType, disposition }) => [contentId, mimeType, disposition])).toEqual([
    [`<${cid}>`, 'image/png', 'inline'],
  ]);
  expect(html).toContain('Estimada Ana &lt;b&gt;:');
  expect(html).toMatch(/<th [^>]*>Póliza<\/th><td [^>]*>VH-1<\/td>/);
  expect(html).toMatch(/<li [^>]*>una<\/li><li [^>]*>dos<\/li>/);
  expect(html).not.toMatch(/https?:|url\(|<script|<link/);
});

it('shows the name of a brokerage that has no picture, and the product in its own mails as text alone', async () => {
  const send = createMailer({ smtpUrl: null, folder, sender, patience });
  const letterhead = { name: 'Andes', image: null, language: 'en' as const, picture: null };
  await send({ ...mail, id: 1, letterhead });
  await send({ ...mail, id: 2 });
  const [first, second] = await Promise.all(
    readdirSync(folder)
      .toSorted()
      .map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
  expect(first?.from?.name).toBe('Andes via Corredor');
  expect(first?.html).toContain('<strong style="font-size:18px">Andes</strong>');
  expect([second?.from?.name, second?.html]).toEqual(['Corredor', undefined]);
});
