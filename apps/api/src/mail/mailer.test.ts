import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
