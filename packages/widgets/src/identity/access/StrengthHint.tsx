import { type PasswordStrength, passwordStrength } from '@corredor/core/validation';
import { useTranslation } from 'react-i18next';
import * as css from './StrengthHint.css.ts';

const tones: Record<PasswordStrength, keyof typeof css.filled> = {
  0: 'weak',
  1: 'weak',
  2: 'fair',
  3: 'good',
  4: 'good',
};

/** Guesses how hard a password is to guess while it is typed; before that, says what is asked of it. */
export function StrengthHint({ password }: { password: string }) {
  const { t } = useTranslation(['access', 'common']);
  if (password === '') return t('field.passwordHelp');
  const strength = passwordStrength(password);
  return (
    <span className={css.hint}>
      <span aria-hidden="true" className={css.track}>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={step <= strength ? `${css.part} ${css.filled[tones[strength]]}` : css.part} />
        ))}
      </span>
      <span>{t('field.strength', { strength: t(`common:passwordStrength.${strength}`) })}</span>
    </span>
  );
}
