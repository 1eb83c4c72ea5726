import { firstFigureMark } from '@corredor/core/pages';
import { useEffect } from 'react';

/** Notes on the browser's timeline when the first figures have been painted, unless they were there before the app. */
export function useFirstFigureMark(isDrawn: boolean) {
  useEffect(() => {
    if (!isDrawn || performance.getEntriesByName(firstFigureMark).length > 0) return;
    // What follows a frame follows its paint.
    const frame = requestAnimationFrame(() => setTimeout(() => performance.mark(firstFigureMark)));
    return () => cancelAnimationFrame(frame);
  }, [isDrawn]);
}
