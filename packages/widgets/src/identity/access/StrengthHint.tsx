import { type PasswordStrength, passwordStrength } from '@corredor/core/validation';
import { useTranslation } from 'react-i18next';
import { type AroundNewPassword, useNewPasswordProblem } from '../../base/passwords/index.ts';
import * as css from './StrengthHint.css.ts';

const tones: Record<PasswordStrength, keyof typeof css.filled> = {
  0: 'weak',
  1: 'weak',
  2: 'fair',
  3: 'good',
  4: 'good',
};

interface StrengthHintProps {
  password: string;
  around?: AroundNewPassword;
  /** The field itself says what is wrong. */
  isSaid?: boolean;
}

/** Guesses how hard a password is to guess while it is typed, and says what it would be refused for; before that, says what is asked of it. */
export function StrengthHint({ password, around, isSaid = false }: StrengthHintProps) {
  const { t } = useTranslation(['access', 'common', 'basics']);
  const problem = useNewPasswordProblem(password, around);
  if (password === '') return t('field.passwordHelp');
  const strength = problem ? 0 : passwordStrength(password);
  return (
    <>
      <span className={css.hint}>
        <span aria-hidden="true" className={css.track}>
          {[1, 2, 3, 4].map((step) => (
            <span key={step} className={step <= strength ? `${css.part} ${css.filled[tones[strength]]}` : css.part} />
          ))}
        </span>
        <span>{t('field.strength', { strength: t(`common:passwordStrength.${strength}`) })}</span>
      </span>
      {problem && !isSaid && <span className={css.problem}>{t(`basics:validation.password.${problem}`)}</span>}
    </>
  );
}
