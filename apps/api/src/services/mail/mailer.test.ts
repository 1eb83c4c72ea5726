import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { createMailer } from './index.ts';

const mail = {
  id: 7,
  to: 'ana@example.com',
  subject: 'Confirme su correo',
  text: 'Abra este enlace:\n\nhttp://localhost/é',
};
const from = 'Corredor <no-reply@localhost>';
const folder = mkdtempSync(join(tmpdir(), 'corredor-mail-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('writes a mail that a mail program can open where no SMTP server is given', async () => {
  await createMailer({ smtpUrl: null, folder, from })(mail);
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
  await createMailer({ smtpUrl: null, folder: open, from })(mail);
  const modeOf = (name: string) => statSync(join(open, name)).mode & 0o777;
  expect(['.', 'below', 'below/old.eml', '000007-ana@example.com.eml'].map(modeOf)).toEqual([
    0o700, 0o755, 0o644, 0o600,
  ]);
});

it('hands a mail to the SMTP server, and fails where that one refuses it', async () => {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('no-') ? new Error('Unknown') : null),
    onData: (stream, _session, done) => {
      stream.on('data', (part: Buffer) => received.push(part));
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const send = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, folder, from });
  await send(mail);
  expect((await PostalMime.parse(Buffer.concat(received))).subject).toBe(mail.subject);
  await expect(send({ ...mail, to: 'no-one@example.com' })).rejects.toThrow();
  await new Promise<void>((resolve) => server.close(resolve));
});
