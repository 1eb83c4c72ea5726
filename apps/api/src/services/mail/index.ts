export { type AllowedMail, hasEnoughMail } from './allowances.ts';
export { type Letterhead, letterOf } from './letter.ts';
export { createMailer, type Mail, type Mailer } from './mailer.ts';
export { type MailFile, type MailToSend, type QueuedMail, queueMail } from './mailQueue.ts';
export { startOutbox } from './outbox.ts';
