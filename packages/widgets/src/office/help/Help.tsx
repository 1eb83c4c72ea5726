import { fullPageRoutes, privateRoutes } from '@corredor/core/paths';
import { can } from '@corredor/core/permissions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useSession } from '../../base/app/index.ts';
import type { Brand } from '../../base/brand/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { HelpView } from './HelpView.tsx';
import { type HelpLink, loadTopics } from './topics.ts';

const routes = [...privateRoutes, ...fullPageRoutes];

/** The help in the reader's language, with ways only to screens that this reader may open. */
export function Help({ support }: { support: Brand['support'] }) {
  const { locale } = useLanguage();
  const { permissions } = useSession();
  const { search, entry } = useNavigation();
  const place = `${entry} ${search}`;
  const [query, setQuery] = useState('');
  // Who follows what was found reads it; what was looked for is done.
  const [seen, setSeen] = useState(place);
  if (seen !== place) {
    setSeen(place);
    setQuery('');
  }
  const topics = useQuery({
    queryKey: ['help', locale],
    queryFn: () => loadTopics(locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const mayOpen = (link: HelpLink) => {
    const route = routes.find(({ screen }) => screen === link);
    return route !== undefined && can(permissions, route.permission);
  };
  return (
    <HelpView
      topics={
        topics.data ? { status: 'ready', topics: topics.data } : { status: topics.isError ? 'failed' : 'loading' }
      }
      // Topics were anchors once, and may be kept as such.
      topic={new URLSearchParams(search).get('topic') ?? (decodeURIComponent(window.location.hash.slice(1)) || null)}
      query={query}
      onQueryChange={setQuery}
      onRetry={() => void topics.refetch()}
      mayOpen={mayOpen}
      support={support}
    />
  );
}
