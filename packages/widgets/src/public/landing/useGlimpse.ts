import { call } from '@corredor/core/client';
import { listDirectory } from '@corredor/core/operations';
import { type DirectoryGlimpse, glimpseOf, glimpseQuery } from '@corredor/core/pages';
import { useEffect, useState } from 'react';
import { useClient, useLanguage } from '../../base/app/index.ts';

/** Whom the front page shows of the directory: undefined while it is asked for, null where it cannot be read. */
export function useGlimpse(known?: DirectoryGlimpse): DirectoryGlimpse | null | undefined {
  const client = useClient();
  const { language } = useLanguage();
  const [glimpse, setGlimpse] = useState<DirectoryGlimpse | null | undefined>(known);
  useEffect(() => {
    if (known) return;
    const giveUp = new AbortController();
    const take = (answer: DirectoryGlimpse | null) => !giveUp.signal.aborted && setGlimpse(answer);
    call(client, listDirectory, { query: { ...glimpseQuery, lng: language }, signal: giveUp.signal }).then(
      (page) => take(glimpseOf(page)),
      () => take(null),
    );
    return () => giveUp.abort();
  }, [client, language, known]);
  return glimpse;
}
