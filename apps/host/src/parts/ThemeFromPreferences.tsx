import { keepLook } from '@corredor/core/session';
import { themeClass } from '@corredor/ui/theme';
import { usePreferences } from '@corredor/widgets/data';
import { useLayoutEffect } from 'react';

/** Dresses the page as the signed-in user likes it, and lets the browser remember it for the next page that begins here. */
export function ThemeFromPreferences() {
  const { theme, density, isKnown } = usePreferences();
  useLayoutEffect(() => {
    // Until the server has answered, the page looks as it did the last time.
    if (!isKnown) return;
    wear(themeClass({ theme, density }));
    try {
      keepLook(localStorage, { theme, density });
    } catch {
      // Storage is blocked or full; the page begins in the usual look.
    }
  }, [theme, density, isKnown]);
  useLayoutEffect(
    () => () => {
      wear(themeClass());
    },
    [],
  );
  return null;
}

/** Changes the look at once: words that fade into their new colour would be dark on dark meanwhile. */
function wear(look: string) {
  const root = document.documentElement;
  if (root.className === look) return;
  root.className = look;
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}
