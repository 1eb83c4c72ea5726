import type { User } from '@corredor/core/api';

/** A user as the form holds it. */
export interface UserValues {
  email: string;
  name: string;
  last_name: string;
  role_id: number | null;
  language: 'es' | 'en';
  can_use_mobile_app: boolean;
  password: string;
  confirm_password: string;
}

/** The form of a user, or of a new one in the brokerage's language. */
export const toUserValues = (user: User | undefined, language: 'es' | 'en'): UserValues => ({
  email: user?.email ?? '',
  name: user?.name ?? '',
  last_name: user?.last_name ?? '',
  role_id: user?.role_id ?? null,
  language: user?.language ?? language,
  can_use_mobile_app: user?.can_use_mobile_app ?? false,
  password: '',
  confirm_password: '',
});

/** What is sent; a password that was left empty is not. */
export const toUserInput = ({ password, confirm_password, ...values }: UserValues) => ({
  ...values,
  email: values.email.trim(),
  name: values.name.trim(),
  last_name: values.last_name.trim(),
  password: password || undefined,
  confirm_password: confirm_password || undefined,
});
