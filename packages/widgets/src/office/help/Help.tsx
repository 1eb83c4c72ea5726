import { fullPageRoutes, privateRoutes } from '@corredor/core/paths';
import { can } from '@corredor/core/permissions';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage, useSession } from '../../base/app/index.ts';
import type { Brand } from '../../base/brand/index.ts';
import { HelpView } from './HelpView.tsx';
import { type HelpLink, loadTopics } from './topics.ts';

const routes = [...privateRoutes, ...fullPageRoutes];

/** The help in the reader's language, with ways only to screens that this reader may open. */
export function Help({ support }: { support: Brand['support'] }) {
  const { locale } = useLanguage();
  const { permissions } = useSession();
  const [query, setQuery] = useState('');
  const topics = useQuery({
    queryKey: ['help', locale],
    queryFn: () => loadTopics(locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isReady = topics.data !== undefined;
  useEffect(() => {
    const place = isReady && document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (!place) return;
    // The page goes to its top when it is entered; this comes after it.
    const frame = requestAnimationFrame(() => {
      place.scrollIntoView();
      place.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
  const mayOpen = (link: HelpLink) => {
    const route = routes.find(({ screen }) => screen === link);
    return route !== undefined && can(permissions, route.permission);
  };
  return (
    <HelpView
      topics={
        topics.data ? { status: 'ready', topics: topics.data } : { status: topics.isError ? 'failed' : 'loading' }
      }
      query={query}
      onQueryChange={setQuery}
      onRetry={() => void topics.refetch()}
      mayOpen={mayOpen}
      support={support}
    />
  );
}
