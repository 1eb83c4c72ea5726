import type { MessageAboutModel } from '@corredor/core/api';
import { lazy, Suspense } from 'react';
import { useCan } from '../base/app/index.ts';

// They come after the record itself.
const SentMessages = lazy(() => import('./RecordMessagesList.tsx'));

/** What was sent to people outside about a record, on its page. */
export function RecordMessages(about: { model: MessageAboutModel; id: number }) {
  const canView = useCan('core_app.view_message');
  return (
    canView && (
      <Suspense fallback={null}>
        <SentMessages {...about} />
      </Suspense>
    )
  );
}
