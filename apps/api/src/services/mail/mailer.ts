import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { makePrivateFolder } from '../../base/settings/index.ts';
import { keepWhole } from '../files/index.ts';
import { type Letterhead, letterOf, pictureId } from './letter.ts';
import type { MailFile } from './mailQueue.ts';

export interface Mail {
  id: number;
  /** When it was queued: with the id it names one mail for good. */
  queuedAt: string;
  to: string;
  subject: string;
  /** Who is answered instead of the sender. */
  replyTo?: string | null;
  text: string;
  files?: readonly MailFile[];
  /** Whose letter it is, with the bytes of its picture as PNG or JPEG; without one it is the product's, in plain text. */
  letterhead?: (Letterhead & { picture: Buffer | null }) | null;
}
/** Sends one mail or rejects; the outbox decides what then. */
export type Mailer = (mail: Mail) => Promise<void>;

interface MailerOptions {
  smtpUrl: string | null;
  folder: string;
  sender: { name: string; address: string };
  /** How long a server may take over each answer (milliseconds). */
  patience: number;
}
/** Who does not even greet within this time is away (milliseconds). */
const longestGreeting = 20_000;

/** Sends by SMTP where an address is given; else writes `.eml` files to a folder that a person can open. */
export function createMailer({ smtpUrl, folder, sender, patience }: MailerOptions): Mailer {
  if (smtpUrl) {
    const greeting = Math.min(longestGreeting, patience);
    const transport = nodemailer.createTransport({
      url: smtpUrl,
      connectionTimeout: greeting,
      greetingTimeout: greeting,
      socketTimeout: patience,
    });
    return async (mail) => void (await transport.sendMail(messageOf(sender, mail)));
  }
  makePrivateFolder(folder);
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { id, to } = mail;
    const { message } = await transport.sendMail(messageOf(sender, mail));
    const name = `${String(id).padStart(6, '0')}-${to.replace(/[^\w.@-]/g, '_')}.eml`;
    // A link in it opens an account: only this program's user may read it.
    await keepWhole(join(folder, name), message as Buffer);
  };
}

/** What stands between whose letter it is and who carries it. */
const via = { es: 'vía', en: 'via' } as const;

function messageOf(
  sender: MailerOptions['sender'],
  { to, subject, text, replyTo, files = [], letterhead, ...mail }: Mail,
) {
  const picture = letterhead?.picture;
  const inside = picture
    ? [
        {
          filename: picture[0] === 0xff ? 'logo.jpg' : 'logo.png',
          content: picture,
          cid: pictureId,
          contentDisposition: 'inline' as const,
        },
      ]
    : [];
  return {
    from: letterhead ? { ...sender, name: `${letterhead.name} ${via[letterhead.language]} ${sender.name}` } : sender,
    to,
    subject,
    text,
    html: letterhead ? letterOf(text, letterhead, inside.length > 0) : undefined,
    // A second copy of a mail has the same, so that mail programs can tell it.
    messageId: `<corredor.${mail.id}.${Date.parse(mail.queuedAt)}@${sender.address.split('@').at(-1)}>`,
    // Absence notes and other machines do not answer it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // An object, so that no sign of the address can begin another header or another recipient.
    replyTo: replyTo ? { name: letterhead?.name ?? '', address: replyTo } : undefined,
    attachments: [...inside, ...files.map(({ name, content }) => ({ filename: name, content }))],
  };
}
