import { Heading } from '@corredor/ui/Heading';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import * as css from './AccessAside.css.ts';

/** What the product is for, in a drawing and two sentences: a policy, its term with today on it, and its instalments. */
export function AccessAside() {
  const { t } = useTranslation('access');
  return (
    <div className={css.aside}>
      <svg viewBox="23 7 386 274" aria-hidden="true" strokeWidth="2" className={css.drawing}>
        <rect x="46" y="8" width="340" height="120" rx="16" className={css.behind} />
        <rect x="24" y="26" width="384" height="150" rx="16" className={css.sheet} />
        <rect x="48" y="50" width="44" height="44" rx="12" className={css.tint} />
        <path d="M70 60c4 3 8 4 12 4v9c0 7-5 11-12 14-7-3-12-7-12-14v-9c4 0 8-1 12-4z" className={css.accent} />
        <path d="M65 73l4 4 7-8" className={css.accent} />
        <path d="M108 63h104" strokeWidth="6" className={css.ink} />
        <path d="M108 81h66" strokeWidth="6" className={css.faint} />
        <path d="M328 72h56" strokeWidth="8" className={css.ink} />
        <path d="M50 136h332" strokeWidth="8" className={css.faint} />
        <path d="M50 136h206" strokeWidth="8" className={css.accent} />
        <circle cx="256" cy="136" r="11" strokeWidth="4" className={`${css.sheet} ${css.accent}`} />
        <circle cx="256" cy="136" r="4" className={css.accentFill} />
        <rect x="24" y="194" width="120" height="86" rx="16" className={css.sheet} />
        <circle cx="52" cy="222" r="12" className={css.paid} />
        <path d="M47 222l4 4 7-8" className={css.paidMark} />
        <path d="M44 250h64M44 264h38" strokeWidth="5" className={css.faint} />
        <rect x="156" y="194" width="120" height="86" rx="16" className={`${css.sheet} ${css.nearEdge}`} />
        <circle cx="184" cy="222" r="12" className={css.near} />
        <path d="M184 216v6l4 3" className={css.nearMark} />
        <path d="M176 250h64M176 264h38" strokeWidth="5" className={css.ink} />
        <rect x="288" y="194" width="120" height="86" rx="16" className={css.sheet} />
        <circle cx="316" cy="222" r="12" className={css.later} />
        <path d="M312 222h8" className={css.ink} />
        <path d="M308 250h64M308 264h38" strokeWidth="5" className={css.faint} />
      </svg>
      <div className={css.words}>
        <Heading level={2} size="xxl">
          {t('aside.title')}
        </Heading>
        <Text size="lg">{t('aside.text')}</Text>
      </div>
    </div>
  );
}
