import { paths } from '@corredor/core/paths';
import { Box } from '@corredor/ui/Box';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { EmptyState } from '@corredor/ui/EmptyState';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Heading } from '@corredor/ui/Heading';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { PageHeader } from '@corredor/ui/PageHeader';
import { SearchField } from '@corredor/ui/SearchField';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { type Brand, phoneLink } from '../../base/brand/index.ts';
import * as css from './HelpView.css.ts';
import { findTopics, type HelpBlock, type HelpLink, type HelpTopic, isHelpLink } from './topics.ts';

interface HelpViewProps {
  topics: { status: 'loading' } | { status: 'failed' } | { status: 'ready'; topics: readonly HelpTopic[] };
  query: string;
  onQueryChange: (query: string) => void;
  onRetry: () => void;
  /** Whether the reader may open a screen. */
  mayOpen: (link: HelpLink) => boolean;
  support: Brand['support'];
}

/** The help: topics to search and to link to, and how to reach a person. */
export function HelpView({ topics, query, onQueryChange, onRetry, mayOpen, support }: HelpViewProps) {
  const { t } = useTranslation('help');
  const found = topics.status === 'ready' ? findTopics(topics.topics, query) : [];
  return (
    <Stack gap="large">
      <PageHeader title={t('title')} context={t('context')} />
      <Box width="text">
        <SearchField label={t('search')} placeholder={t('search')} value={query} onChange={onQueryChange} />
      </Box>
      <div role="status">
        <VisuallyHidden>{query.trim() && t('found', { number: found.length })}</VisuallyHidden>
      </div>
      {topics.status === 'loading' && (
        <div aria-busy="true">
          <Stack gap="medium">
            <Skeleton width="40%" />
            <Skeleton shape="rows" height="12rem" />
          </Stack>
        </div>
      )}
      {topics.status === 'failed' && <ErrorState title={t('failed')} onRetry={onRetry} />}
      {topics.status === 'ready' && found.length === 0 && (
        <EmptyState
          drawing="search"
          title={t('noMatch.title', { query: query.trim() })}
          text={t('noMatch.text')}
          action={<Button onPress={() => onQueryChange('')}>{t('noMatch.clear')}</Button>}
        />
      )}
      {found.length > 0 && (
        <div className={css.page}>
          <nav className={css.aside} aria-label={t('topics')}>
            <Text weight="semibold" tone="strong">
              {t('topics')}
            </Text>
            <ul className={css.contents}>
              {found.map(({ id, title }) => (
                <li key={id}>
                  <a className={css.anchor} href={`#${id}`}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Stack gap="large">
            {found.map((topic) => (
              <Topic key={topic.id} topic={topic} mayOpen={mayOpen} />
            ))}
          </Stack>
        </div>
      )}
      <Card title={t('contact.title')} description={t('contact.text', { hours: support.hours })}>
        <Inline gap="large">
          <Link href={phoneLink(support.phone)}>{t('contact.phone', { phone: support.phone })}</Link>
          <Link href={`mailto:${support.email}`}>{t('contact.email', { email: support.email })}</Link>
        </Inline>
      </Card>
    </Stack>
  );
}

function Topic({ topic, mayOpen }: { topic: HelpTopic } & Pick<HelpViewProps, 'mayOpen'>) {
  const links = topic.blocks.flatMap(({ link, text }) =>
    link !== undefined && isHelpLink(link) && mayOpen(link) ? [{ link, text }] : [],
  );
  return (
    <section id={topic.id} tabIndex={-1} className={css.topic} aria-labelledby={`${topic.id}-title`}>
      <Stack gap="small">
        <Heading level={2} size="lg" id={`${topic.id}-title`}>
          {topic.title}
        </Heading>
        {topic.blocks.map((block) => (
          <Block key={block.text ?? block.steps?.[0] ?? block.list?.[0]} block={block} />
        ))}
        {links.length > 0 && (
          <Inline gap="medium">
            {links.map(({ link, text }) => (
              <Link key={link} href={paths[link]()}>
                {text}
              </Link>
            ))}
          </Inline>
        )}
      </Stack>
    </section>
  );
}

function Block({ block: { text, steps, list, link } }: { block: HelpBlock }) {
  if (link) return null;
  if (text) return <Text>{text}</Text>;
  const Items = steps ? 'ol' : 'ul';
  return (
    <Items className={css.items}>
      {(steps ?? list ?? []).map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Items>
  );
}
