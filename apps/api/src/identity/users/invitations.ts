import type { User } from '@corredor/core/api';
import type { Scope } from '../../server/request/scope.ts';
import { hasEnoughMail, type MailToSend, queueMail } from '../../services/mail/index.ts';
import { type AuthWorld, addMailToken } from '../accounts/index.ts';
import type { UserStore } from './users.store.ts';

type Invited = Pick<User, 'id' | 'email' | 'name' | 'language'>;

/** Mails a new user: a link to choose a password, where to log in, or that the address has an account elsewhere. */
export async function mailNewUser(
  scope: Scope,
  world: Pick<AuthWorld, 'brand' | 'publicUrl'>,
  users: UserStore,
  { user, isTaken, hasPassword }: { user: Invited; isTaken: boolean; hasPassword: boolean },
) {
  const senderId = scope.caller.partnerId;
  if (await hasEnoughMail(scope.trx, { to: user.email, purpose: 'invitation', senderId })) return;
  const inviter = await users.find(scope.caller.userId);
  const params = {
    name: user.name,
    partner: await users.partnerName(),
    inviter: (inviter && `${inviter.name} ${inviter.last_name}`.trim()) || inviter?.email || '',
  };
  const login = `${world.publicUrl}/login`;
  const send = (kind: MailToSend['kind'], link: string) =>
    queueMail(scope.trx, world.brand, { to: user.email, kind, language: user.language, link, params, senderId });
  if (isTaken) return send('invite_taken', login);
  if (hasPassword) return send('account_made', login);
  const token = await addMailToken(scope.trx, user.id, 'invite');
  return send('invite', `${world.publicUrl}/password-recovery#token=${token}`);
}
