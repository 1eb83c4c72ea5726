import { Chip } from '@corredor/ui/Chip';
import { Heading } from '@corredor/ui/Heading';
import { TermBar } from '@corredor/ui/TermBar';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { LandingPoint } from './LandingPoint.tsx';
import { columns } from './LandingSection.css.ts';
import { LandingSection } from './LandingSection.tsx';
import * as css from './LandingYear.css.ts';
import { type Moment, moments, term } from './year.ts';

/** What changes in a broker's year: a policy at five moments of it, each with its own line as the product draws it. */
export function LandingYear() {
  const { t } = useTranslation('landing');
  return (
    <LandingSection id="benefits" title={t('benefits.title')} text={t('benefits.text')}>
      <ol className={css.moments}>
        {moments.map((moment) => (
          <li key={moment.id} className={css.moment}>
            <MomentOf moment={moment} />
          </li>
        ))}
      </ol>
      <div className={columns}>
        <LandingPoint title={t('benefits.excel.title')} text={t('benefits.excel.text')} />
        <LandingPoint title={t('benefits.team.title')} text={t('benefits.team.text')} />
      </div>
    </LandingSection>
  );
}

function MomentOf({ moment: { id, left, chip, next, ...line } }: { moment: Moment }) {
  const { t } = useTranslation('landing');
  return (
    <>
      <div className={css.words}>
        <Text size="sm" weight="medium" tone="muted">
          {t(`benefits.${id}.when`)}
        </Text>
        <Heading level={3}>{t(`benefits.${id}.title`)}</Heading>
        <Text>{t(`benefits.${id}.text`)}</Text>
      </div>
      <div className={css.paper}>
        <div className={css.head}>
          <Text as="span" size="sm" weight="medium" tone="strong">
            {t('benefits.example')}
          </Text>
          <Chip tone={chip}>{t(`benefits.${id}.state`)}</Chip>
        </div>
        <TermBar
          {...term}
          {...line}
          label={t('benefits.line', { when: t(`benefits.${id}.when`) })}
          tone="positive"
          note={t('benefits.left', { count: left })}
          summary={t(`benefits.${id}.summary`)}
          next={next ? { label: t('benefits.next') } : undefined}
        />
      </div>
    </>
  );
}
