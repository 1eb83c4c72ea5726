import type { TaskAbout } from '@corredor/core/api';
import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { aboutHref } from './aboutHref.ts';

/** The record that a task is about, and the way there for whoever may view it. */
export function AboutLink({ about, tone }: { about: TaskAbout; tone?: 'muted' }) {
  const { t } = useTranslation('tasks');
  const href = aboutHref(about);
  return href ? (
    <Link tone={tone} href={href}>
      {about.label}
    </Link>
  ) : (
    <Text tone="muted">{t(`model.${about.model}`)}</Text>
  );
}
