import { paths } from '@corredor/core/paths';
import { Box } from '@corredor/ui/Box';
import { Breadcrumbs } from '@corredor/ui/Breadcrumbs';
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
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Brand, phoneLink } from '../../base/brand/index.ts';
import * as css from './HelpView.css.ts';
import { findTopics, type HelpBlock, type HelpLink, type HelpTopic, isHelpLink } from './topics.ts';

interface HelpViewProps {
  topics: { status: 'loading' } | { status: 'failed' } | { status: 'ready'; topics: readonly HelpTopic[] };
  /** The topic that is read; null where all of them are listed. */
  topic: string | null;
  query: string;
  onQueryChange: (query: string) => void;
  onRetry: () => void;
  /** Whether the reader may open a screen. */
  mayOpen: (link: HelpLink) => boolean;
  support: Brand['support'];
}

/** The help: topics to search and to link to, and how to reach a person. */
export function HelpView({ topics, topic, query, onQueryChange, onRetry, mayOpen, support }: HelpViewProps) {
  const { t } = useTranslation('help');
  const found = topics.status === 'ready' ? findTopics(topics.topics, query) : [];
  const shown = found.find(({ id }) => id === topic);
  // Whoever looks for something sees all that holds it.
  const isOpen = shown !== undefined && query.trim() === '';
  const page = useLeadToTopic(topics.status === 'ready' ? (isOpen ? shown.id : '') : undefined);
  return (
    <div ref={page}>
      <Stack gap="large">
        <PageHeader
          title={isOpen ? shown.title : t('title')}
          context={isOpen ? undefined : t('context')}
          breadcrumbs={
            isOpen && <Breadcrumbs items={[{ label: t('title'), href: paths.help() }, { label: shown.title }]} />
          }
        />
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
        {isOpen && <OneTopic topics={found} topic={shown} mayOpen={mayOpen} />}
        {!isOpen && found.length > 0 && (
          <ul className={css.index}>
            {found.map((one) => (
              <li key={one.id} className={css.entry}>
                <Heading level={2} size="md">
                  <Link tone="strong" href={paths.help({ topic: one.id })}>
                    {one.title}
                  </Link>
                </Heading>
                <p className={css.beginning}>{one.blocks.find(({ text, link }) => text && !link)?.text}</p>
              </li>
            ))}
          </ul>
        )}
        <Card title={t('contact.title')} description={t('contact.text', { hours: support.hours })}>
          <Inline gap="large">
            <Link href={phoneLink(support.phone)}>{t('contact.phone', { phone: support.phone })}</Link>
            <Link href={`mailto:${support.email}`}>{t('contact.email', { email: support.email })}</Link>
          </Inline>
        </Card>
      </Stack>
    </div>
  );
}

/** Another topic begins at its head: there the page stands, and there the keyboard goes on. */
function useLeadToTopic(topic: string | undefined) {
  const page = useRef<HTMLDivElement>(null);
  const seen = useRef(topic);
  useEffect(() => {
    if (seen.current === topic) return;
    const isFirst = seen.current === undefined;
    seen.current = topic;
    const head = page.current?.querySelector('h1');
    if (!head || !topic || isFirst) return;
    head.tabIndex = -1;
    head.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [topic]);
  return page;
}

interface OneTopicProps extends Pick<HelpViewProps, 'mayOpen'> {
  topics: readonly HelpTopic[];
  topic: HelpTopic;
}
/** One topic, beside the names of all, with the ways to those before and after it. */
function OneTopic({ topics, topic, mayOpen }: OneTopicProps) {
  const { t } = useTranslation('help');
  const links = topic.blocks.flatMap(({ link, text }) =>
    link !== undefined && isHelpLink(link) && mayOpen(link) ? [{ link, text }] : [],
  );
  const at = topics.indexOf(topic);
  const [before, after] = [topics[at - 1], topics[at + 1]];
  return (
    <div className={css.page}>
      <nav className={css.aside} aria-label={t('topics')}>
        <Text weight="semibold" tone="strong">
          {t('topics')}
        </Text>
        <ul className={css.contents}>
          {topics.map(({ id, title }) => (
            <li key={id}>
              <Link tone="strong" href={paths.help({ topic: id })} aria-current={id === topic.id ? 'page' : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <article>
        <Stack gap="small">
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
          <Spread>
            {before ? (
              <Link href={paths.help({ topic: before.id })}>{t('before', { title: before.title })}</Link>
            ) : (
              <span />
            )}
            {after && <Link href={paths.help({ topic: after.id })}>{t('after', { title: after.title })}</Link>}
          </Spread>
        </Stack>
      </article>
    </div>
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
