import type { User } from '@corredor/core/api';

/** What a user is called: by name, or by the address where there is none. */
export const userName = ({ name, last_name, email }: Pick<User, 'name' | 'last_name' | 'email'>) =>
  `${name} ${last_name}`.trim() || email;
