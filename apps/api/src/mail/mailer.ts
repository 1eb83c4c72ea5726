import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export interface Mail {
  id: number;
  to: string;
  subject: string;
  text: string;
}
/** Sends one mail or rejects; the outbox decides what then. */
export type Mailer = (mail: Mail) => Promise<void>;

/** Sends by SMTP where an address is given; else writes `.eml` files to a folder that a person can open. */
export function createMailer(options: { smtpUrl: string | null; folder: string; from: string }): Mailer {
  if (options.smtpUrl) {
    const transport = nodemailer.createTransport(options.smtpUrl);
    return async ({ to, subject, text }) => void (await transport.sendMail({ from: options.from, to, subject, text }));
  }
  mkdirSync(options.folder, { recursive: true });
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async ({ id, to, subject, text }) => {
    const { message } = await transport.sendMail({ from: options.from, to, subject, text });
    await writeFile(
      join(options.folder, `${String(id).padStart(6, '0')}-${to.replace(/[^\w.@-]/g, '_')}.eml`),
      message as Buffer,
    );
  };
}
