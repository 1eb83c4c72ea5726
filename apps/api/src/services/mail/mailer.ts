import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { makePrivateFolder } from '../../base/settings/index.ts';
import { keepWhole } from '../files/index.ts';
import type { MailFile } from './mailQueue.ts';

export interface Mail {
  id: number;
  to: string;
  subject: string;
  /** Who is answered instead of the sender. */
  replyTo?: string | null;
  text: string;
  files?: readonly MailFile[];
}
/** Sends one mail or rejects; the outbox decides what then. */
export type Mailer = (mail: Mail) => Promise<void>;

/** Sends by SMTP where an address is given; else writes `.eml` files to a folder that a person can open. */
export function createMailer(options: { smtpUrl: string | null; folder: string; from: string }): Mailer {
  if (options.smtpUrl) {
    const transport = nodemailer.createTransport(options.smtpUrl);
    return async (mail) => void (await transport.sendMail(messageOf(options.from, mail)));
  }
  makePrivateFolder(options.folder);
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { id, to } = mail;
    const { message } = await transport.sendMail(messageOf(options.from, mail));
    const name = `${String(id).padStart(6, '0')}-${to.replace(/[^\w.@-]/g, '_')}.eml`;
    // A link in it opens an account: only this program's user may read it.
    await keepWhole(join(options.folder, name), message as Buffer);
  };
}

const messageOf = (from: string, { to, subject, text, replyTo, files = [] }: Mail) => ({
  from,
  to,
  subject,
  text,
  // An object, so that no sign of the address can begin another header or another recipient.
  replyTo: replyTo ? { name: '', address: replyTo } : undefined,
  attachments: files.map(({ name, content }) => ({ filename: name, content })),
});
